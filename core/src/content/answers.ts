/** The content calls' answers, as they are documented: one schema for the service that answers and the site that shows them. */
import { z } from 'zod';
import { countryCodes } from '../kit/country/index.ts';
import { linkAnswer, sitePathAnswer } from '../kit/validation/index.ts';
import { contactGroups } from './contact-informations.ts';
import { landingLocales } from './landings.ts';

const titled = z.object({ title: z.string(), content: z.string() });
const question = z.object({ question: z.string(), answer: z.string() });
const reason = titled.extend({ icon: z.string() });

const menuItem = z.object({
  title: z.string(),
  url: sitePathAnswer,
  icon: z.string(),
  color: z.string().regex(/^#[\da-f]{6}$/i),
  seoDescription: z.string(),
  preloadBundle: z.boolean(),
  categories: z
    .array(
      z.object({
        title: z.string(),
        description: z.string(),
        compareUrl: sitePathAnswer.describe('adónde lleva el botón de comparar'),
        links: z.array(z.object({ title: z.string(), url: sitePathAnswer })).readonly(),
      }),
    )
    .readonly(),
});

const contact = z.object({
  group: z.enum(contactGroups),
  name: z.string(),
  info: z.string().describe('como se lee'),
  link: linkAnswer,
  icon: z.string(),
});

const state = z.object({
  id: z.int().describe('el código oficial como número'),
  code: z.string(),
  name: z.string(),
  stateCode: z.string().describe('lo mismo que code, como lo nombra el perfil'),
  stateName: z.string(),
  orderPosition: z.int().describe('la capital primero'),
  abbreviation: z.string(),
});

const workSector = z.object({
  id: z.int(),
  code: z.string(),
  displayName: z.string(),
  workSectors: z
    .array(
      z.object({
        code: z.string().describe('con el que los precios conocen la actividad'),
        displayName: z.string(),
      }),
    )
    .readonly(),
});

const line = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  productType: z.string(),
  compareUrl: sitePathAnswer,
  category: z.string(),
  color: z.string(),
  icon: z.string(),
});
const showcase = line.omit({ name: true, category: true }).extend({ order: z.int() });

const route = z.object({
  url: z.string().describe('como se preguntó'),
  translations: z.object({ es: z.string(), en: z.string(), pt: z.string() }),
});

const point = z.array(z.number()).readonly();
const polygon = z.array(z.array(point).readonly()).readonly();
const map = z.object({
  type: z.literal('FeatureCollection'),
  name: z.string(),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      id: z.string(),
      bbox: z.array(z.number()).readonly().describe('oeste, sur, este y norte; grados'),
      geometry: z
        .union([
          z.object({ type: z.literal('Point'), coordinates: point }),
          z.object({ type: z.literal('Polygon'), coordinates: polygon }),
          z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon).readonly() }),
        ])
        .describe('el contorno de un país; de una región, su punto'),
      properties: z.object({
        isoA2: z.string(),
        dbId: z.int().nullable(),
        name: z.string(),
        point: point.describe('donde va su nombre: longitud y latitud'),
      }),
    }),
  ),
});

const landing = z.object({
  id: z.int(),
  slug: z.string(),
  tag: z.string(),
  active: z.boolean(),
  locale: z.enum(landingLocales),
  country: z.enum(countryCodes),
  title: z.string(),
  description: z.string(),
  buttonText: z.string(),
  compareUrl: sitePathAnswer,
  productType: z.string(),
});

export const contentAnswers = {
  contact,
  landing,
  line,
  map,
  menuItem,
  question,
  reason,
  route,
  showcase,
  state,
  titled,
  workSector,
};
export type ContentAnswer<Name extends keyof typeof contentAnswers> = z.output<(typeof contentAnswers)[Name]>;
