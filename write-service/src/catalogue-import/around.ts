/** What stands around the differences of a product: who reads them wants to know of which coverage, and of what money. */
import { type Draft } from '@cotejo/core/catalogue';
import { type Around, type FormattedDifference } from './row-result.ts';

type Compared = Pick<Draft, 'content'> & { readonly price?: object | null | undefined };
type Values = Readonly<Record<string, unknown>>;

/** The fields by which a part of a product is known, and what its numbers are in. */
const identifying: ReadonlySet<string> = new Set([
  'id', 'name', 'displayName', 'title', 'question', 'heading', 'address', 'isapre', 'cover', 'service', 'mode', 'species',
  'from', 'to', 'persons', 'fromWorkers', 'unit',
]); // oxfmt-ignore

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const isScalar = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** `[12].amounts.deductible` as its parts, as differences write them. */
const partsOf = (field: string): readonly string[] => field.match(/\[\d+\]|[^.[\]]+/g) ?? [];

/** By its number where it has one, else by its place. */
const inner = (value: unknown, part: string): unknown => {
  if (!Array.isArray(value)) return isValues(value) ? value[part] : undefined;
  const [members, number]: [readonly unknown[], number] = [value, Number(part.slice(1, -1))];
  return members.find((one) => isValues(one) && one['id'] === number) ?? members[number - 1];
};

const sectionOf = (side: Compared, section: string): unknown =>
  section === 'price' ? side.price : (side.content as Values)[section];

/** What tells the things that one passes on the way to a field. */
const onTheWay = (side: Compared, { section, field }: FormattedDifference): Around => {
  const found: Around = [];
  let [value, path] = [sectionOf(side, section), ''];
  for (const part of [...partsOf(field), undefined]) {
    if (isValues(value) && !Array.isArray(value))
      for (const [name, told] of Object.entries(value))
        if (identifying.has(name) && isScalar(told))
          found.push({ section, field: path ? `${path}.${name}` : name, value: told });
    if (part === undefined) break;
    value = inner(value, part);
    path = part.startsWith('[') || path === '' ? `${path}${part}` : `${path}.${part}`;
  }
  return found;
};

/** @returns each once, as it is from now on where it is at all; nothing that is itself among the differences */
export const aroundDifferences =
  (older: Compared, newer: Compared) =>
  (told: readonly FormattedDifference[]): Around => {
    const keyOf = ({ section, field }: { readonly section: string; readonly field: string }) =>
      `${section} ${field}`;
    const different = new Set(told.map(keyOf));
    const found = new Map<string, Around[number]>();
    for (const side of [older, newer])
      for (const one of told.flatMap((difference) => onTheWay(side, difference)))
        if (!different.has(keyOf(one))) found.set(keyOf(one), one);
    return [...found.values()];
  };
