/** The made-up insurers of each market, and where their plans' pages are. */
import { type OrganizationDetails, organizationNumber } from '@cotejo/core/organizations';
import { type CountryCode } from '@cotejo/core/kit/country';
import { logoOf } from './images.ts';
import { slugOf } from './slug.ts';

type Row = readonly [
  name: string,
  type: OrganizationDetails['type'],
  colour: string,
  description: string,
  secondColour?: string,
];

const rows: Readonly<Record<CountryCode, readonly Row[]>> = {
  PE: [
    ['Andina Seguros', 'ASEG', '#0a5c7d', 'Salud, vida y trabajo en todo el país.'],
    ['Costa Verde Seguros', 'ASEG', '#1c7c54', 'Planes familiares en Lima y la costa.'],
    ['Inti Seguros', 'ASEG', '#b7791f', 'Seguros simples que se contratan en línea.'],
    ['Amauta Seguros', 'ASEG', '#6b2737', 'Especialistas en empresas.'],
    ['Huella Seguros', 'MASCOTAS', '#b3541e', 'Solo mascotas.'],
    ['Pacífica del Sur EPS', 'EPS', '#124e78', 'EPS con red en todas las regiones.'],
    ['Andina EPS', 'EPS', '#0a5c7d', 'La EPS de Andina.'],
    ['Salud Norte EPS', 'EPS', '#2f6f3e', 'Nacida en Piura, Trujillo y Chiclayo.'],
    ['Clínica Miraflores del Mar', 'CLINICA', '#2a6f97', 'Clínica general frente al mar.'],
    ['Clínica San Bartolo', 'CLINICA', '#4a5899', 'Atención en Lima Norte.'],
    ['Clínica Valle Sagrado', 'CLINICA', '#8c5e2a', 'La red del sur andino.'],
  ],
  CL: [
    ['Isapre Araucaria', 'ISAPRE', '#235d3a', 'Red preferente de Arica a Puerto Montt.', '#d9c5a0'],
    ['Isapre Volcán', 'ISAPRE', '#a63c06', 'Planes de Santiago y regiones.', '#f7b267'],
    ['Isapre Maipo', 'ISAPRE', '#3d348b', 'Planes digitales.', '#9fd8cb'],
    ['Cordillera Seguros', 'ASEG', '#33658a', 'Salud complementaria y dental.'],
    ['Austral Vida', 'ASEG', '#2d3142', 'Vida y alto costo.'],
    ['Pudú Seguros', 'ASEG', '#7f4f24', 'Accidentes y empresas.'],
    ['Huella Chile', 'MASCOTAS', '#b3541e', 'Solo mascotas.'],
    ['Clínica Parque Lautaro', 'CLINICA', '#1b6b6f', 'Clínica general de Providencia.'],
    ['Clínica Bahía de Viña', 'CLINICA', '#2b5f9e', 'Atención en la costa de Valparaíso.'],
  ],
  CO: [
    ['Sabana Prepagada', 'MEDICINA PREPAGADA', '#226f54', 'Bogotá, Medellín y Cali.'],
    ['Cafetal Prepagada', 'MEDICINA PREPAGADA', '#6f1d1b', 'Eje cafetero y Antioquia.'],
    ['Caribe Salud', 'ASEG', '#0077b6', 'Complementarios de la costa.'],
    ['EPS Páramo', 'EPS', '#52796f', 'EPS con plan complementario propio.'],
    ['EPS Magdalena', 'EPS', '#9a031e', 'EPS del río y los llanos.'],
    ['Cóndor Seguros', 'ASEG', '#22223b', 'Pólizas de salud y accidentes.'],
    ['Huella Colombia', 'MASCOTAS', '#b3541e', 'Solo mascotas.'],
  ],
  INT: [
    ['Meridian Global Health', 'ASEG', '#14213d', 'Para quien vive en varios países.'],
    ['Atlas Care', 'ASEG', '#005f73', 'Planes regionales con deducible a elección.'],
    ['Globalia Salud', 'ASEG', '#7b2cbf', 'Familias expatriadas.'],
    ['Horizonte Expat', 'ASEG', '#bc6c25', 'Estudiantes y nómadas.'],
  ],
};

export const organizationsOf = (country: CountryCode): readonly OrganizationDetails[] =>
  rows[country].map(([displayName, type, brandColour, description, secondBrandColour]) => ({
    country,
    type,
    displayName,
    organizationCode: slugOf(displayName),
    url: slugOf(displayName),
    image: logoOf(slugOf(displayName)),
    brandColour,
    ...(secondBrandColour && { secondBrandColour }),
    description,
    ...(type === 'ISAPRE' && { isOpen: true }),
    isDemo: true,
  }));

export const numberOf = ({ country, url }: Pick<OrganizationDetails, 'country' | 'url'>): number =>
  organizationNumber(country, url);

/** The canonical path of a plan: spec, public side, section 2.1. */
export const pathOf = ({ country, type, url }: OrganizationDetails, code: string): string => {
  if (type === 'CLINICA') return `/Clinicas-y-Hospitales/${url}/${country === 'CL' ? 'Seguro/' : ''}${code}`;
  if (type === 'ISAPRE') return `/Isapre/${url}/Planes/${code}`;
  if (type === 'MEDICINA PREPAGADA') return `/Medicina-Prepagada/${url}/${code}`;
  if (type === 'EPS') return country === 'PE' ? `/EPS/${url}/Planes/${code}` : `/EPS/${url}/${code}`;
  return `/Seguros/${url}/${code}`;
};
