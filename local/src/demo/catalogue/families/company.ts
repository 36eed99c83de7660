/** Insurance that companies take out: collective health and life, and risky work. */
import { type PriceRule } from '@cotejo/core/pricing';
import { covers, minor, percent, told, upTo } from '../amounts.ts';
import { igv, reducedIva } from '../by-age.ts';
import { type Plan, type Texts } from '../plan.ts';
import { careOf, type Care } from './care.ts';
import { payingLate } from './texts.ts';

export const companyClaims: Texts['claims'] = [
  'El área de personas de la empresa avisa el siniestro en el portal, o el propio trabajador desde su celular.',
  'Los documentos se envían una sola vez: certificado médico o de defunción, identidad y datos de la cuenta.',
  'La compañía responde en diez días hábiles y paga en los cinco siguientes.',
  'Ante un rechazo se puede pedir la revisión, y acudir luego al defensor del asegurado o a la autoridad.',
];

/** Prices for a company by the number of its workers. */
type CompanyPrice = {
  readonly priceUnit: 'PEN' | 'UF' | 'COP' | 'USD';
  /** Of each worker in the smallest companies; larger ones pay less. */
  readonly perWorker: number;
  readonly perDependant: number;
  readonly least?: number;
};
export type Collective = Care & CompanyPrice & { readonly life: number };

export const fromWorkers = (least: number): string =>
  least === 1 ? 'Desde un trabajador' : `Desde ${least} trabajadores`;

const taxIn = {
  PEN: igv,
  COP: reducedIva,
  UF: { treatment: 'exempt' },
  USD: { treatment: 'exempt' },
} as const;

export const collectivePrice = ({
  priceUnit,
  perWorker,
  perDependant,
  least = 5,
}: CompanyPrice): PriceRule => ({
  kind: 'collective',
  unit: priceUnit,
  period: 'monthly',
  tax: taxIn[priceUnit],
  minimumWorkers: least,
  tiers: (
    [
      [least, 1],
      [Math.max(50, least + 1), 0.88],
      [Math.max(200, least + 2), 0.79],
    ] as const
  ).map(([fromWorkers, times]) => ({
    fromWorkers,
    perWorker: minor(Math.round(perWorker * times * 1_000) / 1_000, priceUnit),
    perDependant: minor(Math.round(perDependant * times * 1_000) / 1_000, priceUnit),
  })),
});

export const collective = (given: Collective): Plan => {
  const { least = 5, life, unit } = given;
  const made = careOf(given);
  return {
    ...made,
    price: collectivePrice(given),
    highlights: [fromWorkers(least), ...made.highlights.slice(0, 2), 'Sin declaración de salud'],
    terms: {
      ...made.terms,
      contractType: 'Colectivo',
      modality: 'Empresa',
      minSubscribers: least,
      priceDetail: { label: 'Por trabajador' },
    },
    coverages: [
      ...made.coverages,
      covers('fallecimiento', 'capital', 'Seguro de vida', { compensation: upTo(life, unit) }, { period: 'lifetime' }),
    ],
    features: [...made.features, ['preexistencias']],
    texts: {
      description: 'Salud y vida para los trabajadores de una empresa y sus familias, sin declaración de salud.',
      conditions: [
        ['Mínimo', `La empresa asegura al menos a ${least} trabajadores.`],
        ['Altas y bajas', 'Se informan cada mes; lo cobrado se ajusta por día.'],
        ['Preexistencias', 'Se cubren desde el primer día cuando entra todo el personal.'],
        payingLate,
      ],
      exclusions: [
        ['Laborales', 'Accidentes de trabajo y enfermedades profesionales: los cubre el seguro obligatorio.'],
        ['Estética', 'Tratamientos con fines estéticos.'],
        ['Independientes', 'Personas sin contrato con la empresa.'],
      ],
      extraBenefits: [['Ejecutivo de cuenta', 'Una persona para la empresa, con reportes de uso sin nombres.'], ['Bienestar', 'Charlas y exámenes preventivos en la oficina.']],
      faq: [
        ['¿Quién paga?', 'La empresa, el trabajador o ambos: el porcentaje se elige al contratar.'],
        ['¿Entran las familias?', 'Sí, con un precio por dependiente.'],
        ['¿Qué pasa si alguien se va?', 'Su cobertura termina a fin de mes; puede pasar a un plan individual sin carencias.'],
      ],
      claims: companyClaims,
    },
  }; // oxfmt-ignore
};

type Sctr = {
  readonly covers: 'health' | 'both';
  /** Soles, before tax, however small the payroll is. */
  readonly least: number;
  /** Percent of the pay by level of risk, where it is not the table's. */
  readonly rates?: Readonly<Record<'I' | 'II' | 'III' | 'IV', string>>;
};

export const sctr = ({ covers: what, least, rates }: Sctr): Plan => {
  const health = {
    cover: 'health',
    minimum: minor(least, 'PEN'),
    tax: { treatment: 'added', name: 'IGV' },
    ...(rates && { percents: rates }),
  } as const;
  const pension = { cover: 'pension', minimum: minor(least, 'PEN'), tax: { treatment: 'exempt' } } as const;
  const both = what === 'both';
  return {
    price: { kind: 'sctr', unit: 'PEN', period: 'monthly', covers: both ? [health, pension] : [health] },
    highlights: [
      'Constancia en el día',
      both ? 'Salud y pensión en un trámite' : 'Salud sin copago por accidente de trabajo',
      `Prima mínima de ${told(least, 'PEN')}`,
    ],
    terms: { contractType: 'Colectivo', modality: both ? 'Salud y pensión' : 'Salud', minSubscribers: 1, annualBenefitMaximum: { kind: 'none' }, priceDetail: { label: 'Según planilla y riesgo' } },
    coverages: [
      covers('accidente', 'urgencias', 'Atención por accidente de trabajo', { percentage: percent(100) }, { period: 'event', note: 'Sin copago ni tope, hasta la recuperación total.' }),
      covers('hospitalario', 'hospital', 'Rehabilitación y prótesis', { percentage: percent(100) }, { period: 'event' }),
      ...(both
        ? [
            covers('pension', 'capital', 'Pensión de sobrevivencia', { percentage: percent(70) }, { period: 'month', note: 'De la remuneración, para los familiares con derecho.' }),
            covers('invalidez', 'capital', 'Pensión de invalidez', { percentage: percent(70) }, { period: 'month' }),
            covers('sepelio', 'capital', 'Gastos de sepelio', { compensation: upTo(4_500, 'PEN') }, { period: 'lifetime' }),
          ]
        : []),
    ],
    clinics: { upTo: 2, covers: () => [covers('accidente', 'urgencias', 'Atención por accidente de trabajo', { percentage: percent(100) })] },
    features: [['ambulancia'], ['sinDeducible'], ['orientacion']],
    texts: {
      description: 'El seguro complementario de trabajo de riesgo: obligatorio para las actividades que lista la ley.',
      conditions: [
        ['Planilla', 'Se declara cada mes; la prima es la planilla por la tasa del riesgo, con un mínimo.'],
        ['Actividad', 'El riesgo lo fija la actividad principal de la empresa; declarar otra anula la cobertura.'],
        payingLate,
      ],
      exclusions: [
        ['Fuera del trabajo', 'Accidentes que no ocurren con ocasión del trabajo.'],
        ['Autolesión', 'Lesiones que el trabajador se cause, o en riñas y bajo efectos del alcohol.'],
        ['No declarados', 'Trabajadores que no están en la planilla declarada.'],
      ],
      extraBenefits: [['Prevención', 'Capacitación y materiales de seguridad para el personal.'], ['Constancias', 'Descarga de constancias a toda hora.']],
      faq: [
        ['¿A quién obliga?', 'A empresas con trabajos de riesgo: construcción, minería, manufactura, transporte y otras.'],
        ['¿Y los contratistas?', 'También, mientras trabajen en tu obra: se incluyen en la declaración.'],
        ['¿Desde cuándo cubre?', 'Desde las 00:00 horas del día que dice la constancia.'],
      ],
      claims: ['Traslada a la persona al centro de la red más cercano y muestra la constancia.', 'Avisa el accidente en 48 horas con el formulario de la empresa.', ...companyClaims.slice(2)],
    },
  }; // oxfmt-ignore
};
