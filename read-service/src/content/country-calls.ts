/** The content calls that only depend on the country. */
import { z } from 'zod';
import {
  contactInformationsOf,
  type Line,
  linesOf,
  menuOf,
  type State,
  statesOf,
  workSectors,
} from '@cotejo/core/content';
import { type CountryCall } from './call.ts';
import {
  contactInformationSchema,
  lineSchema,
  menuItemSchema,
  stateSchema,
  workSectorSchema,
} from './schemas.ts';

const stateRow = ({ id, code, name, order, abbreviation }: State): z.infer<typeof stateSchema> => ({
  id,
  code,
  name,
  stateCode: code,
  stateName: name,
  orderPosition: order,
  abbreviation,
});

const lineRow = ({
  id,
  name,
  title,
  description,
  productType,
  compareUrl,
  category,
  color,
  icon,
}: Line): z.infer<typeof lineSchema> => ({
  id,
  name,
  title,
  description,
  productType,
  compareUrl,
  category,
  color,
  icon,
});

export const countryCalls: readonly CountryCall[] = [
  { path: '/api/menu', summary: 'El menú del sitio', data: z.array(menuItemSchema), tell: menuOf },
  {
    path: '/api/contactInformations',
    summary: 'Cómo contactarnos y dónde más estamos',
    data: z.array(contactInformationSchema),
    tell: contactInformationsOf,
  },
  {
    path: '/api/countryState/country',
    summary: 'Las regiones del país',
    data: z.array(stateSchema),
    tell: (country) => statesOf[country].map(stateRow),
  },
  {
    path: '/api/workSectorType',
    summary: 'Los sectores de trabajo del SCTR, con sus actividades; en otros países ninguno',
    data: z.array(workSectorSchema),
    tell: (country) => (country === 'PE' ? workSectors : []),
  },
  {
    path: '/api/comparator',
    summary: 'Los comparadores del país',
    data: z.array(lineSchema),
    tell: (country) => linesOf(country).map(lineRow),
  },
];
