/** The fields of a form that differ from what it began with. */
type Values = Readonly<Record<string, unknown>>;

/** Empty is empty, however a field says it. */
const textOf = (value: unknown): string | undefined => {
  const text = JSON.stringify(value, (_, one: unknown) => (one === '' || one === null ? undefined : one));
  return text === '[]' || text === '{}' ? undefined : text;
};

export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/** @returns the fields, outermost, with what they hold now; one that was emptied holds nothing: `null` */
export const changedFields = (values: Values, began: Values): Values =>
  Object.fromEntries(
    [...new Set([...Object.keys(began), ...Object.keys(values)])]
      .filter((name) => !isSame(values[name], began[name]))
      .map((name) => [name, values[name] ?? null]),
  );
