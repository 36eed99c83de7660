/**
 * Why a person's data is erased: what the laws of Peru (29733), Chile (21.719) and Colombia (1581) give a right to. A list
 * and no words of one's own: the answer outlives the person's data, so it must not be able to tell of the person.
 */
export const erasureReasons = [
  { id: 1, name: 'La persona lo pidió' },
  { id: 2, name: 'La persona retiró su consentimiento' },
  { id: 3, name: 'Los datos ya no hacen falta' },
  { id: 4, name: 'Los datos eran de otra persona' },
  { id: 5, name: 'Lo ordenó una autoridad' },
] as const;

export const erasureReasonById = (id: number | undefined): (typeof erasureReasons)[number] | undefined =>
  erasureReasons.find((reason) => reason.id === id);

/** The ids that decisions name. */
export const erasureReason = { asked: 1 } as const;
