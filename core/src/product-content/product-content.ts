/** Everything that a product says of itself, by section: each is changed and compared as a whole. Spec, public side, section 3. */
import { z } from 'zod';
import {
  address,
  choice,
  colour,
  day,
  decimal,
  flag,
  list,
  maybe,
  maybeName,
  maybeProse,
  name,
  number,
  numbered,
  picture,
  prose,
  record,
  sitePath,
  whole,
} from '../kit/fields/index.ts';
import { ageRange, coverage } from './coverage.ts';
import { document, mostDocuments } from './document.ts';
import { offer } from './offer.ts';
import { payment } from './payment.ts';
import { moneyQuantity } from './quantity.ts';

/** How many there may be, of what is many. */
/** Clinics of one product. */
export const mostClinics = 500;
const most = { texts: 200, coverages: 500, clinics: mostClinics, words: 60, entries: 200 };

const salesChannels = ['onlineSale', 'executive', 'externalOnlineSale'] as const;

const identity = record({
  name: name.describe('as the insurer calls it'),
  displayName: maybeName.describe('as visitors read it; the name when there is none'),
  organizationId: maybe(number).describe('who offers it'),
  insuranceTypeId: maybe(number),
  path: maybe(sitePath).describe('its canonical path on the public site; ends in the product’s code'),
  colour: maybe(colour),
  image: maybe(picture),
  isDemo: flag.describe('made up, to show how things work'),
});

const selling = record({
  exclusive: flag.describe('offered here alone'),
  isPromoted: flag,
  isPopular: flag,
  score: maybe(decimal(0, 10)).describe('0 to 10; visitors see half of it as stars'),
  availableFrom: maybe(day).describe('new for two months from then on'),
  salesChannels: list(choice(salesChannels), salesChannels.length),
  commissionPercentage: maybe(decimal(0, 100)),
  externalAddress: maybe(address).describe('where it is sold, when that is not here'),
});

/** `none` and `perService` are the spec's amounts 0 and null: no cap at all, and a cap for each service. */
const annualMaximum = z.union(
  [
    record({ kind: choice(['none', 'perService']) }),
    record({ kind: z.literal('amount'), value: moneyQuantity }),
  ],
  { error: 'Indica si no tiene tope, si es por prestación, o su monto.' },
);

const terms = record({
  modality: maybeName,
  contractType: maybe(choice(['Individual', 'Colectivo'])),
  minSubscribers: maybe(whole(1, 100_000)).describe(
    'the least of workers; the price rule’s where that has one',
  ),
  annualBenefitMaximum: maybe(annualMaximum),
  deductible: maybe(moneyQuantity).describe('of a year, for all coverages together'),
  contractingAges: maybe(ageRange).describe('when it can be taken out'),
  priceDetail: maybe(record({ label: name, ageRange: maybe(ageRange) })).describe(
    'what the card says of the price',
  ),
});

const entry = record({ title: name, content: prose, icon: maybe(picture) });
const entries = list(entry, most.entries);

export const productContent = record({
  identity,
  selling,
  terms,
  highlights: list(name, most.words).describe('what a card says in a few words'),
  coverages: numbered(coverage, most.coverages),
  coverageOrganizations: numbered(
    record({ id: number, note: maybeProse, coverages: numbered(coverage, most.coverages) }),
    most.clinics,
  ).describe('the clinics where it holds, with what it covers there'),
  coverageCountries: list(number, most.texts),
  features: numbered(
    record({ id: number, detail: maybeName, included: flag.describe('or said to be missing') }),
    most.entries,
  ),
  descriptions: entries,
  conditions: entries,
  exclusions: entries,
  extraBenefits: entries,
  faq: list(record({ question: name, answer: prose }), most.entries),
  seo: record({ title: maybeName, description: maybeProse, image: maybe(picture) }),
  documents: numbered(document, mostDocuments),
  offers: numbered(offer, 50),
  payment: maybe(payment),
});
export type ProductContent = z.infer<typeof productContent>;
export type ContentSection = keyof ProductContent;
export const contentSections = Object.keys(productContent.shape) as readonly ContentSection[];
/** New values of some sections. */
export const contentChanges = productContent.partial();
export type ContentChanges = z.infer<typeof contentChanges>;

/** A product of which nothing is known but its name. */
export const emptyContent = (named: string): ProductContent => ({
  identity: { name: named, isDemo: false },
  selling: { exclusive: false, isPromoted: false, isPopular: false, salesChannels: [] },
  terms: {},
  highlights: [],
  coverages: [],
  coverageOrganizations: [],
  coverageCountries: [],
  features: [],
  descriptions: [],
  conditions: [],
  exclusions: [],
  extraBenefits: [],
  faq: [],
  seo: {},
  documents: [],
  offers: [],
});
