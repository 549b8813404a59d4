// Numbers as tones, one after the other: the least is the deepest.

/** A tone, in seconds: eight a second are still told apart. */
const EACH = 0.12;

/** Hertz of the least and of the greatest number: three octaves that small loudspeakers have. */
const LOW = 220, HIGH = 1760;

let context = null;
let playing = [];

/** Ends what is heard. */
export function silence() {
  for (const tone of playing) tone.stop();
  playing = [];
}

/**
 * Plays numbers; where one is null there is a rest. What was heard before ends.
 * @param least, greatest of the figure, so that one pitch is one number in all of it
 */
export function play(numbers, least, greatest) {
  context ??= new AudioContext();
  silence();
  const loud = context.createGain();
  loud.gain.value = 0.2;
  loud.connect(context.destination);
  playing = numbers.flatMap((number, i) => {
    if (number === null || number === undefined) return [];
    const tone = context.createOscillator(), at = context.currentTime + 0.05 + i * EACH;
    const share = greatest > least ? (number - least) / (greatest - least) : 0.5;
    tone.frequency.value = LOW * (HIGH / LOW) ** share;
    tone.connect(loud);
    tone.start(at);
    tone.stop(at + 0.9 * EACH);
    return [tone];
  });
}
