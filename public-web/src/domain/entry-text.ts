/** The text of an entry of a form; none for a file or an entry that is missing. */
export const entryText = (entry: FormDataEntryValue | null): string =>
  typeof entry === 'string' ? entry : '';
