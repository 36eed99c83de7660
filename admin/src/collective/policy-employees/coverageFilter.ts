/** The filters of lists of coverages as the service takes them: a choice of yes and no is no text. */

const isWhether = (name: string): boolean => name === 'waiting' || name === 'late';

export const coverageFilter = (filter: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([name, chosen]) => !isWhether(name) || (chosen !== undefined && chosen !== ''))
      .map(([name, chosen]) => [name, isWhether(name) ? String(chosen) === 'true' : chosen]),
  );
