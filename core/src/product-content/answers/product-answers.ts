/** The site's calls about products, as they are documented: one schema for the service that answers and the site that shows it. */
import { type z } from 'zod';
import { card, profilePrice } from './card-answer.ts';
import {
  annualMaximum,
  coverage,
  coverageAmount,
  coverageTag,
  resume,
  topAmountsAndDeductibles,
} from './coverage-answers.ts';
import { document, entry, feature, offer, paymentInfo, productClinic, question } from './detail-answers.ts';
import { calculatedPrice, calculatedYear, pastPrice, share } from './price-answers.ts';
import { explainedYear } from './year-answers.ts';

export const productAnswers = {
  annualMaximum,
  calculatedPrice,
  calculatedYear,
  card,
  coverage,
  coverageAmount,
  coverageTag,
  document,
  entry,
  explainedYear,
  feature,
  offer,
  pastPrice,
  paymentInfo,
  productClinic,
  profilePrice,
  question,
  resume,
  share,
  topAmountsAndDeductibles,
};
export type ProductAnswer<Name extends keyof typeof productAnswers> = z.output<(typeof productAnswers)[Name]>;
