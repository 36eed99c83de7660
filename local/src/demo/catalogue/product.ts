/** A line of a market's table as the product that it stands for, with all that visitors read of it. */
import { type Coverage, type Payment, sellsOnline } from '@cotejo/core/product-content';
import { type InsuranceTypeDetails } from '@cotejo/core/insurance-types';
import { type OfferedProduct, productNumber } from '@cotejo/core/catalogue';
import { type OrganizationDetails } from '@cotejo/core/organizations';
import { type CountryCode } from '@cotejo/core/kit/country';
import { seeded } from '../random.ts';
import { demoClinics } from './clinics.ts';
import { sharedImageOf } from './images.ts';
import { offersByCode } from './offers.ts';
import { numberOf, organizationsOf, pathOf } from './organizations.ts';
import { type DraftCoverage, type Line, type Mark, type Plan } from './plan.ts';
import { policyOf } from './policy.ts';
import { benefitTitle, termNumber } from './terms.ts';
import { insuranceTypeOf, typeNumber, type TypeName } from './types.ts';

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

/** The lines of one insurer and type. */
export type Shelf = {
  readonly country: CountryCode;
  readonly organization: string;
  readonly type: TypeName;
  readonly lines: readonly Line[];
};

const numberedFrom = (first: number, country: CountryCode, drafts: readonly DraftCoverage[]): Coverage[] =>
  drafts.map(({ tag, benefit, ...coverage }, index) => ({
    id: first + index,
    tagId: termNumber(country, 'coverageTag', tag),
    benefit: benefitTitle(benefit),
    ...coverage,
  }));

/** Clinics number their coverages by hundreds, so that no two of a product are the same. */
const clinicsOf = (country: CountryCode, { clinics }: Plan) =>
  demoClinics(country)
    .filter(({ network }) => clinics !== undefined && network <= clinics.upTo)
    .map((clinic, index) => ({
      clinic,
      coverages: numberedFrom((index + 1) * 100, country, clinics!.covers(clinic.network)),
    }));

const online = ['tdc', 'tdd', 'tdcp'] as const;
const inParts: Payment['modes'][number] = {
  mode: 'deferred',
  periodicity: 'yearly',
  months: 12,
  provider: 'cotejo',
  methods: ['tdc'],
  cardBrands: ['Visa'],
};
const paymentOf = ({ price }: Plan): Payment => {
  const isOnce = price.kind === 'perDay';
  const isCompany = price.kind === 'collective' || price.kind === 'sctr' || price.kind === 'perGuard';
  if (isOnce)
    return {
      periodicity: 'custom',
      modes: [{ mode: 'oneTime', periodicity: 'custom', provider: 'cotejo', methods: [...online] }],
    };
  return {
    periodicity: 'monthly',
    modes: [
      { mode: 'subscription', periodicity: 'monthly', months: 1, provider: 'cotejo', methods: isCompany ? ['transfer'] : [...online] },
      { mode: 'oneTime', periodicity: 'yearly', months: 12, provider: 'cotejo', methods: ['transfer', 'tdc'] },
      ...(isCompany ? [] : [inParts]),
      { mode: 'changeDate', periodicity: 'custom', methods: [] },
    ],
  }; // oxfmt-ignore
};

type Selling = OfferedProduct['content']['selling'];

/** A code says whether a plan is sold online, here or by who offers it; every plan has its executive. */
const channelsOf = (code: string): Pick<Selling, 'salesChannels' | 'externalAddress'> => {
  if (!sellsOnline(code)) return { salesChannels: ['executive'] };
  return code.startsWith('External')
    ? {
        salesChannels: ['externalOnlineSale', 'executive'],
        // A host that is nobody's.
        externalAddress: `https://aseguradora.example/demo/${code}`,
      }
    : { salesChannels: ['onlineSale', 'executive'] };
};

const sellingOf = (code: string, marks: readonly Mark[]): Selling => {
  const random = seeded(productNumber(code) % 2 ** 31);
  const [year, month] = [random.pick([2023, 2024, 2025]), random.between(1, 9)];
  return {
    exclusive: marks.includes('exclusive'),
    isPromoted: marks.includes('promoted'),
    isPopular: marks.includes('popular'),
    score: random.between(58, 97) / 10,
    availableFrom: `${year}-0${month}-01`,
    ...channelsOf(code),
    commissionPercentage: random.between(6, 18),
  }; // oxfmt-ignore
};

/** As many of the sentences as a search engine shows; the first whole, however long it is. */
const sentencesWithin = (most: number, [first = '', ...rest]: readonly string[]): string =>
  rest.reduce((text, next) => (text.length + 1 + next.length <= most ? `${text} ${next}` : text), first);

const titled = (all: readonly (readonly [title: string, content: string])[]) =>
  all.map(([title, content]) => ({ title, content }));

const productOf = (
  { country, type }: Shelf,
  organization: OrganizationDetails,
  [code, name, plan, ...marks]: Line,
): DemoProduct => {
  const insuranceType = insuranceTypeOf(country, type);
  const { texts } = plan;
  const coverages = numberedFrom(1, country, plan.coverages);
  const clinics = clinicsOf(country, plan);
  const identity = {
    name,
    organizationId: numberOf(organization),
    insuranceTypeId: typeNumber(country, type),
    path: pathOf(organization, code),
    colour: organization.brandColour,
    isDemo: true,
  };
  const policy = policyOf({
    name,
    insurer: organization.displayName,
    type: insuranceType.displayName,
    content: { coverages, terms: plan.terms },
    clinics: clinics.map(({ clinic }) => clinic.details.displayName),
    texts,
  });
  return {
    code,
    organization,
    insuranceType,
    isNew: marks.includes('new'),
    offered: {
      country,
      price: plan.price,
      content: {
        identity,
        selling: sellingOf(code, marks),
        terms: plan.terms,
        highlights: [...plan.highlights],
        coverages,
        coverageOrganizations: clinics.map(({ clinic, coverages: there }) => ({
          id: clinic.id,
          coverages: there,
        })),
        coverageCountries: (plan.countries ?? []).map((one) => termNumber(country, 'coverageCountry', one)),
        features: plan.features.map(([feature, detail]) => ({
          id: termNumber(country, 'feature', feature),
          included: true,
          ...(detail && { detail }),
        })),
        descriptions: titled([['Qué es', texts.description], ...(texts.descriptions ?? [])]),
        conditions: titled(texts.conditions),
        exclusions: titled(texts.exclusions),
        extraBenefits: titled(texts.extraBenefits),
        faq: texts.faq.map(([question, answer]) => ({ question, answer })),
        seo: {
          title: `${name} de ${organization.displayName}: precio y coberturas`,
          description: sentencesWithin(160, [texts.description, ...plan.highlights.map((one) => `${one}.`)]),
          image: sharedImageOf(type),
        },
        documents: [policy],
        offers: [...(offersByCode[code] ?? [])],
        payment: paymentOf(plan),
      },
    },
  };
};

export const productsOn = (shelf: Shelf): readonly DemoProduct[] => {
  const organization = organizationsOf(shelf.country).find(
    ({ displayName }) => displayName === shelf.organization,
  );
  if (!organization) throw new Error(`${shelf.organization} offers nothing in ${shelf.country}.`);
  return shelf.lines.map((line) => productOf(shelf, organization, line));
};
