/** The tree of insurance types: by name, with what stands in each, and as visitors read it. */
import { z } from 'zod';
import { type ProfileSubject } from '@cotejo/core/profile';
import { type CountryCode } from '@cotejo/core/kit/country';
import { lineNamed, linesOf, typesMeant } from '@cotejo/core/content';
import { plainlyInAddresses } from '@cotejo/core/kit/text';
import { type Known, lineageOf } from './known.ts';

/** The types that stand in one of these, or are one of them. */
export const typesWithin = (
  known: Pick<Known, 'insuranceTypes'>,
  ids: readonly number[],
): readonly number[] => {
  const wanted = new Set(ids);
  const below = [...known.insuranceTypes.keys()].filter((id) =>
    lineageOf(known, id).some((above) => wanted.has(above)),
  );
  return [...new Set([...ids, ...below])];
};

const calledSo = ({ insuranceTypes }: Pick<Known, 'insuranceTypes'>, country: CountryCode, name: string) => {
  const wanted = plainlyInAddresses(name);
  return [...insuranceTypes.values()].filter(
    (type) =>
      type.country === country &&
      [type.name, type.displayName, type.url].some((one) => plainlyInAddresses(one) === wanted),
  );
};

/** Further types of a comparator: those that lead to it, where no other comparator has its address. */
const leadingTo = ({ insuranceTypes }: Pick<Known, 'insuranceTypes'>, country: CountryCode, name: string) => {
  const line = lineNamed(country, name);
  if (!line || linesOf(country).find(({ compareUrl }) => compareUrl === line.compareUrl) !== line) return [];
  return [...insuranceTypes.values()].filter(
    (type) => type.country === country && type.comparePath === line.compareUrl,
  );
};

/**
 * A country's types and categories by name or address, whatever its accents, capitals and hyphens: those of the catalogue,
 * those that a name of the spec's lists means, and those that a comparator compares; none when nothing is called so.
 */
export const typesNamed = (
  known: Pick<Known, 'insuranceTypes'>,
  country: CountryCode,
  name: string,
): readonly number[] => {
  const called = [name, ...typesMeant(country, name)].flatMap((one) => calledSo(known, country, one));
  return typesWithin(
    known,
    [...called, ...leadingTo(known, country, name)].map(({ id }) => id),
  );
};

/**
 * Additional insurance is what Chile's calls name all that is no plan of an isapre.
 * @returns whether a product is that
 */
export const isAdditionalIn = (
  known: Pick<Known, 'insuranceTypes'>,
  country: CountryCode,
): ((product: { readonly insuranceTypeId: number }) => boolean) => {
  const plans = new Set(typesNamed(known, country, 'ISAPRE'));
  return ({ insuranceTypeId }) => !plans.has(insuranceTypeId);
};

/** Whom a type is for: what it says, else its category. */
const subjectOf = (known: Pick<Known, 'insuranceTypes'>, id: number): ProfileSubject | undefined =>
  lineageOf(known, id)
    .map((above) => known.insuranceTypes.get(above)?.profileType)
    .find((one) => one) ?? undefined;

/**
 * The catalogue's type of a name: by which name forms know it, and whom it is for, where it or its category says so.
 * @returns nothing when no type is called so
 */
export const typeCalled = (known: Pick<Known, 'insuranceTypes'>, country: CountryCode, name: string) => {
  const [type] = calledSo(known, country, name);
  return type && { name: type.name, profileType: subjectOf(known, type.id) };
};

/**
 * A country's types that are for none of these; a type that says nothing is for whom its category is, and for anybody where
 * that says nothing either.
 */
export const typesForOthers = (
  known: Pick<Known, 'insuranceTypes'>,
  country: CountryCode,
  subjects: readonly ProfileSubject[],
): readonly number[] =>
  [...known.insuranceTypes.values()].flatMap((type) => {
    const subject = type.country === country ? subjectOf(known, type.id) : undefined;
    return subject && !subjects.includes(subject) ? [type.id] : [];
  });

const leaf = z.object({
  id: z.int(),
  name: z.string(),
  displayName: z.string(),
  description: z.string().nullable(),
  url: z.string(),
  color: z.string().nullable(),
  icon: z.string().nullable(),
  compareUrl: z.string().nullable(),
  profileType: z.string().nullable(),
});
export const businessLineSchema = leaf.extend({ children: z.array(leaf) });

/** A country's categories, each with the types right below it, in their order; what a hidden one holds stands by itself. */
export const businessLines = (
  { insuranceTypes }: Known,
  country: CountryCode,
): z.infer<typeof businessLineSchema>[] => {
  const shown = [...insuranceTypes.values()]
    .filter((type) => type.country === country && !type.isHidden)
    .sort((one, other) => (one.order ?? Infinity) - (other.order ?? Infinity) || one.id - other.id);
  const line = (type: (typeof shown)[number]) => ({
    id: type.id,
    name: type.name,
    displayName: type.displayName,
    description: type.description || null,
    url: type.url,
    color: type.colour ?? null,
    icon: type.icon ?? null,
    compareUrl: type.comparePath ?? null,
    profileType: type.profileType ?? null,
  });
  const isShown = new Set(shown.map(({ id }) => id));
  return shown
    .filter(({ upperTypeId }) => !upperTypeId || !isShown.has(upperTypeId))
    .map((category) => ({
      ...line(category),
      children: shown.filter(({ upperTypeId }) => upperTypeId === category.id).map(line),
    }));
};
