/** The differences of two nested values, part by part. */
import { sameValue } from './same-value.ts';

export type ValueDifference = {
  /** Where: `amounts.deductible.minAmount`, of what is numbered `[12].name`; empty for a value without parts. */
  readonly field: string;
  /** Text, number or yes and no; undefined where there was or is none. */
  readonly before: unknown;
  readonly after: unknown;
};

type Part = readonly [path: string, value: unknown];

const isNumbered = (member: unknown): member is { readonly id: unknown } =>
  typeof member === 'object' && member !== null && 'id' in member;

/** Members with an id are matched by it, so that a coverage that moved up stays the same; others by their index. */
const membersOf = (list: readonly unknown[], path: string): Part[] =>
  list.map((member, index) => [`${path}[${isNumbered(member) ? String(member.id) : index + 1}]`, member]);

const partsOf = (value: unknown, path: string): Part[] => {
  if (Array.isArray(value)) return membersOf(value, path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([field, inner]) => [path ? `${path}.${field}` : field, inner]);
};

/** Without what both lists begin and end with: who puts one alias among the others changes none of them. Between two edits all is told by its place. */
const trimmed = (one: readonly Part[], other: readonly Part[]): readonly (readonly Part[])[] => {
  const shorter = Math.min(one.length, other.length);
  const same = (index: number, otherIndex: number): boolean =>
    sameValue(one[index]?.[1], other[otherIndex]?.[1]);
  let begin = 0;
  while (begin < shorter && same(begin, begin)) begin += 1;
  let end = 0;
  while (end < shorter - begin && same(one.length - 1 - end, other.length - 1 - end)) end += 1;
  return [one.slice(begin, one.length - end), other.slice(begin, other.length - end)];
};

const ownOf = (value: unknown): unknown => (typeof value === 'object' ? undefined : value);

const differencesAt = (path: string, one: unknown, other: unknown): readonly ValueDifference[] => {
  const all = [partsOf(one, path), partsOf(other, path)] as const;
  const [before, after] = (Array.isArray(one) && Array.isArray(other) ? trimmed(...all) : all).map(
    (parts) => new Map(parts),
  );
  const [own, otherOwn] = [ownOf(one), ownOf(other)];
  return [
    ...(own === otherOwn ? [] : [{ field: path, before: own, after: otherOwn }]),
    ...[...new Set([...before!.keys(), ...after!.keys()])].flatMap((part) =>
      differencesAt(part, before!.get(part), after!.get(part)),
    ),
  ];
};

/** @returns none when both say the same but for the order of what is numbered */
export const valueDifferences = (one: unknown, other: unknown): readonly ValueDifference[] =>
  differencesAt('', one, other);
