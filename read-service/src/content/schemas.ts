/** What the content calls answer, as documented. */
import { z } from 'zod';
import { contactGroups, landingLocales } from '@cotejo/core/content';
import { countryCodes } from '@cotejo/core/kit/country';
import { linkSchema, sitePathSchema } from '../kit/http/site-links.ts';

export const titledSchema = z.object({ title: z.string(), content: z.string() });
export const questionSchema = z.object({ question: z.string(), answer: z.string() });
export const reasonSchema = titledSchema.extend({ icon: z.string() });

export const menuItemSchema = z.object({
  title: z.string(),
  url: sitePathSchema,
  icon: z.string(),
  color: z.string(),
  seoDescription: z.string(),
  preloadBundle: z.boolean(),
  categories: z
    .array(
      z.object({
        title: z.string(),
        description: z.string(),
        compareUrl: sitePathSchema.describe('adónde lleva el botón de comparar'),
        links: z.array(z.object({ title: z.string(), url: sitePathSchema })).readonly(),
      }),
    )
    .readonly(),
});

export const contactInformationSchema = z.object({
  group: z.enum(contactGroups),
  name: z.string(),
  info: z.string().describe('como se lee'),
  link: linkSchema,
  icon: z.string(),
});

export const stateSchema = z.object({
  id: z.int().describe('el código oficial como número'),
  code: z.string(),
  name: z.string(),
  stateCode: z.string().describe('lo mismo que code, como lo nombra el perfil'),
  stateName: z.string(),
  orderPosition: z.int().describe('la capital primero'),
  abbreviation: z.string(),
});

export const workSectorSchema = z.object({
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

export const lineSchema = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  productType: z.string(),
  compareUrl: sitePathSchema,
  category: z.string(),
  color: z.string(),
  icon: z.string(),
});
export const showcaseSchema = lineSchema.omit({ name: true, category: true }).extend({ order: z.int() });

export const routeSchema = z.object({
  url: z.string().describe('como se preguntó'),
  translations: z.object({ es: z.string(), en: z.string(), pt: z.string() }),
});

const point = z.array(z.number()).readonly();
const polygon = z.array(z.array(point).readonly()).readonly();
export const mapSchema = z.object({
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

export const landingSchema = z.object({
  id: z.int(),
  slug: z.string(),
  tag: z.string(),
  active: z.boolean(),
  locale: z.enum(landingLocales),
  country: z.enum(countryCodes),
  title: z.string(),
  description: z.string(),
  buttonText: z.string(),
  compareUrl: sitePathSchema,
  productType: z.string(),
});
