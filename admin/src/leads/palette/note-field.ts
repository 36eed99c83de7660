/** The field for a new note on a lead's page, for the key that leads there: one place to write it, and one draft. */
export const noteFieldId = 'lead-note';

export const focusNoteField = (): void => document.getElementById(noteFieldId)?.focus();
