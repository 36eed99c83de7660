/** Translation of the insurers' filter form into the service's filters. */
export const insurerFilterQuery = ({ agreed, ...filter }: Record<string, unknown>): object => ({
  ...filter,
  ...(agreed === 'true' || agreed === 'false' ? { agreed: agreed === 'true' } : {}),
});
