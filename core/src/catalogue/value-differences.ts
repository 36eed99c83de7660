/** What two values with parts say differently, part by part. */

export type ValueDifference = {
  /** Where: `amounts.deductible.minAmount`, of what is numbered `[12].name`; empty for a value without parts. */
  readonly field: string;
  /** Text, number or yes and no; undefined where there was or is none. */
  readonly before: unknown;
  readonly after: unknown;
};

/** What is numbered is known by its number, so that a coverage that moved up is no other coverage. */
const memberKey = (member: unknown, index: number): string =>
  typeof member === 'object' && member !== null && 'id' in member
    ? `[${String(member.id)}]`
    : `[${index + 1}]`;

/** Every value that has no parts, by its path. */
const leaves = (value: unknown, path = ''): [path: string, value: unknown][] => {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [[path, value]];
  if (Array.isArray(value))
    return value.flatMap((member, index) => leaves(member, `${path}${memberKey(member, index)}`));
  return Object.entries(value).flatMap(([field, inner]) => leaves(inner, path ? `${path}.${field}` : field));
};

/** @returns none when both say the same but for the order of what is numbered */
export const valueDifferences = (one: unknown, other: unknown): readonly ValueDifference[] => {
  const [before, after] = [new Map(leaves(one)), new Map(leaves(other))];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((field) => before.get(field) !== after.get(field))
    .map((field) => ({ field, before: before.get(field), after: after.get(field) }));
};
