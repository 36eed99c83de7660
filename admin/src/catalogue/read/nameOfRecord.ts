/** What a record of the catalogue is called. */

/** @returns the visible name, else the other one, else its number */
export const nameOfRecord = (record: {
  readonly id: unknown;
  readonly displayName?: unknown;
  readonly name?: unknown;
}): string => {
  const found = [record.displayName, record.name, record.id].find(
    (one) => typeof one === 'string' && one !== '',
  );
  return typeof found === 'string' ? found : '';
};
