/** What of a dated table's values is not as it was before: each by its name, with what it was and is. */
import { type Field } from '../schema/field.ts';
import { shapeOf } from '../schema/values.ts';
import { memberTitle } from '../read/memberTitle.ts';
import { type ValueFormat, valueText } from '../read/valueText.ts';
import { labelAt } from '../read/words.ts';

export type ChangedValue = {
  /** Where it stands: `Prima de cada isapre (UF) › Consalud`. */
  readonly label: string;
  /** Nothing where there was, or is, none. */
  readonly before: string | undefined;
  readonly after: string | undefined;
};

type Values = Readonly<Record<string, unknown>>;
const recordOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

type Walk = {
  readonly format: ValueFormat;
  readonly path: readonly string[];
  readonly labels: readonly string[];
};
type Side = readonly [before: unknown, after: unknown];

const fieldsOf = (field: Field, [before, after]: Side) => {
  if (field.kind === 'record') return field.fields;
  if (field.kind !== 'variants') return [];
  const shape = shapeOf(field, recordOf(after ?? before));
  return field.variants.find(({ value }) => value === shape)?.fields ?? [];
};

const within = (walk: Walk, name: string, label = labelAt([...walk.path, name])): Walk => ({
  ...walk,
  path: [...walk.path, name],
  labels: [...walk.labels, label],
});

const leaves = (field: Field, side: Side, walk: Walk): readonly ChangedValue[] => {
  const [before, after] = side;
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  switch (field.kind) {
    case 'record':
    case 'variants':
      return fieldsOf(field, side).flatMap(({ name, field: inner }) =>
        leaves(inner, [recordOf(before)[name], recordOf(after)[name]], within(walk, name)),
      );
    case 'dictionary':
      return [...new Set([...Object.keys(recordOf(before)), ...Object.keys(recordOf(after))])].flatMap(
        (key) =>
          leaves(field.value, [recordOf(before)[key], recordOf(after)[key]], {
            ...walk,
            labels: [...walk.labels, key],
          }),
      );
    case 'list':
      return Array.from({ length: Math.max(listOf(before).length, listOf(after).length) }).flatMap(
        (_, place) => {
          const member: Side = [listOf(before)[place], listOf(after)[place]];
          const title = memberTitle(member[1] ?? member[0]) ?? `n.º ${place + 1}`;
          return leaves(field.item, member, { ...walk, labels: [...walk.labels, title] });
        },
      );
    default: {
      const told = (value: unknown) => valueText(field, walk.path.at(-1) ?? '', value, walk.format);
      return [{ label: walk.labels.join(' › '), before: told(before), after: told(after) }];
    }
  }
};

/**
 * @param field what the table's values are made of
 * @returns each value by its name; of a table of one list, without the list's
 */
export const changedValues = (
  field: Field,
  before: object,
  after: object,
  format: ValueFormat,
): readonly ChangedValue[] => {
  const walk = { format, path: ['rows'], labels: [] };
  const [only, ...others] = field.kind === 'record' ? field.fields : [];
  if (!only || others.length > 0 || only.field.kind === 'decimal')
    return leaves(field, [before, after], walk);
  const side: Side = [recordOf(before)[only.name], recordOf(after)[only.name]];
  return leaves(only.field, side, { ...walk, path: [...walk.path, only.name] });
};
