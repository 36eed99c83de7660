/** The filters of the list of insured people as the service takes them: a choice of yes and no is no text. */

export const personFilter = ({ isHolder, ...filter }: Readonly<Record<string, unknown>>) => ({
  ...filter,
  ...(isHolder !== undefined && isHolder !== '' && { isHolder: isHolder === 'true' }),
});
