/**
 * The platform's answers, by the services' own schemas and without what no page shows. The server checks every answer by
 * them; a browser knows their types, and loads them for an answer that is not of its own build (decision 0115).
 */
import { comparatorAnswers } from '@cotejo/core/comparator';
import { contentAnswers } from '@cotejo/core/content';
import { askedLead, feedbackTable } from '@cotejo/core/feedback';
import { organizationAnswers } from '@cotejo/core/organizations';
import { productAnswers } from '@cotejo/core/product-content';
import { profileFormSchema } from '@cotejo/core/profile-form';
import { sharingAnswers } from '@cotejo/core/sharing';
import { z } from 'zod';

const dataOf = <Data extends z.ZodType>(data: Data) => z.object({ data });
const listOf = <Entry extends z.ZodType>(entry: Entry) => dataOf(z.array(entry));
const total = z.int();

// Amounts: the site knows units by their codes.
const unit = { unit: z.object({ code: z.string() }) };
const { price: anyPrice, ...cardFields } = productAnswers.card.shape;
const price = anyPrice
  .unwrap()
  .extend({ ...unit, convertionTo: z.object({ amount: z.string(), ...unit }).nullable() })
  .nullable();
const coverage = productAnswers.coverage.omit({ service: true }).extend({
  amounts: z.record(z.string(), productAnswers.coverageAmount.omit({ coverages_id: true }).extend(unit)),
});
const tag = productAnswers.coverageTag.pick({ name: true, icon: true });
const tagInFull = tag.extend({ coverages: z.array(coverage) });

// Cards
const { metadata } = cardFields.insuranceMetadata.shape;
const sold = { isPopular: true, hasOffer: true, minsubscribers: true } as const;
const card = productAnswers.card
  .omit({ name: true, description: true, externalAddress: true, availableFrom: true, image: true })
  .omit({ color: true, benefits: true, features: true })
  .extend({
    price,
    deductible: z.object({ amount: z.number(), ...unit }).nullable(),
    coverages: z.array(tag.extend({ coverages: z.array(coverage.pick({ amounts: true })) })),
    organization: cardFields.organization
      .pick({ displayName: true })
      .extend({ metadata: cardFields.organization.shape.metadata.pick({ image: true }) }),
    insuranceType: cardFields.insuranceType.pick({ name: true, displayName: true }).extend({
      upperType: cardFields.insuranceType.shape.upperType.unwrap().pick({ name: true }).nullable(),
    }),
    insuranceMetadata: z.object({ metadata: metadata.pick(sold) }),
    profilePrice: productAnswers.profilePrice.pick({ profiles: true, notices: true }),
  });
const product = card.omit({ coverages: true }).extend({
  description: cardFields.description,
  benefits: cardFields.benefits,
  insuranceMetadata: z.object({
    metadata: metadata.pick({ ...sold, seoTitle: true, seoDescription: true, seoImage: true }),
  }),
});
const { shares } = comparatorAnswers.sideBySide.shape;
const sideBySide = card.extend({
  insuranceMetadata: z.object({ metadata: metadata.pick({ ...sold, annual_benefit_maximum: true }) }),
  features: z.array(cardFields.features.unwrap().element.pick({ name: true })),
  shares,
});

// Filters
const leaf = comparatorAnswers.leaf.pick({ id: true, name: true, total: true });
const node = comparatorAnswers.node.pick({ id: true, name: true, total: true, tooltip: true });
const filters = comparatorAnswers.filters.extend({
  insuranceTypes: z.array(node.extend({ children: z.array(node) })),
  organizationTypes: z.array(leaf),
  organizations: z.array(node.extend({ typeId: z.string().nullable() })),
  features: z.array(leaf),
  coverageCountries: z.array(leaf),
  coverageOrganizations: z.array(leaf),
});

const entries = listOf(productAnswers.entry.omit({ icon: true }));
const questions = listOf(productAnswers.question);
const organization = organizationAnswers.organization.pick({
  id: true,
  displayName: true,
  type: true,
  description: true,
});
const { url } = organizationAnswers.organization.shape.metadata.shape;

export const answers = {
  lines: listOf(contentAnswers.line.omit({ color: true, icon: true })),
  questions,
  results: z.object({
    data: z.array(card),
    metaData: comparatorAnswers.resultsMeta.omit({ precios: true }).extend({ total, filters }),
  }),
  products: z.object({ data: z.array(card), metaData: z.object({ total }) }),
  product: dataOf(product),
  sideBySide: z.object({ data: z.array(sideBySide), metaData: comparatorAnswers.sideBySideMeta }),
  menu: listOf(contentAnswers.menuItem.pick({ title: true, icon: true, color: true, categories: true })),
  contacts: listOf(contentAnswers.contact.omit({ icon: true })),
  landings: listOf(
    contentAnswers.landing.pick({
      slug: true,
      title: true,
      description: true,
      buttonText: true,
      compareUrl: true,
    }),
  ),
  organization: dataOf(organization.extend({ metadata: z.object({ url }) })),
  organizations: listOf(organization.extend({ metadata: z.object({ url }) })),
  information: dataOf(contentAnswers.titled.pick({ content: true })),
  map: dataOf(contentAnswers.map.pick({ features: true })),
  regions: listOf(contentAnswers.state.pick({ stateCode: true, stateName: true })),
  workSectors: listOf(contentAnswers.workSector.omit({ id: true })),
  profileForm: dataOf(z.object({ profileForm: profileFormSchema })),
  clinicNames: listOf(organizationAnswers.clinic.pick({ id: true, displayName: true })),
  planPrice: dataOf(
    productAnswers.calculatedPrice
      .pick({ notices: true, day: true, shares: true, explanation: true })
      .extend({
        price,
        profiles: z.array(productAnswers.profilePrice.shape.profiles.unwrap().element.omit({ method: true })),
        trace: z.array(z.object({ step: z.string() })),
      }),
  ),
  yearlyCost: dataOf(
    productAnswers.explainedYear.pick({ unit: true, reason: true }).extend({
      levels: z.array(
        productAnswers.explainedYear.shape.levels.element.pick({ level: true, name: true, total: true }),
      ),
    }),
  ),
  priceHistory: listOf(productAnswers.pastPrice.extend({ price })),
  descriptions: entries,
  extraBenefits: entries,
  conditions: entries,
  exclusions: entries,
  faq: questions,
  features: listOf(productAnswers.feature),
  coverageOrganizations: listOf(
    productAnswers.productClinic.omit({ url: true, image: true, seleccionado: true }),
  ),
  topAmountsAndDeductibles: dataOf(
    productAnswers.topAmountsAndDeductibles.extend({ coverages: z.array(coverage) }),
  ),
  resume: dataOf(productAnswers.resume.extend({ tags: z.array(tagInFull) })),
  coveragesInClinic: listOf(tagInFull),
  documents: listOf(productAnswers.document.omit({ kind: true, numberOfPages: true })),
  payment: dataOf(z.object({ paymentInfoResponse: productAnswers.paymentInfo })),
  offers: listOf(productAnswers.offer),
  askedLead: dataOf(askedLead.omit({ _id: true })),
  opinion: dataOf(feedbackTable.row.pick({ score: true, recommend: true, topics: true, comment: true })),
  sharedPlan: dataOf(
    sharingAnswers.insurance.pick({ country: true, productCode: true, productType: true, perfil: true }),
  ),
  sharedComparison: dataOf(sharingAnswers.comparison.pick({ country: true, perfil: true })),
};
export type AnswerName = keyof typeof answers;
export type AnswerBody<Name extends AnswerName> = z.output<(typeof answers)[Name]>;
