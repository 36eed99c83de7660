/** Links to a part of the page at hand, such as a tab: the focus stays on them. */

/** The state of such a link. */
export const keepsFocus = { keepsFocus: true };

export const isKeepingFocus = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsFocus' in state;
