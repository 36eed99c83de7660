/** The address of a list with a filter, as its form holds it. */
export const listAddress = (page: string, filter: Readonly<Record<string, unknown>>): string =>
  `${page}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
