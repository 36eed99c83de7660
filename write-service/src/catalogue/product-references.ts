/** What a draft refers to, looked up: who offers it, what it is, and whether all that it names is there. */
import { type LoadAggregate } from '@cotejo/core/command-handling';
import {
  catalogueTerm,
  coverageOrganization,
  insuranceType,
  insuranceTypeReference,
  organization,
  organizationReference,
  type ProductContent,
  type References,
} from '@cotejo/core/catalogue';
import { type FieldErrors } from '@cotejo/core/event-sourcing';

/** A number, and where in the content it stands. */
type Naming = { readonly id: number; readonly field: string };

const clinicsOf = ({ coverageOrganizations }: ProductContent): Naming[] =>
  coverageOrganizations.map(({ id }, index) => ({ id, field: `coverageOrganizations.${index}.id` }));

const termsOf = (content: ProductContent): Naming[] => {
  const { coverages, coverageOrganizations, features, coverageCountries } = content;
  const tags = (list: ProductContent['coverages'], at: string): Naming[] =>
    list.flatMap(({ tagId }, index) => (tagId ? [{ id: tagId, field: `${at}.${index}.tagId` }] : []));
  return [
    ...tags(coverages, 'coverages'),
    ...coverageOrganizations.flatMap((clinic, index) =>
      tags(clinic.coverages, `coverageOrganizations.${index}.coverages`),
    ),
    ...features.map(({ id }, index) => ({ id, field: `features.${index}.id` })),
    ...coverageCountries.map((id, index) => ({ id, field: `coverageCountries.${index}` })),
  ];
};

/** A message per field whose number nothing has; each number is looked up once. */
const unknownAmong = async (
  named: readonly Naming[],
  exists: (id: string) => Promise<boolean>,
  message: string,
): Promise<FieldErrors> => {
  const ids = [...new Set(named.map(({ id }) => id))];
  const found = await Promise.all(ids.map((id) => exists(String(id))));
  const missing = new Set(ids.filter((_, index) => !found[index]));
  return Object.fromEntries(named.filter(({ id }) => missing.has(id)).map(({ field }) => [field, message]));
};

/** @returns what is there today; what is not is left out, or told by field */
export const productReferences =
  (load: LoadAggregate) =>
  async (content: ProductContent): Promise<References> => {
    const { organizationId, insuranceTypeId } = content.identity;
    const [by, is, clinics, terms] = await Promise.all([
      organizationId ? load(organization, String(organizationId)) : undefined,
      insuranceTypeId ? load(insuranceType, String(insuranceTypeId)) : undefined,
      unknownAmong(
        clinicsOf(content),
        async (id) => (await load(coverageOrganization, id)).state.status !== 'unknown',
        'No existe esa clínica.',
      ),
      unknownAmong(
        termsOf(content),
        async (id) => (await load(catalogueTerm, id)).state.status !== 'unknown',
        'No existe ese término.',
      ),
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
