/** Stands in for Zod's JSON schemas in browsers, where nobody documents one. */
const documentNothing = (): (() => undefined) => () => undefined;

export {
  documentNothing as createStandardJSONSchemaMethod,
  documentNothing as createToJSONSchemaMethod,
  documentNothing as toJSONSchema,
};
