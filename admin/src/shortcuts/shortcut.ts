/** Which shortcut a key press means: single keys, and two in a row that begin with `g`; never while one types. */

export type Press = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** Whether a field has the focus, or a dialog is open. */
  readonly isBusy: boolean;
};

/** How long the second key of two may take; milliseconds. */
const longestPause = 1_200;

export type Pending = { readonly key: 'g'; readonly at: number } | undefined;

/**
 * @param pending the `g` that was pressed before, if any
 * @returns the shortcut's name, and what is pending now
 */
export const shortcutOf = (
  press: Press,
  pending: Pending,
  now: number,
): { readonly shortcut?: string; readonly pending: Pending } => {
  const key = press.key.toLowerCase();
  if ((press.ctrlKey || press.metaKey) && !press.altKey && key === 'k')
    return { shortcut: 'palette', pending: undefined };
  if (press.isBusy || press.ctrlKey || press.metaKey || press.altKey) return { pending: undefined };
  if (pending && now - pending.at <= longestPause) return { shortcut: `g ${key}`, pending: undefined };
  return key === 'g' ? { pending: { key, at: now } } : { shortcut: key, pending: undefined };
};
