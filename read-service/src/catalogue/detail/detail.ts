/** All that visitors read of a product beyond its card, by the functions that answer each call. */
import { z } from 'zod';
import { productAnswers } from '@cotejo/core/product-content';
import { resumeOf } from './coverage-sections.ts';
import { documentsOf } from '../documents/documents.ts';
import { type Known } from '../known.ts';
import { paymentInfo } from '../payment/payment-info.ts';
import { type Detailed } from './section.ts';
import { sections } from './sections.ts';
import { shownOffers } from '../payment/shown-offers.ts';

/** The parts of `sections` by their addresses, and those that have calls of another kind. */
export const detailSchema = z.object({
  ...Object.fromEntries(sections.map(({ path, schema }) => [path, schema])),
  resume: productAnswers.resume,
  documents: z.array(productAnswers.document),
  payment: productAnswers.paymentInfo,
  offers: z.array(productAnswers.offer),
});

/** @param at the day that is asked about, where it is not today's */
export const detailOf = (detailed: Detailed, known: Known, at?: string) => {
  const { day, product } = detailed;
  const { content } = product.publication;
  return {
    ...Object.fromEntries(sections.map(({ path, tell }) => [path, tell(detailed, known)])),
    resume: resumeOf(content, known),
    documents: documentsOf(content, product.number, at),
    payment: paymentInfo(content.payment),
    offers: shownOffers(content.offers, day),
  };
};
