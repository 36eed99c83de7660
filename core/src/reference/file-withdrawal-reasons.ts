/**
 * Reasons for withdrawing an attached file. A list and no words of one's own: a note about somebody else's document would be sealed
 * under the key of the record that it was attached to by mistake, and not go with the person whom it tells of.
 */
export const fileWithdrawalReasons = [
  { id: 1, name: 'Es de otra persona o de otro registro' },
  { id: 2, name: 'No es el archivo correcto' },
  { id: 3, name: 'Está repetido' },
  { id: 4, name: 'La persona lo pidió' },
] as const;

/** @returns the reason in words; nothing for an id that there is not */
export const fileWithdrawalReason = (id: unknown): string | undefined =>
  fileWithdrawalReasons.find((reason) => reason.id === id)?.name;
