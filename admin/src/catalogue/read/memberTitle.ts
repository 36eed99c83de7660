/** What one of a list is called: by its own name, where it has one. */

const telling = [
  'name', 'displayName', 'title', 'question', 'heading', 'address', 'isapre', 'cover', 'service', 'mode', 'species',
] as const; // prettier-ignore

/** @returns nothing where only its place tells it from the others */
export const memberTitle = (member: unknown): string | undefined => {
  if (typeof member !== 'object' || member === null) return undefined;
  const record = member as Readonly<Record<string, unknown>>;
  const found = telling
    .map((name) => record[name])
    .find((one) => typeof one === 'string' && one.trim() !== '');
  return (found as string | undefined) ?? rangeTitle(record);
};

const isGiven = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/** Bands and tiers are known by where they begin. */
const rangeTitle = ({
  from,
  to,
  persons,
  fromWorkers,
}: Readonly<Record<string, unknown>>): string | undefined => {
  if (isGiven(from)) return isGiven(to) ? `De ${from} a ${to} años` : `Desde ${from} años`;
  if (isGiven(persons)) return `Desde ${persons} ${Number(persons) === 1 ? 'persona' : 'personas'}`;
  return isGiven(fromWorkers) ? `Desde ${fromWorkers} trabajadores` : undefined;
};
