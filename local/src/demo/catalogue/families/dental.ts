/** Dental insurance: a percentage of each treatment, more of it in the clinics in agreement. */
import { covers, minor, percent, upTo } from '../amounts.ts';
import { perInsured, type PerInsured } from '../per-insured.ts';
import { type Plan } from '../plan.ts';
import { payingLate, withdrawal } from './texts.ts';

type Dental = PerInsured & {
  readonly unit: 'UF' | 'COP' | 'PEN';
  /** Of fillings and cleanings, in percent; root canals, crowns and braces get less. */
  readonly pays: number;
  readonly cap: number;
  readonly braces?: boolean;
};

export const dental = ({ pays, cap, braces, ...price }: Dental): Plan => {
  const { unit } = price;
  /** One cap for all that is paid in part: these come first, so that their numbers are those up to here. */
  const sharing = braces ? 5 : 4;
  const yearlyTop = {
    ...upTo(cap, unit),
    coverageIds: Array.from({ length: sharing }, (_, index) => index + 1),
  };
  const paid = (name: string, percentage: number) =>
    covers('dental', 'dientes', name, { percentage: percent(percentage), yearlyTop }, { period: 'year' });
  return {
    price: perInsured(price),
    highlights: [
      `Limpieza y tapaduras al ${pays} %`,
      'Urgencia dental sin copago',
      ...(braces ? ['Incluye ortodoncia'] : []),
    ],
    terms: {
      contractType: 'Individual',
      modality: 'Convenio y reembolso',
      annualBenefitMaximum: { kind: 'amount', value: { amount: minor(cap, unit), unit } },
    },
    coverages: [
      paid('Limpieza y prevención', 100),
      paid('Obturaciones', pays),
      paid('Endodoncia', pays - 10),
      paid('Prótesis y coronas', pays - 30),
      ...(braces ? [paid('Ortodoncia', 40)] : []),
      covers('emergencia', 'urgencias', 'Urgencia dental', { percentage: percent(100) }, { period: 'event' }),
    ],
    clinics: {
      upTo: 1,
      covers: () => [covers('dental', 'dientes', 'Atención en convenio', { percentage: percent(pays) })],
    },
    features: [['sinDeducible'], ['reembolso'], ['app']],
    texts: {
      description: 'Prevención y tratamientos en dentistas en convenio, o con reembolso donde elijas.',
      conditions: [
        ['Carencias', 'Prevención: ninguna. Tratamientos: 60 días. Ortodoncia y prótesis: 6 meses.'],
        payingLate,
        withdrawal,
      ],
      exclusions: [
        ['Estética', 'Blanqueamientos, carillas y otros tratamientos con fines estéticos.'],
        ['Ya iniciados', 'Tratamientos que empezaron antes de contratar.'],
        ['Implantes', 'Implantes y los injertos que necesiten.'],
      ],
      extraBenefits: [['Radiografía panorámica', 'Una al año sin costo al empezar un tratamiento.']],
      faq: [
        [
          '¿Puedo elegir dentista?',
          'Sí. En convenio pagas solo tu parte; con otro dentista pides reembolso.',
        ],
        ['¿Cubre a mis hijos?', 'Sí, desde la primera consulta y hasta los 23 años.'],
      ],
      claims: [
        'En convenio muestra tu documento: el dentista cobra solo tu parte.',
        'Para un reembolso envía la boleta y el presupuesto dentro de los 60 días.',
        'Un tratamiento caro se autoriza antes: la respuesta llega en dos días hábiles.',
      ],
    },
  };
};
