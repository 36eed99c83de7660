/** Errors without what they quote: messages of databases and schemas repeat what people typed. */

type Issue = { readonly path?: readonly PropertyKey[] };

/** The name of a field, as a schema has them. Other keys may be somebody's words. */
const isName = (key: PropertyKey): boolean =>
  typeof key === 'number' || (typeof key === 'string' && /^[A-Za-z$_][\w$-]{0,59}$/.test(key));

const pathOf = ({ path = [] }: Issue): string =>
  path.map((key) => (isName(key) ? String(key) : '…')).join('.');

const issuesOf = (error: unknown): readonly Issue[] | undefined =>
  (error as { readonly issues?: readonly Issue[] } | undefined)?.issues;

/** @returns the paths of the fields that a schema refused; none for an error of another kind */
export const failedFields = (error: unknown): readonly string[] => [
  ...new Set(issuesOf(error)?.map(pathOf).filter(Boolean)),
];

/** @returns the kinds of the error and its causes, with codes and the names of fields */
export const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown error';
  const { code } = error as { code?: unknown };
  const fields = issuesOf(error)?.map(pathOf).join(', ');
  const cause = error.cause === undefined ? '' : `: ${describeError(error.cause)}`;
  return [error.name, typeof code === 'string' ? code : '', fields ?? ''].filter(Boolean).join(' ') + cause;
};
