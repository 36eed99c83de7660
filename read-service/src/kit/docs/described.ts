/** Adds descriptions to parameters and body fields whose schema has none. */

type Described = { description?: string };
type Parameter = Described & { readonly name?: string; readonly schema?: Described };
type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content?: Readonly<
      Record<string, { readonly schema?: { readonly properties?: Record<string, Described> } }>
    >;
  };
};
type Document = { readonly paths?: Readonly<Record<string, unknown>> };

/**
 * @param document as it was made for this answer: it is filled in, and given back
 * @param words by the parameter's name
 */
export const described = <Given extends Document>(
  document: Given,
  words: Readonly<Record<string, string>>,
): Given => {
  const describe = (target: Described, name: string): void => {
    const says = words[name];
    if (says !== undefined) target.description ??= says;
  };
  const operations = Object.values(document.paths ?? {}).flatMap((path) =>
    Object.values(path as Readonly<Record<string, Operation>>),
  );
  for (const { parameters = [], requestBody } of operations) {
    for (const parameter of parameters)
      if (parameter.schema?.description === undefined) describe(parameter, parameter.name ?? '');
    for (const { schema } of Object.values(requestBody?.content ?? {}))
      for (const [name, field] of Object.entries(schema?.properties ?? {})) describe(field, name);
  }
  return document;
};
