/** What a draft refers to, looked up: who offers it, what it is, and whether all that it names is there. */
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { catalogueTerm, insuranceType } from '@cotejo/core/insurance-types';
import { coverageOrganization, organization } from '@cotejo/core/organizations';
import {
  type Draft,
  insuranceTypeReference,
  organizationReference,
  type References,
} from '@cotejo/core/catalogue';
import { type Entry } from '@cotejo/core/kit/entries';
import { type ProductContent } from '@cotejo/core/product-content';
import { type FieldErrors } from '@cotejo/core/kit/event-sourcing';
import { type CountryCode } from '@cotejo/core/kit/country';

/** A number, and where in the content it stands: said only of those that are wrong, for a plan names hundreds. */
type Naming = { readonly id: number; readonly field: () => string };

const clinicsOf = ({ coverageOrganizations }: ProductContent): Naming[] =>
  coverageOrganizations.map(({ id }, index) => ({ id, field: () => `coverageOrganizations.${index}.id` }));

const termsOf = (content: ProductContent): Naming[] => {
  const { coverages, coverageOrganizations, features, coverageCountries } = content;
  const tags = (list: ProductContent['coverages'], at: () => string): Naming[] =>
    list.flatMap(({ tagId }, index) => (tagId ? [{ id: tagId, field: () => `${at()}.${index}.tagId` }] : []));
  return [
    ...tags(coverages, () => 'coverages'),
    ...coverageOrganizations.flatMap((clinic, index) =>
      tags(clinic.coverages, () => `coverageOrganizations.${index}.coverages`),
    ),
    ...features.map(({ id }, index) => ({ id, field: () => `features.${index}.id` })),
    ...coverageCountries.map((id, index) => ({ id, field: () => `coverageCountries.${index}` })),
  ];
};

type Found = { readonly state: Entry<{ readonly country: CountryCode }> };
type Words = { readonly unknown: string; readonly elsewhere: string };

const wrongWith = ({ state }: Found, country: CountryCode, words: Words): string | undefined => {
  if (state.status === 'unknown') return words.unknown;
  return state.details.country === country ? undefined : words.elsewhere;
};

/** A message per field whose number nothing has, or something of another country; each number is looked up once. */
const wrongAmong = async (
  named: readonly Naming[],
  find: (id: string) => Promise<Found>,
  country: CountryCode,
  words: Words,
): Promise<FieldErrors> => {
  const ids = [...new Set(named.map(({ id }) => id))];
  const found = await Promise.all(ids.map((id) => find(String(id))));
  const wrong = new Map(ids.map((id, index) => [id, wrongWith(found[index]!, country, words)]));
  return Object.fromEntries(
    named.flatMap(({ id, field }) => {
      const message = wrong.get(id);
      return message === undefined ? [] : [[field(), message]];
    }),
  );
};

/** @returns what is there today; what is not is left out, or told by field */
export const productReferences =
  (load: LoadAggregate) =>
  async ({ country, content }: Pick<Draft, 'country' | 'content'>): Promise<References> => {
    const { organizationId, insuranceTypeId } = content.identity;
    const [by, is, clinics, terms] = await Promise.all([
      organizationId ? load(organization, String(organizationId)) : undefined,
      insuranceTypeId ? load(insuranceType, String(insuranceTypeId)) : undefined,
      wrongAmong(clinicsOf(content), (id) => load(coverageOrganization, id), country, {
        unknown: 'No existe esa clínica.',
        elsewhere: 'La clínica es de otro país.',
      }),
      wrongAmong(termsOf(content), (id) => load(catalogueTerm, id), country, {
        unknown: 'No existe ese término.',
        elsewhere: 'El término es de otro país.',
      }),
    ]);
    return {
      ...(by &&
        by.state.status !== 'unknown' && { organization: organizationReference(organizationId!, by.state) }),
      ...(is &&
        is.state.status !== 'unknown' && {
          insuranceType: insuranceTypeReference(insuranceTypeId!, is.state),
        }),
      unknown: { ...clinics, ...terms },
    };
  };
