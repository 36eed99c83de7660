/** Filters of yes and no: the form holds them as text, the service takes true and false. */

/** @param names the filters that are such choices; an empty one is left out */
export const yesNoQuery =
  (...names: readonly string[]) =>
  (filter: Readonly<Record<string, unknown>>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(filter)
        .filter(([name, chosen]) => !names.includes(name) || (chosen !== undefined && chosen !== ''))
        .map(([name, chosen]) => [name, names.includes(name) ? String(chosen) === 'true' : chosen]),
    );
