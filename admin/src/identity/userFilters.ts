/** What the filter form of users holds, as the service understands it. */
export const userFilterQuery = ({ paused, ...filter }: Record<string, unknown>): object => ({
  ...filter,
  ...(paused === 'true' || paused === 'false' ? { paused: paused === 'true' } : {}),
});
