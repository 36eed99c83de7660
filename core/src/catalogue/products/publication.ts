/** A publication: all that visitors see of a product from then on. It needs no other event to be read years later. */
import { z } from 'zod';
import { type FieldErrors } from '../../kit/event-sourcing/index.ts';
import {
  insuresSomebody,
  leastSubscribersOf,
  priceRule,
  type PriceRule,
  taxesOf,
  taxTitles,
} from '../../pricing/index.ts';
import { type CountryCode, countryCodes } from '../../kit/country/index.ts';
import { countryOf } from '../../reference/countries.ts';
import { organizationTypeIds } from '../../reference/organization-types.ts';
import { required } from '../../kit/validation/index.ts';
import { productContent, type ProductContent } from '../../product-content/index.ts';
import { type RegisteredEntry } from '../../kit/entries/index.ts';
import { number, sitePath } from '../../kit/fields/index.ts';
import { taxesIn } from '../../dated-tables/index.ts';
import { type InsuranceTypeDetails } from '../../insurance-types/index.ts';
import { type OrganizationDetails } from '../../organizations/index.ts';

const identity = productContent.shape.identity.extend({
  organizationId: number,
  insuranceTypeId: number,
  path: sitePath,
});
const publishedContent = productContent.extend({ identity });
export type PublishedContent = z.infer<typeof publishedContent>;

/** The names of insurer and insurance type on that day. */
const publishedOrganization = z.object({
  id: number,
  displayName: z.string(),
  url: z.string().describe('its piece of addresses'),
  type: z.enum(organizationTypeIds),
  typeAlias: z.string().optional(),
});
const publishedInsuranceType = z.object({
  id: number,
  name: z.string().describe('as calls and forms name it'),
  displayName: z.string(),
});

export const publication = z
  .object({
    country: z.enum(countryCodes),
    content: publishedContent,
    price: priceRule,
    organization: publishedOrganization,
    insuranceType: publishedInsuranceType,
  })
  .describe('Visitors of a country see the product like this from now on: the stream’s next version.');
export type Publication = z.infer<typeof publication>;

type Referred<Named> = Named & { readonly country: CountryCode; readonly isHidden: boolean };

/** The records that a product's content refers to, as of its publication. */
export type References = {
  readonly organization?: Referred<Publication['organization']>;
  readonly insuranceType?: Referred<Publication['insuranceType']>;
  /** References to nothing: clinics, features, tags; by field. */
  readonly unknown?: FieldErrors;
};

/** An organization as a publication names it, and whether it may be named today. */
export const organizationReference = (
  id: number,
  { status, details }: RegisteredEntry<OrganizationDetails>,
): NonNullable<References['organization']> => {
  const { displayName, url, type, typeAlias, country } = details;
  const named = { id, displayName, url, type, ...(typeAlias && { typeAlias }) };
  return { ...named, country, isHidden: status === 'hidden' };
};

/** The same of an insurance type. */
export const insuranceTypeReference = (
  id: number,
  { status, details }: RegisteredEntry<InsuranceTypeDetails>,
): NonNullable<References['insuranceType']> => {
  const { name, displayName, country } = details;
  return { id, name, displayName, country, isHidden: status === 'hidden' };
};

/** Characters of JSON: in any script a publication fits into one append of the event store. */
const largest = 300_000;

/** A message per field that the content alone does not fulfil. */
const missing = (code: string, content: ProductContent, price: PriceRule | undefined): FieldErrors => {
  const { organizationId, insuranceTypeId, path } = content.identity;
  return {
    ...(!organizationId && { 'identity.organizationId': required }),
    ...(!insuranceTypeId && { 'identity.insuranceTypeId': required }),
    ...(!path && { 'identity.path': required }),
    ...(path &&
      !path.endsWith(`/${code}`) && {
        'identity.path': `Debe terminar en /${code}: así ninguna otra es igual.`,
      }),
    ...(!price && { price: 'Falta la regla de precio.' }),
    ...(price &&
      !insuresSomebody(price) && {
        price:
          'La regla de precio no asegura a nadie: di a quiénes —personas o razas—, desde qué edad y cuánto cuesta cada uno.',
      }),
    ...(JSON.stringify(content).length > largest && {
      content: 'Es demasiado grande: acorta los textos o deja menos clínicas.',
    }),
  };
};

/** A tax is taken from the table of the product's own country, or there would be no price. */
const wrongTaxes = (country: CountryCode, price: PriceRule | undefined): FieldErrors => {
  const known = taxesIn(country);
  const wrong = price && taxesOf(price).find((name) => !known.includes(name));
  if (!wrong) return {};
  const choices = [...known.map((name) => taxTitles[name]), 'que no paga impuesto'].join(', o ');
  const whose = country === 'INT' ? 'internacional' : `de ${countryOf(country).name}`;
  return {
    price: `La regla de precio pide ${taxTitles[wrong]}, y el catálogo ${whose} no tiene una tabla de ese impuesto: elige ${choices}.`,
  };
};

/** Who is told one number and priced by another is refused without a reason that they could see. */
const wrongMinimum = ({ terms }: ProductContent, price: PriceRule | undefined): FieldErrors => {
  const least = price && leastSubscribersOf(price);
  if (!least || !terms.minSubscribers || terms.minSubscribers === least) return {};
  return {
    'terms.minSubscribers': `La regla de precio pide ${least} como mínimo: escribe lo mismo, o deja este campo vacío y se mostrará el de la regla.`,
  };
};

type Reference = { readonly country: CountryCode; readonly isHidden: boolean };
const wrongReference = (
  reference: Reference | undefined,
  country: CountryCode,
  words: { readonly none: string; readonly hidden: string; readonly elsewhere: string },
): string | undefined => {
  if (!reference) return words.none;
  if (reference.country !== country) return words.elsewhere;
  return reference.isHidden ? words.hidden : undefined;
};

const wrongReferences = (country: CountryCode, references: References): FieldErrors => {
  const organization = wrongReference(references.organization, country, {
    none: 'No existe esa organización.',
    hidden: 'La organización está oculta.',
    elsewhere: 'La organización es de otro país.',
  });
  const insuranceType = wrongReference(references.insuranceType, country, {
    none: 'No existe ese tipo de seguro.',
    hidden: 'El tipo de seguro está oculto.',
    elsewhere: 'El tipo de seguro es de otro país.',
  });
  return {
    ...(organization && { 'identity.organizationId': organization }),
    ...(insuranceType && { 'identity.insuranceTypeId': insuranceType }),
    ...references.unknown,
  };
};

/** The reasons against publishing a draft, by field and in Spanish; nothing when it can be. */
export const publishingErrors = (
  code: string,
  draft: { readonly country: CountryCode; readonly content: ProductContent; readonly price?: PriceRule },
  references: References,
): FieldErrors => ({
  ...wrongReferences(draft.country, references),
  ...wrongTaxes(draft.country, draft.price),
  ...wrongMinimum(draft.content, draft.price),
  ...missing(code, draft.content, draft.price),
});
