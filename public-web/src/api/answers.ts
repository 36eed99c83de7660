/**
 * The platform's answers, by the services' own schemas and without what is too much for pages. The types of the site follow
 * from them; its server checks answers by them, and no browser loads them (decision 0115).
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

const { coverage, coverageTag } = productAnswers;
const { description, benefits, features, insuranceType, insuranceMetadata } = productAnswers.card.shape;
const { metadata } = insuranceMetadata.shape;
const card = productAnswers.card
  .omit({ name: true, externalAddress: true, availableFrom: true, image: true, color: true })
  .omit({ description: true, benefits: true, features: true })
  .extend({
    insuranceType: insuranceType.omit({ description: true }),
    insuranceMetadata: z.object({
      metadata: metadata.omit({ seoTitle: true, seoDescription: true, seoImage: true }),
    }),
    profilePrice: productAnswers.profilePrice.pick({ profiles: true, notices: true }),
    coverages: z.array(coverageTag.extend({ coverages: z.array(coverage.pick({ amounts: true })) })),
  });
const product = card.omit({ coverages: true }).extend({ description, benefits, insuranceMetadata });
const { shares } = comparatorAnswers.sideBySide.shape;

const entries = listOf(productAnswers.entry);
const questions = listOf(productAnswers.question);
const { organization } = organizationAnswers;

export const answers = {
  lines: listOf(contentAnswers.line.omit({ color: true, icon: true })),
  questions,
  results: z.object({
    data: z.array(card),
    metaData: comparatorAnswers.resultsMeta.omit({ precios: true }).extend({ total }),
  }),
  products: z.object({ data: z.array(card), metaData: z.object({ total }) }),
  product: dataOf(product),
  sideBySide: z.object({
    data: z.array(card.extend({ features, shares })),
    metaData: comparatorAnswers.sideBySideMeta,
  }),
  menu: listOf(contentAnswers.menuItem.omit({ url: true, seoDescription: true, preloadBundle: true })),
  contacts: listOf(contentAnswers.contact.omit({ icon: true })),
  landings: listOf(contentAnswers.landing),
  organization: dataOf(organization),
  organizations: listOf(organization),
  information: dataOf(contentAnswers.titled),
  map: dataOf(contentAnswers.map),
  regions: listOf(contentAnswers.state),
  workSectors: listOf(contentAnswers.workSector),
  profileForm: dataOf(z.object({ profileForm: profileFormSchema })),
  clinicNames: listOf(organizationAnswers.clinic),
  planPrice: dataOf(productAnswers.calculatedPrice),
  yearlyCost: dataOf(productAnswers.explainedYear),
  priceHistory: listOf(productAnswers.pastPrice),
  descriptions: entries,
  extraBenefits: entries,
  conditions: entries,
  exclusions: entries,
  faq: questions,
  features: listOf(productAnswers.feature),
  coverageOrganizations: listOf(
    productAnswers.productClinic.omit({ url: true, image: true, seleccionado: true }),
  ),
  topAmountsAndDeductibles: dataOf(productAnswers.topAmountsAndDeductibles),
  resume: dataOf(productAnswers.resume),
  coveragesInClinic: listOf(coverageTag),
  documents: listOf(productAnswers.document),
  payment: dataOf(z.object({ paymentInfoResponse: productAnswers.paymentInfo })),
  offers: listOf(productAnswers.offer),
  askedLead: dataOf(askedLead),
  opinion: dataOf(feedbackTable.row.pick({ score: true, recommend: true, topics: true, comment: true })),
  sharedPlan: dataOf(
    sharingAnswers.insurance.pick({ country: true, productCode: true, productType: true, perfil: true }),
  ),
  sharedComparison: dataOf(sharingAnswers.comparison.pick({ country: true, perfil: true })),
};
export type AnswerName = keyof typeof answers;
export type AnswerBody<Name extends AnswerName> = z.output<(typeof answers)[Name]>;

/** The check of the site's server. */
export const checkAnswer = (name: AnswerName, body: unknown): unknown => answers[name].parse(body);
