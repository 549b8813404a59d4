// ES modules whose texts are values of a model. A browser keeps every module that it has loaded, so each is loaded once
// a page.

const loaded = (globalThis.nimbookModules ??= new Map());

/** The module of a text; the id stands for the text, which may be gone once it is loaded. */
function load(id, text) {
  if (!loaded.has(id)) {
    const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    const module = import(url).finally(() => URL.revokeObjectURL(url));
    module.catch(() => loaded.delete(id));
    loaded.set(id, module);
  }
  return loaded.get(id);
}

/**
 * The function ({ model, el }) that draws a stage.
 * @param texts of modules by id: the stage's, then those of components, whose exported functions draw the kinds of
 * figures
 * @param ids the same ids, where the texts may be gone
 */
export async function stageOf(texts, ids = Object.keys(texts)) {
  const [stage, ...components] = await Promise.all(ids.map((id) => load(id, texts[id])));
  return (context) => stage.render({ ...context, components: Object.assign({}, ...components) });
}
