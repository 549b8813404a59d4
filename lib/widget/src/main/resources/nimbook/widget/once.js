// What a model names as its module. A page never forgets a module that it has loaded, so each text of a stage is loaded once,
// however many figures it draws and however often their cells run again.
const id = "$ID";
const once = (globalThis.nimbookModules ??= new Map());

function loaded(model) {
  if (!once.has(id)) {
    const url = URL.createObjectURL(new Blob([model.get("front")], { type: "text/javascript" }));
    const module = import(url).finally(() => URL.revokeObjectURL(url));
    module.catch(() => once.delete(id));
    once.set(id, module);
  }
  return once.get(id);
}

// JupyterLab's manager of widgets holds a closed model as long as its kernel: what is large in it goes. Twice, for a model also remembers
// what it was before the last change.
function emptied(model) {
  model.on("destroy", () => [1, 2].forEach(() => model.set({ front: "", figures: null, _css: "" }, { silent: true })));
}

export default {
  initialize: ({ model }) => emptied(model),
  render: async (context) => (await loaded(context.model)).default.render(context),
};
