/** Which shortcut a key press means: single keys, and two in a row that begin with `g`; never while one types. */

export type Press = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** Whether a field has the focus. */
  readonly isTyping: boolean;
  /** Whether a dialog or a menu is open: what one does there is not to be lost. */
  readonly isModal: boolean;
  /** Whether keys without Ctrl mean anything: who speaks to the machine turns them off. */
  readonly areSingleKeysOn: boolean;
};

/** How long the second key of two may take; milliseconds. */
const longestPause = 1_200;

export type Pending = { readonly key: 'g'; readonly at: number } | undefined;
type Meant = { readonly shortcut?: string; readonly pending: Pending };

const none: Meant = { pending: undefined };

/**
 * @param pending the `g` that was pressed before, if any
 * @returns the shortcut's name, and what is pending now
 */
export const shortcutOf = (press: Press, pending: Pending, now: number): Meant => {
  const key = press.key.toLowerCase();
  const isWithCtrl = press.ctrlKey || press.metaKey;
  if (press.isModal || press.altKey) return none;
  if (isWithCtrl) return key === 'k' ? { shortcut: 'palette', pending: undefined } : none;
  if (press.isTyping || !press.areSingleKeysOn) return none;
  if (pending && now - pending.at <= longestPause) return { shortcut: `g ${key}`, pending: undefined };
  return key === 'g' ? { pending: { key, at: now } } : { shortcut: key, pending: undefined };
};
