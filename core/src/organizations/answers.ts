/** Organizations and clinics as visitors see them, as the calls document them. */
import { z } from 'zod';

const place = z.object({
  name: z.string().nullable(),
  address: z.string(),
  region: z.string().nullable(),
  province: z.string().nullable(),
  district: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
});
const clinic = z.object({
  id: z.int(),
  displayName: z.string(),
  url: z.string().nullable(),
  image: z.string().nullable(),
  category: z.string().nullable(),
  seleccionado: z.boolean().describe('si está entre las coverageOrganizations que se preguntan'),
  places: z.array(place),
});
const organization = z.object({
  id: z.int(),
  displayName: z.string(),
  organizationCode: z.string(),
  type: z.string(),
  legalName: z.string().nullable(),
  abbreviation: z.string().nullable(),
  description: z.string().nullable(),
  isOpen: z.boolean().nullable(),
  isDemo: z.boolean(),
  metadata: z.object({
    url: z.string(),
    typeAlias: z.string(),
    image: z.string().nullable(),
    color: z.string().nullable(),
    selected: z.boolean().describe('si está entre las organizations que se preguntan'),
  }),
});

export const organizationAnswers = { clinic, organization };
