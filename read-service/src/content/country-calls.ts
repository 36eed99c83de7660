/** The content calls that only depend on the country. */
import { z } from 'zod';
import {
  type ContactInformation,
  contactInformationsOf,
  type Line,
  linesOf,
  menuOf,
  type State,
  statesOf,
  type WorkSector,
  workSectors,
  type ContentAnswer,
  contentAnswers,
} from '@cotejo/core/content';
import { type CountryCall } from './call.ts';

const stateRow = ({ id, code, name, order, abbreviation }: State): ContentAnswer<'state'> => ({
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
}: Line): ContentAnswer<'line'> => ({
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

const contactRow = ({ group, name, value, url, icon }: ContactInformation): ContentAnswer<'contact'> => ({
  group,
  name,
  info: value,
  link: url,
  icon,
});

const workSectorRow = ({ id, code, name, workTypes }: WorkSector): ContentAnswer<'workSector'> => ({
  id,
  code,
  displayName: name,
  workSectors: workTypes.map((one) => ({ code: one.code, displayName: one.name })),
});

export const countryCalls: readonly CountryCall[] = [
  { path: '/api/menu', summary: 'El menú del sitio', data: z.array(contentAnswers.menuItem), tell: menuOf },
  {
    path: '/api/contactInformations',
    summary: 'Cómo contactarnos y dónde más estamos',
    data: z.array(contentAnswers.contact),
    tell: (country) => contactInformationsOf(country).map(contactRow),
  },
  {
    path: '/api/countryState/country',
    summary: 'Las regiones del país',
    data: z.array(contentAnswers.state),
    tell: (country) => statesOf[country].map(stateRow),
  },
  {
    path: '/api/workSectorType',
    summary: 'Los sectores de trabajo del SCTR, con sus actividades; en otros países ninguno',
    data: z.array(contentAnswers.workSector),
    tell: (country) => (country === 'PE' ? workSectors.map(workSectorRow) : []),
  },
  {
    path: '/api/comparator',
    summary: 'Los comparadores del país',
    data: z.array(contentAnswers.line),
    tell: (country) => linesOf(country).map(lineRow),
  },
];
