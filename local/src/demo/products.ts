/** A small catalogue of made-up insurers and plans, enough for each country's home page. */
import {
  emptyContent,
  type InsuranceTypeDetails,
  insuranceTypeNumber,
  type OfferedProduct,
  type OrganizationDetails,
  organizationNumber,
} from '@cotejo/core/catalogue';
import { type CountryCode, type Currency } from '@cotejo/core/reference';

export type DemoProduct = {
  readonly code: string;
  readonly offered: OfferedProduct & {
    readonly content: {
      readonly identity: {
        readonly name: string;
        readonly path: string;
        readonly organizationId: number;
        readonly insuranceTypeId: number;
      };
    };
    readonly price: { readonly kind: 'fixed'; readonly amount: number; readonly unit: Currency };
  };
  readonly organization: OrganizationDetails;
  readonly insuranceType: InsuranceTypeDetails;
};

type Line = readonly [
  organization: string,
  code: string,
  name: string,
  price: number,
  description: string,
  benefits: readonly string[],
];
type Shelf = {
  readonly country: CountryCode;
  readonly insuranceType: Pick<InsuranceTypeDetails, 'name' | 'displayName'>;
  readonly type: OrganizationDetails['type'];
  readonly currency: Currency;
  /** The canonical path of a plan: spec, public side, section 2.1. */
  readonly path: (organization: string, code: string) => string;
  readonly lines: readonly Line[];
};

const slug = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').replace(/ /g, '-');
const insurers = (organization: string, code: string): string => `/Seguros/${organization}/${code}`;
const peruvianEps = (organization: string, code: string): string => `/EPS/${organization}/Planes/${code}`;
const health = { name: 'SALUD_INDIVIDUAL', displayName: 'Seguro de salud' };
const pets = { name: 'SEGURO_MASCOTAS', displayName: 'Seguro de mascotas' };

const shelf = (country: CountryCode, rest: Omit<Shelf, 'country'>): Shelf => ({ country, ...rest });
const insurer = (
  country: CountryCode,
  currency: Shelf['currency'],
  insuranceType: Shelf['insuranceType'],
  ...lines: Line[]
) => shelf(country, { type: 'ASEG', currency, insuranceType, path: insurers, lines });

const shelves: readonly Shelf[] = [
  insurer('PE', 'PEN', health, [
    'Andina Seguros',
    'Salud-Esencial-Andina',
    'Salud Esencial',
    11_890,
    'Atención ambulatoria y hospitalaria en una red de clínicas de Lima y provincias.',
    ['Consultas desde S/ 40', 'Emergencias accidentales al 100 %', 'Chequeo preventivo anual'],
  ]),
  shelf('PE', {
    type: 'EPS',
    currency: 'PEN',
    insuranceType: { name: 'EPS', displayName: 'EPS' },
    path: peruvianEps,
    lines: [
      [
        'Pacífica del Sur EPS',
        'Eps-Pacifica-Base',
        'Plan Base EPS',
        19_240,
        'El plan de tu empresa con capa simple ilimitada y dos niveles adicionales.',
        ['Capa simple sin tope', 'Maternidad incluida', 'Derechohabientes desde el primer día'],
      ],
    ],
  }),
  shelf('PE', {
    type: 'CLINICA',
    currency: 'PEN',
    insuranceType: { name: 'PROGRAMA_CLINICO', displayName: 'Programa clínico' },
    path: (organization, code) => `/Clinicas-y-Hospitales/${organization}/${code}`,
    lines: [
      [
        'Clínica Miraflores del Mar',
        'Programa-Mar-Familia',
        'Programa Mar Familia',
        15_600,
        'Consultas, exámenes y hospitalización en una sola clínica, a precio fijo.',
        ['Sin deducible en pediatría', 'Descuento en farmacia'],
      ],
    ],
  }),
  insurer('PE', 'PEN', pets, [
    'Huella Seguros',
    'Mascota-Tranquila',
    'Mascota Tranquila',
    3_990,
    'Consultas, vacunas y cirugías para tu perro o gato.',
    ['Responsabilidad civil', 'Orientación veterinaria 24 horas'],
  ]),
  insurer(
    'CL',
    'CLP',
    { name: 'COMPLEMENTARIO', displayName: 'Seguro complementario' },
    [
      'Cordillera Seguros',
      'Complementario-Cordillera-60',
      'Complementario 60',
      19_862,
      'Reembolsa hasta el 60 % de lo que tu previsión no cubre, ambulatorio y hospitalario.',
      ['Deducible de UF 2 por familia', 'Reembolso desde la aplicación'],
    ],
    [
      'Austral Vida',
      'Catastrofico-Austral',
      'Catastrófico Austral',
      12_490,
      'Protección ante enfermedades de alto costo, con tope de UF 30.000.',
      ['Deducible de UF 60', 'Cobertura en todo Chile'],
    ],
  ),
  insurer('CL', 'CLP', pets, [
    'Huella Chile',
    'Mascota-Alto-Costo',
    'Mascota Alto Costo',
    13_900,
    'Cirugías y hospitalización veterinaria con tope de UF 500.',
    ['Hasta 6 años al contratar', 'Responsabilidad civil'],
  ]),
  shelf('CO', {
    type: 'ASEG',
    currency: 'COP',
    insuranceType: { name: 'MEDICINA_PREPAGADA', displayName: 'Medicina prepagada' },
    path: (organization, code) => `/Medicina-Prepagada/${organization}/${code}`,
    lines: [
      [
        'Sabana Prepagada',
        'Prepagada-Sabana-Plus',
        'Sabana Plus',
        31_000_000,
        'Especialistas sin remisión y habitación individual en la red de Bogotá, Medellín y Cali.',
        ['Urgencias a domicilio', 'Segunda opinión médica'],
      ],
    ],
  }),
  insurer('CO', 'COP', { name: 'PAC', displayName: 'Plan complementario' }, [
    'Caribe Salud',
    'Complementario-Caribe',
    'Complementario Caribe',
    5_310_000,
    'Mejora la atención de tu EPS: citas más rápidas y más especialistas.',
    ['Menores de 60 años', 'Odontología básica'],
  ]),
  insurer(
    'INT',
    'USD',
    { name: 'SALUD_INTERNACIONAL', displayName: 'Salud internacional' },
    [
      'Meridian Global Health',
      'Meridian-Worldwide',
      'Meridian Worldwide',
      18_500,
      'Cobertura en todo el mundo para quienes viven o viajan fuera de su país.',
      ['Tope anual de USD 2.000.000', 'Evacuación médica'],
    ],
    [
      'Meridian Global Health',
      'Meridian-Latam',
      'Meridian Latam',
      9_900,
      'Hospitales de referencia en América Latina, con asistencia en español.',
      ['Deducible a elección', 'Telemedicina ilimitada'],
    ],
  ),
];

/** Prices are minor units of the currency: none for CLP, two digits for the others. */
const demoProduct = (
  { country, insuranceType, type, currency, path }: Shelf,
  [organization, code, name, amount, description, benefits]: Line,
): DemoProduct => {
  const [url, empty] = [slug(organization), emptyContent(name)];
  const identity = {
    ...empty.identity,
    organizationId: organizationNumber(country, url),
    insuranceTypeId: insuranceTypeNumber(country, insuranceType.name),
    path: path(url, code),
    isDemo: true,
  };
  return {
    code,
    organization: { country, type, displayName: organization, organizationCode: url, url, isDemo: true },
    insuranceType: { country, ...insuranceType, url: slug(insuranceType.displayName) },
    offered: {
      country,
      price: { kind: 'fixed', unit: currency, period: 'monthly', tax: { treatment: 'exempt' }, amount },
      content: {
        ...empty,
        identity,
        highlights: [...benefits],
        descriptions: [{ title: 'Qué es', content: description }],
        payment: { periodicity: 'monthly', modes: [] },
      },
    },
  };
};

export const demoProducts: readonly DemoProduct[] = shelves.flatMap((one) =>
  one.lines.map((line) => demoProduct(one, line)),
);

export const productsOf = (country: CountryCode): readonly DemoProduct[] =>
  demoProducts.filter(({ offered }) => offered.country === country);
