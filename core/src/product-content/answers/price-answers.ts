/** Prices of a product for a profile, with how they come about, as the calls document them. */
import { z } from 'zod';
import { card, profilePrice } from './card-answer.ts';
import { explainedYear } from './year-answers.ts';

const money = z.object({ amount: z.number(), unit: z.object({ code: z.string() }) });
export const share = z.object({ profile: z.int(), amount: z.number() });
export const calculatedPrice = profilePrice.extend({
  day: z.iso.date(),
  version: z.int().describe('la publicación del producto que regía ese día'),
  price: card.shape.price,
  single: money
    .nullable()
    .describe('de un trabajador, un guardia o un día, si el precio se compone de ellos'),
  shares: z.array(share).describe('lo que cuesta cada persona'),
  qualifiedPeople: z
    .array(z.object({ coverage: z.int(), profiles: z.array(z.int()) }))
    .describe('para quién del perfil es cada cobertura que tiene edades, contratación o exclusión propias'),
  trace: z.array(z.looseObject({ step: z.string() })).describe('cómo se llega al precio, paso a paso'),
  explanation: z.array(z.string()).describe('lo mismo en palabras'),
});

export const calculatedYear = profilePrice.extend({
  day: calculatedPrice.shape.day,
  version: calculatedPrice.shape.version,
  ...explainedYear.shape,
});

export const pastPrice = z.object({
  from: z.iso.date().describe('el primer día en que se vio'),
  until: z.iso.date().nullable().describe('el primero en que ya no; nada si se ve todavía'),
  price: card.shape.price.describe('el de su primer día; nada si no tiene para ese perfil'),
});
