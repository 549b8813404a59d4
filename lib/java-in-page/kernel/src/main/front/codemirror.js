// A field for Java: CodeMirror with the page's colours, completion and errors by javac.

/*!
CodeMirror and Lezer (MIT License), bundled below.
Copyright (C) 2016-2024 by Marijn Haverbeke <marijn@haverbeke.berlin> and others

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
*/

import { acceptCompletion, autocompletion, completionKeymap, startCompletion } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from "@codemirror/commands";
import { java } from "@codemirror/lang-java";
import { bracketMatching, HighlightStyle, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { setDiagnostics } from "@codemirror/lint";
import { EditorState, Prec } from "@codemirror/state";
import { EditorView, hoverTooltip, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const COLOURS = syntaxHighlighting(HighlightStyle.define([
  { tag: [tags.keyword, tags.standard(tags.typeName)], color: "var(--kw)" },
  { tag: [tags.string, tags.character], color: "var(--str)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--num)" },
  { tag: tags.comment, color: "var(--note)", fontStyle: "italic" },
]));

const LOOK = EditorView.theme({
  "&": { color: "inherit", fontSize: "inherit" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "inherit", lineHeight: "inherit" },
  ".cm-content": { caretColor: "var(--ink)", padding: "0" },
  ".cm-line": { padding: "0" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-tooltip": { background: "var(--paper)", color: "var(--ink)", border: "1px solid var(--line)" },
  ".cm-tooltip-hover, .cm-tooltip .cm-diagnostic": {
    padding: "0.3em 0.6em", whiteSpace: "pre-wrap", maxWidth: "min(40em, 90vw)",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "inherit", maxWidth: "min(44em, 92vw)" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { background: "var(--link)", color: "var(--paper)" },
  ".cm-completionDetail": { fontStyle: "normal", opacity: "0.75", marginLeft: "0" },
});

/** What may stand at the cursor, computed when a reader has begun a word, put a dot, or pressed Tab. */
const completions = (complete) => async ({ state, pos, explicit }) => {
  const before = state.sliceDoc(Math.max(0, pos - 40), pos);
  if (!explicit && !/[\p{L}\p{N}_$.]$/u.test(before)) return null;
  const { start, items } = await complete(state.doc.toString(), pos);
  return {
    from: start,
    validFor: /^[\p{L}\p{N}_$]*$/u,
    options: items.map(({ text, detail }) => ({
      label: text,
      detail: detail.startsWith(text) ? detail.slice(text.length) : "  " + detail,
      type: detail.includes("(") ? "method" : "variable",
    })),
  };
};

const inspections = (inspect) => hoverTooltip(async (view, pos) => {
  const info = await inspect(view.state.doc.toString(), pos);
  if (!info) return null;
  return {
    pos,
    create() {
      const dom = document.createElement("div");
      dom.textContent = info;
      return { dom };
    },
  };
});

/** Behind a word or a dot Tab completes, elsewhere it indents. */
function completeOrIndent(view) {
  const { from, empty } = view.state.selection.main;
  if (empty && /[\p{L}\p{N}_$.]$/u.test(view.state.sliceDoc(Math.max(0, from - 1), from))) return startCompletion(view);
  return indentMore(view);
}

/**
 * A field in `parent`: { view, text(), mark(errors) }.
 * @param run on Shift+Enter; leave on Escape; edited with each change
 */
export function javaField(parent, text, { complete, inspect, run, leave, edited }) {
  const done = (action) => () => { action(); return true; };
  const keys = [
    { key: "Shift-Enter", run: done(run) },
    { key: "Mod-Enter", run: done(run) },
    { key: "Tab", run: (view) => acceptCompletion(view) || completeOrIndent(view) },
    { key: "Shift-Tab", run: indentLess },
  ];
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        Prec.highest(keymap.of(keys)),
        keymap.of([...completionKeymap, { key: "Escape", run: done(leave) }, ...defaultKeymap, ...historyKeymap]),
        history(), java(), bracketMatching(), indentUnit.of("    "), COLOURS, LOOK, EditorView.lineWrapping,
        autocompletion({ override: [completions(complete)], icons: false }),
        inspections(inspect),
        EditorView.contentAttributes.of({ "aria-label": "Java" }),
        EditorView.updateListener.of((update) => { if (update.docChanged) edited(); }),
      ],
    }),
  });
  return {
    view,
    text: () => view.state.doc.toString(),
    /** javac's errors at their places. */
    mark(errors) {
      const { length } = view.state.doc;
      const marks = errors.map(({ start, end, text: message }) => ({
        from: Math.min(start, length), to: Math.min(end, length), severity: "error", message,
      }));
      view.dispatch(setDiagnostics(view.state, marks));
    },
  };
}
