/** What the *change status* form says, as the command's payload. */
import { substatusesOf } from '@cotejo/core/reference';

/** A substatus that was chosen under another status before is left out, and so is a note of blanks. */
export const statusPayload = (values: Readonly<Record<string, unknown>>): object => {
  const statusId = Number(values.statusId);
  const substatus = substatusesOf(statusId).find(({ id }) => id === values.substatusId);
  const note = typeof values.note === 'string' ? values.note.trim() : '';
  return { statusId, ...(substatus ? { substatusId: substatus.id } : {}), ...(note ? { note } : {}) };
};
