/** The filters of lists of coverages as the service takes them: a choice of yes and no is no text. */

const whethers = ['waiting', 'late'] as const;

export const coverageFilter = (filter: Readonly<Record<string, unknown>>) => ({
  ...filter,
  ...Object.fromEntries(
    whethers.flatMap((name) => {
      const chosen = filter[name];
      return chosen === undefined || chosen === '' ? [] : [[name, String(chosen) === 'true'] as const];
    }),
  ),
});
