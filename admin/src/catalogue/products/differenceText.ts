/** What two states of a product say differently, in words: where it stands, before and after. */
import {
  contentSections,
  differences,
  type Difference,
  type Draft,
  productContent,
} from '@cotejo/core/catalogue';
import { priceRule, type PriceRule } from '@cotejo/core/pricing';
import { type CountryCode } from '@cotejo/core/reference';
import { isUnit } from '../form/amounts.ts';
import { type Field } from '../form/field.ts';
import { fieldOf } from '../form/fieldOf.ts';
import { memberTitle } from '../read/memberTitle.ts';
import { valueText } from '../read/valueText.ts';
import { labelAt } from '../read/words.ts';

export type Compared = Pick<Draft, 'content'> & { readonly price?: PriceRule | null };
export type Told = {
  readonly section: Difference['section'];
  /** Where within the section: `Consulta › Deducible › Mínimo`. */
  readonly field: string;
  readonly before?: string;
  readonly after?: string;
};

const content = fieldOf(productContent);
const price = fieldOf(priceRule, ['price']);

/** `[12].amounts.deductible` as its parts: a member by its number, and names. */
const partsOf = (field: string): readonly string[] => field.match(/\[\d+\]|[^.[\]]+/g) ?? [];

const inner = (field: Field | undefined, name: string): Field | undefined => {
  switch (field?.kind) {
    case 'record':
      return field.fields.find((one) => one.name === name)?.field;
    case 'variants':
      // Which of them it is, is chosen.
      if (name === field.by)
        return { kind: 'choice', values: field.variants.map(({ value }) => value), isOptional: false };
      return field.variants.flatMap(({ fields }) => fields).find((one) => one.name === name)?.field;
    case 'dictionary':
      return field.value;
    default:
      return field;
  }
};

type Values = Readonly<Record<string, unknown>>;
const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** A member by its number where members have numbers, by its place otherwise: as differences name it. */
const memberOf = (list: unknown, part: string): unknown => {
  const number = Number(part.slice(1, -1));
  if (!Array.isArray(list)) return undefined;
  const members: readonly unknown[] = list;
  return members.find((one) => isValues(one) && one['id'] === number) ?? members[number - 1];
};

type Walk = {
  readonly field: Field | undefined;
  readonly value: unknown;
  readonly unit: string | undefined;
  readonly labels: readonly string[];
  readonly names: readonly string[];
};

const step = ({ field, value, unit, labels, names }: Walk, part: string): Walk => {
  const isMember = part.startsWith('[');
  const next = isMember ? memberOf(value, part) : isValues(value) ? value[part] : undefined;
  const ownUnit = isValues(next) && isUnit(next['unit']) ? next['unit'] : unit;
  if (isMember)
    return {
      field: field?.kind === 'list' ? field.item : field,
      value: next,
      unit: ownUnit,
      labels: [...labels, memberTitle(next) ?? `n.º ${part.slice(1, -1)}`],
      names,
    };
  const path = [...names, part];
  const label = field?.kind === 'dictionary' ? part : labelAt(path);
  return { field: inner(field, part), value: next, unit: ownUnit, labels: [...labels, label], names: path };
};

/** Follows the parts into one of the two states. */
const walkTo = ({ section, field }: Difference, side: Compared): Walk => {
  const value: unknown = section === 'price' ? side.price : side.content[section];
  const start = section === 'price' ? price : inner(content, section);
  const unit = isValues(value) && isUnit(value['unit']) ? value['unit'] : undefined;
  return partsOf(field).reduce(step, { field: start, value, unit, labels: [], names: [section] });
};

const telling = (walk: Walk, value: unknown, country: CountryCode): string | undefined =>
  valueText(walk.field, walk.names.at(-1) ?? '', value, {
    country,
    ...(isUnit(walk.unit) && { unit: walk.unit }),
  });

/** @param older what stood before, in the order of sections; the price is the last */
export const toldDifferences = (older: Compared, newer: Compared, country: CountryCode): readonly Told[] => {
  const plain = ({ content, price }: Compared) => ({ content, ...(price && { price }) });
  return differences(plain(older), plain(newer)).map((difference) => {
    const [before, after] = [walkTo(difference, older), walkTo(difference, newer)];
    // What was there names it as well as what is there now.
    const { labels } = difference.after === undefined ? before : after;
    return {
      section: difference.section,
      field: labels.join(' › '),
      before: telling(before, difference.before, country),
      after: telling(after, difference.after, country),
    };
  });
};

export const sectionLabel = (section: Difference['section']): string => labelAt([section]);

/** A difference as one line: `Identidad › Nombre: Uno → Dos`. */
export const differenceLine = ({ section, field, before = '—', after = '—' }: Told): string =>
  `${[sectionLabel(section), field].filter(Boolean).join(' › ')}: ${before} → ${after}`;

/** `identity.path` of a draft as its fields are called. */
export const fieldName = (path: string): string => {
  const parts = path.split('.');
  return parts
    .map((_, place) =>
      /^\d+$/.test(parts[place]!) ? `n.º ${Number(parts[place]) + 1}` : labelAt(parts.slice(0, place + 1)),
    )
    .join(' › ');
};

export const sections = [...contentSections, 'price'] as const;
