/** A difference between two values in words: where it stands, before and after. */
import { type ValueDifference } from '@cotejo/core/kit/values';
import { type CountryCode } from '@cotejo/core/kit/country';
import { isUnit } from '../schema/amounts.ts';
import { type Field, type ReferenceTo } from '../schema/field.ts';
import { memberTitle } from '../read/memberTitle.ts';
import { valueText } from '../read/valueText.ts';
import { labelAt } from '../read/words.ts';

export type FormattedDifference = {
  /** Where: `Consulta › Deducible › Mínimo`. */
  readonly field: string;
  readonly before?: string;
  readonly after?: string;
  /** What the two are numbers of, where they are. */
  readonly to?: ReferenceTo;
};

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

/** What two values are of: its field, and the names on the way to it. */
type Subject = { readonly field: Field | undefined; readonly names: readonly string[] };

/** Follows the parts into one of the two. */
const walkTo = ({ field: parts }: ValueDifference, { field, names }: Subject, value: unknown): Walk => {
  const unit = isValues(value) && isUnit(value['unit']) ? value['unit'] : undefined;
  return partsOf(parts).reduce(step, { field, value, unit, labels: [], names });
};

const textOf = (walk: Walk, value: unknown, country: CountryCode): string | undefined =>
  valueText(walk.field, walk.names.at(-1) ?? '', value, {
    country,
    ...(isUnit(walk.unit) && { unit: walk.unit }),
  });

/** @param older and newer, the two values that the difference is between */
export const formatDifference = (
  difference: ValueDifference,
  subject: Subject,
  { older, newer }: { readonly older: unknown; readonly newer: unknown },
  country: CountryCode,
): FormattedDifference => {
  const [before, after] = [walkTo(difference, subject, older), walkTo(difference, subject, newer)];
  // What was there names it as well as what is there now.
  const { labels, field } = difference.after === undefined ? before : after;
  return {
    field: labels.join(' › '),
    before: textOf(before, difference.before, country),
    after: textOf(after, difference.after, country),
    ...((field?.kind === 'reference' || field?.kind === 'references') && { to: field.to }),
  };
};
