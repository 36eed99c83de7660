/** The demo's plans: a row of a market's file each, with the coverages and texts that other files have for it. */
import {
  catalogueTermNumber,
  type InsuranceTypeDetails,
  insuranceTypeNumber,
} from '@cotejo/core/insurance-types';
import { type Offer, type Payment, type ProductContent, sellsOnline } from '@cotejo/core/product-content';
import { type OfferedProduct } from '@cotejo/core/catalogue';
import { type OrganizationDetails } from '@cotejo/core/organizations';
import { type PriceRule } from '@cotejo/core/pricing';
import { type CountryCode } from '@cotejo/core/kit/country';
import { coveragesIn } from './coverages.ts';
import { jsonOf, listIn, tableOf } from './files.ts';
import { sharedImageOf } from './images.ts';
import { numberOf, organizationsOf } from './organizations.ts';
import { policyOf } from './policy.ts';
import { insuranceTypeOf } from './types.ts';

export type DemoProduct = {
  readonly code: string;
  readonly offered: OfferedProduct & {
    readonly content: {
      readonly identity: {
        readonly name: string;
        readonly path: string;
        readonly organizationId: number;
        readonly insuranceTypeId: number;
      };
    };
  };
  readonly organization: OrganizationDetails;
  readonly insuranceType: InsuranceTypeDetails;
  /** It became available a few weeks before the demo was loaded. */
  readonly isNew: boolean;
};

const sections = ['descriptions', 'conditions', 'exclusions', 'extraBenefits', 'faq', 'claims'] as const;
type Section = (typeof sections)[number];
type Row = { readonly [Name in Section]?: string } & {
  readonly code: string;
  readonly name: string;
  readonly organization: string;
  readonly type: string;
  readonly path: string;
  readonly marks?: string;
  readonly score: string;
  /** Left out of a new plan: it became available some weeks before the load. */
  readonly availableFrom?: string;
  readonly commission: string;
  readonly payment: string;
  readonly highlights: string;
  readonly features: string;
  readonly countries?: string;
  readonly description: string;
  readonly terms: string;
  readonly price: string;
};

type Clause = {
  readonly section: Section;
  readonly set: string;
  readonly title?: string;
  readonly text: string;
};
const texts = await tableOf<Clause>('texts.csv');
const offers = jsonOf<Readonly<Record<string, Offer[]>>>('offers.json');
const payments = jsonOf<Readonly<Record<string, Payment>>>('payments.json');

const clausesOf = (row: Row, section: Section) =>
  texts.flatMap((clause) =>
    clause.section === section && clause.set === row[section]
      ? [{ title: clause.title ?? '', content: clause.text }]
      : [],
  );

/** A code says whether a plan is sold online, here or by who offers it; every plan has its executive. */
const channelsOf = (code: string): Pick<ProductContent['selling'], 'salesChannels' | 'externalAddress'> => {
  if (!sellsOnline(code)) return { salesChannels: ['executive'] };
  return code.startsWith('External')
    ? {
        salesChannels: ['externalOnlineSale', 'executive'],
        // A host that is nobody's.
        externalAddress: `https://aseguradora.example/demo/${code}`,
      }
    : { salesChannels: ['onlineSale', 'executive'] };
};

const sellingOf = ({ code, marks, score, availableFrom, commission }: Row): ProductContent['selling'] => {
  const marked = listIn(marks);
  return {
    exclusive: marked.includes('exclusive'),
    isPromoted: marked.includes('promoted'),
    isPopular: marked.includes('popular'),
    score: Number(score),
    ...(availableFrom !== undefined && { availableFrom }),
    ...channelsOf(code),
    commissionPercentage: Number(commission),
  };
};

/** Sentences up to the length that a search engine shows; the first whole, however long it is. */
const sentencesWithin = (most: number, [first = '', ...rest]: readonly string[]): string =>
  rest.reduce((text, next) => (text.length + 1 + next.length <= most ? `${text} ${next}` : text), first);

const organizationCalled = (country: CountryCode, name: string): OrganizationDetails => {
  const found = organizationsOf(country).find(({ displayName }) => displayName === name);
  if (!found) throw new Error(`${name} offers nothing in ${country}.`);
  return found;
};

const productOf =
  (country: CountryCode, coveragesOf: Awaited<ReturnType<typeof coveragesIn>>) =>
  (row: Row): DemoProduct => {
    const { code, name, type, description } = row;
    const organization = organizationCalled(country, row.organization);
    const insuranceType = insuranceTypeOf(country, type);
    const highlights = [...listIn(row.highlights)];
    const { coverages, clinics } = coveragesOf(code);
    const stated = {
      terms: JSON.parse(row.terms) as ProductContent['terms'],
      coverages,
      conditions: clausesOf(row, 'conditions'),
      exclusions: clausesOf(row, 'exclusions'),
      extraBenefits: clausesOf(row, 'extraBenefits'),
    };
    const policy = policyOf({
      name,
      insurer: organization.displayName,
      type: insuranceType.displayName,
      description,
      content: stated,
      clinics: clinics.map(({ displayName }) => displayName),
      claims: clausesOf(row, 'claims').map(({ content }) => content),
    });
    return {
      code,
      organization,
      insuranceType,
      isNew: row.availableFrom === undefined,
      offered: {
        country,
        price: JSON.parse(row.price) as PriceRule,
        content: {
          identity: {
            name,
            organizationId: numberOf(organization),
            insuranceTypeId: insuranceTypeNumber(country, type),
            path: row.path,
            colour: organization.brandColour,
            isDemo: true,
          },
          selling: sellingOf(row),
          ...stated,
          highlights,
          coverageOrganizations: clinics.map(({ id, coverages: there }) => ({ id, coverages: there })),
          coverageCountries: listIn(row.countries).map((one) =>
            catalogueTermNumber(country, 'coverageCountry', one),
          ),
          features: listIn(row.features).map((feature) => ({
            id: catalogueTermNumber(country, 'feature', feature),
            included: true,
          })),
          descriptions: [{ title: 'Qué es', content: description }, ...clausesOf(row, 'descriptions')],
          faq: clausesOf(row, 'faq').map(({ title, content }) => ({ question: title, answer: content })),
          seo: {
            title: `${name} de ${organization.displayName}: precio y coberturas`,
            description: sentencesWithin(160, [description, ...highlights.map((one) => `${one}.`)]),
            image: sharedImageOf(type),
          },
          documents: [policy],
          offers: offers[code] ?? [],
          payment: payments[row.payment],
        },
      },
    };
  };

export const productsIn = async (country: CountryCode): Promise<readonly DemoProduct[]> =>
  (await tableOf<Row>(`plans/${country}.csv`)).map(productOf(country, await coveragesIn(country)));
