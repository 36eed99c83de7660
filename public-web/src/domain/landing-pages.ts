/** The pages that list plans by who offers them or what they are (spec, public side, section 2.1), by country. */
import { type CountryCode } from '@cotejo/core/kit/country';

export type LandingPage = {
  readonly path: string;
  /** Name in lists of links. */
  readonly name: string;
  /** Slug of the platform's text, where that is about the same plans. */
  readonly slug?: string;
  readonly title: string;
  readonly description: string;
  /** Question of the comparison. */
  readonly asked: Readonly<Record<string, string>>;
  /** Kinds of organizations with a page of their own below this one. */
  readonly kinds: readonly string[];
  readonly compareUrl: string;
};

const healthComparator = '/Comparar/Seguros-de-Salud';

const insurers = (place: string, compareUrl = healthComparator): LandingPage => ({
  path: '/Seguros',
  name: 'Seguros',
  title: `Seguros ${place}`,
  description: 'Los planes de las aseguradoras, con su precio a la vista.',
  asked: { organizationTypes: 'ASEG,MASCOTAS' },
  kinds: ['ASEG', 'MASCOTAS'],
  compareUrl,
});

const travel: LandingPage = {
  path: '/Seguros-de-Viaje',
  name: 'Seguros de viaje',
  slug: 'seguros-de-viaje',
  title: 'Seguros de viaje',
  description: 'Asistencia médica y de equipaje mientras viajas.',
  asked: { productType: 'VIAJE' },
  kinds: [],
  compareUrl: '/Comparar/Seguros-de-Viaje',
};

export const landingPages: Readonly<Record<CountryCode, readonly LandingPage[]>> = {
  PE: [
    {
      path: '/EPS',
      name: 'EPS',
      slug: 'eps',
      title: 'EPS en Perú',
      description: 'Salud para trabajadores en planilla: una parte la paga tu empleador.',
      asked: { organizationTypes: 'EPS' },
      kinds: ['EPS'],
      compareUrl: '/Comparar/EPS',
    },
    insurers('en Perú'),
    {
      path: '/SCTR',
      name: 'SCTR',
      slug: 'sctr',
      title: 'SCTR en Perú',
      description: 'El seguro obligatorio de quienes hacen trabajos de riesgo.',
      asked: { productType: 'SCTR' },
      kinds: [],
      compareUrl: '/Comparar/SCTR',
    },
    {
      path: '/Clinicas-y-Hospitales',
      name: 'Clínicas y hospitales',
      slug: 'planes-clinicos',
      title: 'Programas clínicos en Perú',
      description: 'Una cuota mensual para atenderte en una clínica o en su red.',
      asked: { organizationTypes: 'CLINICA,PRESTADOR' },
      kinds: ['CLINICA', 'PRESTADOR'],
      compareUrl: '/Comparar/Planes-Clinicos',
    },
    travel,
  ],
  CL: [
    {
      path: '/Isapre',
      name: 'Isapres',
      slug: 'isapres',
      title: 'Isapres en Chile',
      description: 'Tu cotización de salud en una isapre, con plan y GES.',
      asked: { organizationTypes: 'ISAPRE' },
      kinds: ['ISAPRE'],
      compareUrl: '/Comparar/Isapres',
    },
    insurers('en Chile'),
    {
      path: '/Clinicas-y-Hospitales',
      name: 'Clínicas y hospitales',
      title: 'Seguros de clínicas en Chile',
      description: 'Los planes que ofrece una clínica para atenderte en ella o en su red.',
      asked: { organizationTypes: 'CLINICA,PRESTADOR' },
      kinds: ['CLINICA', 'PRESTADOR'],
      compareUrl: healthComparator,
    },
    travel,
  ],
  CO: [
    {
      path: '/EPS',
      name: 'EPS',
      title: 'Planes complementarios de EPS en Colombia',
      description: 'Lo que tu EPS ofrece además del plan obligatorio.',
      asked: { organizationTypes: 'EPS' },
      kinds: ['EPS'],
      compareUrl: healthComparator,
    },
    {
      path: '/Medicina-Prepagada',
      name: 'Medicina prepagada',
      slug: 'medicina-prepagada',
      title: 'Medicina prepagada en Colombia',
      description: 'Especialistas sin remisión en una red propia, además de tu EPS.',
      asked: { organizationTypes: 'MEDICINA PREPAGADA' },
      kinds: ['MEDICINA PREPAGADA'],
      compareUrl: healthComparator,
    },
    insurers('en Colombia'),
    travel,
  ],
  INT: [insurers('internacionales', '/Comparar/Salud-Internacional'), travel],
};

/** The page of the section that an address stands in; nothing for an address of none. */
export const landingAt = (country: CountryCode, pathname: string): LandingPage | undefined => {
  const section = `/${pathname.split('/')[1] ?? ''}`.toLowerCase();
  return landingPages[country].find(({ path }) => path.toLowerCase() === section);
};
