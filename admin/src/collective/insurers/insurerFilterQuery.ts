/** What the filter form of insurers holds, as the service understands it. */
export const insurerFilterQuery = ({ agreed, ...filter }: Record<string, unknown>): object => ({
  ...filter,
  ...(agreed === 'true' || agreed === 'false' ? { agreed: agreed === 'true' } : {}),
});
