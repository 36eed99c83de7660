/** Peru's EPS: the employer's layers, from the simple one without a cap to those that widen the network. */
import { minor } from '../amounts.ts';
import { ageBandsOf, igv } from '../by-age.ts';
import { type Plan, type Texts, withFeatures } from '../plan.ts';
import { careOf, type Care } from './care.ts';
import { type Collective, collective } from './company.ts';
import { health } from './health.ts';

type Eps = Omit<Care, 'unit'> & {
  /** Soles a month, for one person at 25 or for the household of one. */
  readonly premium: number;
  readonly by: 'age' | 'household';
  /** What the employer pays of what the credit leaves, in percent. */
  readonly employer?: number;
  readonly layer: string;
};

const texts: Pick<Texts, 'conditions' | 'faq' | 'extraBenefits'> = {
  conditions: [
    ['Quién puede afiliarse', 'Trabajadores en planilla y sus derechohabientes, si su empresa eligió esta EPS.'],
    ['Crédito de EPS', 'Del aporte de 9 %, el 2.25 % del sueldo va a la EPS y paga primero; el resto lo comparten empresa y trabajador.'],
    ['Capa simple', 'Lo que manda la ley se cubre sin carencias ni tope; las capas adicionales pueden tener carencias.'],
  ],
  faq: [
    ['¿Pierdo EsSalud?', 'No. EsSalud sigue cubriendo la capa compleja y los subsidios; la EPS atiende la capa simple y lo que tu plan agregue.'],
    ['¿Quién paga?', 'Primero el crédito de 2.25 % de tu sueldo. Lo que falta lo comparten tu empresa y tú, según lo que ella decida.'],
    ['¿Cuándo puedo cambiarme?', 'Una vez al año, cuando tu empresa renueva, o si cambias de trabajo.'],
    ['¿Qué pasa si dejo la empresa?', 'Puedes seguir como potestativo si lo pides dentro de los 30 días.'],
  ],
  extraBenefits: [
    ['Crónicos', 'Controles y medicinas de diabetes, hipertensión y asma sin copago en los centros del programa.'],
    ['Médico a domicilio', 'En Lima y las capitales de departamento, con un copago fijo.'],
  ],
}; // oxfmt-ignore

export const eps = ({ premium, by, employer = 50, layer, ...care }: Eps): Plan => {
  const made = careOf({ unit: 'PEN', ...care });
  const base = health({ unit: 'PEN', at25: premium, ...care });
  const anybody = { from: 0, to: 75 };
  const tier = (persons: number, times: number) => ({ persons, amount: minor(premium * times, 'PEN') });
  return {
    ...made,
    features: withFeatures(made.features, 'domicilio'),
    price: {
      kind: 'eps',
      unit: 'PEN',
      period: 'monthly',
      tax: igv,
      insured: { holder: { from: 18, to: 75 }, partner: anybody, dependant: { from: 0, to: 27 } },
      premium:
        by === 'age'
          ? { by, bands: ageBandsOf('PEN', premium, 75) }
          : { by, tiers: [tier(1, 1), tier(2, 1.85), tier(3, 2.6), tier(5, 3.2)] },
      employerPercent: String(employer),
    },
    highlights: [layer, ...made.highlights],
    terms: {
      ...made.terms,
      contractType: 'Colectivo',
      modality: layer,
      minSubscribers: 1,
      priceDetail: { label: by === 'age' ? 'Según la edad' : 'Según cuántos se aseguran' },
    },
    texts: {
      ...base.texts,
      ...texts,
      description: `El plan de tu empresa: ${layer.charAt(0).toLowerCase()}${layer.slice(1)}, con una parte de la prima pagada por el empleador.`,
    },
  };
};

/** The same for a whole payroll: a price for each worker, and the employer's part beyond the credit of the law. */
export const companyEps = ({ layer, ...given }: Collective & { readonly layer: string }): Plan => {
  const made = collective(given);
  return {
    ...made,
    features: withFeatures(made.features, 'domicilio'),
    highlights: [layer, ...made.highlights.slice(0, 3)],
    terms: { ...made.terms, modality: layer },
    texts: {
      ...made.texts,
      ...texts,
      description:
        'La EPS de toda la planilla: el crédito de 2.25 % de los sueldos paga primero, y la empresa decide cómo se reparte el resto.',
      faq: [
        [
          '¿Quién paga?',
          'Primero el crédito de 2.25 % de los sueldos, que te dirá el ejecutivo con tu planilla. Lo que falta lo comparten la empresa y sus trabajadores.',
        ],
        ...texts.faq.filter(([question]) => question !== '¿Quién paga?'),
      ],
    },
  };
};
