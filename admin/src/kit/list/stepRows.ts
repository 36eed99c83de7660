/** Moves the focus from row to row of the list on the page: each row is opened by the link of its name. */

const linksOf = (row: Element): readonly HTMLElement[] => [...row.querySelectorAll<HTMLElement>('a[href]')];

/** From no row to the first; at the end it stays. */
export const stepRows = (step: 1 | -1): void => {
  const rows = [...document.querySelectorAll('main tbody tr')].filter((row) => linksOf(row).length > 0);
  const here = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[here === -1 ? 0 : here + step];
  if (next) linksOf(next)[0]?.focus();
};
