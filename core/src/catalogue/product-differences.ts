/** What two states of a product say differently, section by section and field by field, for people who compare them. */
import { type PriceRule } from '../pricing/index.ts';
import { contentSections, type ContentSection, type ProductContent } from './content/product-content.ts';

export type Difference = {
  readonly section: ContentSection | 'price';
  /** Within the section: `amounts.deductible.minAmount`, of what is numbered `[12].name`; empty for the section itself. */
  readonly field: string;
  /** Text, number or yes and no; undefined where there was or is none. */
  readonly before: unknown;
  readonly after: unknown;
};

type Compared = { readonly content: ProductContent; readonly price?: PriceRule };

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

const between = (section: Difference['section'], one: unknown, other: unknown): Difference[] => {
  const [before, after] = [new Map(leaves(one)), new Map(leaves(other))];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((field) => before.get(field) !== after.get(field))
    .map((field) => ({ section, field, before: before.get(field), after: after.get(field) }));
};

/** @returns in the order of the sections, the price last; none when both say the same but for the order of what is numbered */
export const differences = (one: Compared, other: Compared): readonly Difference[] => [
  ...contentSections.flatMap((section) => between(section, one.content[section], other.content[section])),
  ...between('price', one.price, other.price),
];
