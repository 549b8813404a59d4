// What a model names as its module. `moduleIds` stands in front of this text: the modules that draw the model, whose
// texts are its value "front".

import { stageOf } from "./modules.js";

// JupyterLab's manager of widgets holds a closed model as long as its kernel: what is large in it goes. Twice, for a
// model also remembers what it was before the last change.
function emptied(model) {
  model.on("destroy", () => [1, 2].forEach(() => model.set({ front: {}, figures: null, _css: "" }, { silent: true })));
}

export default {
  initialize: ({ model }) => emptied(model),
  render: async (context) => (await stageOf(context.model.get("front"), moduleIds))(context),
};
