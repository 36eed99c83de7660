/** What a row changes, in words: the same words in which the console tells versions of a product apart. */
import { type ProductContent } from '@cotejo/core/product-content';
import { type PriceRule } from '@cotejo/core/pricing';
import { type CountryCode } from '@cotejo/core/kit/country';
import {
  type Compared,
  sectionLabel,
  formatDifferences,
  statusNames,
  plainText,
  labelAt,
} from '../../catalogue/index.ts';
import { type RowLine, type FormattedDifference } from '../run/line.ts';
import { nameKey } from '../run/results.ts';
import { tableDifference } from './tableDifferences.ts';

/** A difference in words; what was not there before, or is not there now, has none. */
export type InWords = { readonly field: string; readonly before?: string; readonly after?: string };

type Names = ReadonlyMap<string, string>;
type Leaf = { readonly section: string; readonly field: string; readonly value: unknown };
type Branch = { value?: unknown; readonly parts: Map<string, Branch> };

const branch = (): Branch => ({ parts: new Map() });
const partsOf = ({ section, field }: Leaf): readonly string[] => [
  section,
  ...(field.match(/\[\d+\]|[^.[\]]+/g) ?? []),
];

/** Members with a number of their own are found by it; others stand in their place. */
const listOf = (parts: ReadonlyMap<string, Branch>): readonly unknown[] => {
  const list: unknown[] = [];
  for (const [part, inner] of parts) {
    const number = Number(part.slice(1, -1));
    const member = grown(inner);
    if (inner.parts.get('id')?.value === number) list.push(member);
    else list[number - 1] = member;
  }
  return list;
};

const grown = ({ value, parts }: Branch): unknown => {
  if (parts.size === 0) return value;
  const names = [...parts.keys()];
  if (names.every((name) => name.startsWith('['))) return listOf(parts);
  return Object.fromEntries([...parts].map(([name, inner]) => [name, grown(inner)]));
};

/** As much of a product as its leaves say. */
const comparedOf = (leaves: readonly Leaf[]): Compared => {
  const root = branch();
  for (const leaf of leaves) {
    if (leaf.value === undefined || leaf.value === null) continue;
    let at = root;
    for (const part of partsOf(leaf)) {
      const next = at.parts.get(part) ?? branch();
      at.parts.set(part, next);
      at = next;
    }
    at.value = leaf.value;
  }
  const { price, ...content } = (grown(root) ?? {}) as { price?: PriceRule };
  return { content: content as ProductContent, ...(price && { price }) };
};

/** A clinic within a product is known by its number alone; the run knows its name. */
const namesWithin = (differences: readonly FormattedDifference[], names: Names): readonly Leaf[] =>
  differences.flatMap(({ section, field }) => {
    const number = section === 'coverageOrganizations' ? /^\[(\d+)\]/.exec(field)?.[1] : undefined;
    const value = number === undefined ? undefined : names.get(nameKey('clinic', number));
    return value === undefined ? [] : [{ section, field: `[${number}].name`, value }];
  });

const referred = { tagId: 'term', organizationId: 'organization', insuranceTypeId: 'insuranceType' } as const;

/** Whose number it is, where the file names it too. */
const named = ({ section, field, value }: Leaf, names: Names): Leaf => {
  const name = /[^.]+$/.exec(field)?.[0] ?? '';
  const is = Object.entries(referred).find(([one]) => one === name)?.[1];
  return { section, field, value: (is && names.get(nameKey(is, plainText(value)))) ?? value };
};

/** The number of what is new or gone says nothing beside what else is told of it. */
const isNoise = ({ section, field }: FormattedDifference, all: readonly FormattedDifference[]): boolean => {
  const holder = /^(.*\])\.id$/.exec(field)?.[1];
  return (
    holder !== undefined &&
    all.some((one) => one.section === section && one.field !== field && one.field.startsWith(`${holder}.`))
  );
};

/** Whether visitors see it stands beside what it says. */
const statusInWords = (differences: readonly FormattedDifference[]): readonly InWords[] => {
  const named = (value: unknown) => statusNames[value as keyof typeof statusNames];
  return differences.map((one) => ({
    field: 'Estado',
    before: named(one.before),
    after: named(one.after),
  }));
};

const productInWords = (
  { differences: all = [], around = [] }: RowLine,
  country: CountryCode,
  names: Names,
): readonly InWords[] => {
  const statuses = all.filter(({ section }) => section === 'status');
  const differences = all.filter(({ section }) => section !== 'status');
  const noise = differences.filter((one) => isNoise(one, differences));
  const same: readonly Leaf[] = [
    ...around,
    ...namesWithin(differences, names),
    ...noise.map((one) => ({ ...one, value: one.after ?? one.before })),
  ];
  const different = differences.filter((one) => !noise.includes(one));
  const side = (name: 'before' | 'after') =>
    comparedOf([...same, ...different.map((one) => named({ ...one, value: one[name] }, names))]);
  const told = formatDifferences(side('before'), side('after'), country).map(
    ({ section, field, before, after }) => ({
      field: [sectionLabel(section), field].filter(Boolean).join(' › '),
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    }),
  );
  return [...statusInWords(statuses), ...told];
};

/** A value with parts as a line of what it says: places are told by what stands in them. */
const spelled = (value: unknown): string | undefined => {
  if (value === undefined || value === null || value === '') return undefined;
  if (Array.isArray(value)) {
    const told = value.map(spelled).filter((one) => one !== undefined);
    return told.length > 0 ? told.join('\n') : undefined;
  }
  if (typeof value === 'object')
    return (
      Object.values(value)
        .map(spelled)
        .filter((one) => one !== undefined)
        .join(', ') || undefined
    );
  return plainText(value);
};

/**
 * @param country whose money and numbers they are told in
 * @param names what is called how of what the file names
 */
export const inWords = (line: RowLine, country: CountryCode, names: Names): readonly InWords[] => {
  if (line.is === 'product') return productInWords(line, country, names);
  return (line.differences ?? []).map((difference) => {
    const told =
      line.is === 'tableDay' && line.id !== undefined
        ? tableDifference(line.id, difference, country)
        : {
            field: labelAt([difference.field]),
            before: spelled(difference.before),
            after: spelled(difference.after),
          };
    return {
      field: told.field,
      ...(told.before !== undefined && { before: told.before }),
      ...(told.after !== undefined && { after: told.after }),
    };
  });
};
