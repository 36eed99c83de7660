/** Text that is typed between the palette's keys and its field: it goes into the field, and is no shortcut of the page. */

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** @returns the text after the key; nothing where the key is not for the field */
export const typedAfter = (text: string, { key, ctrlKey, metaKey, altKey }: Press): string | undefined => {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace') return text.slice(0, -1);
  // Nothing is found yet that it could take, and it is not meant for what has the focus.
  if (key === 'Enter') return text;
  return key.length === 1 ? text + key : undefined;
};
