/** Life insurance that the law asks of companies: of their workers, and of security guards. */
import { covers, minor, told, upTo } from '../amounts.ts';
import { type DraftCoverage, type Plan, type Texts } from '../plan.ts';
import { companyClaims, fromWorkers } from './company.ts';
import { payingLate } from './texts.ts';

type Unit = 'PEN' | 'UF';

const lifeCovers = (life: number, unit: Unit): readonly DraftCoverage[] => [
  covers('fallecimiento', 'capital', 'Fallecimiento por cualquier causa', { compensation: upTo(life, unit) }, { period: 'lifetime' }),
  covers('accidente', 'capital', 'Fallecimiento por accidente', { compensation: upTo(life * 2, unit) }, { period: 'lifetime' }),
  covers('invalidez', 'capital', 'Invalidez total y permanente', { compensation: upTo(life, unit) }, { period: 'lifetime', scope: { ages: { from: 18, to: 64 } } }),
  covers('sepelio', 'capital', 'Gastos de sepelio', { compensation: upTo(life * 0.05, unit) }, { period: 'lifetime' }),
]; // oxfmt-ignore

const exclusions: Texts['exclusions'] = [
  ['Suicidio', 'Durante el primer año de la cobertura de cada persona.'],
  ['Delito', 'Participación en actos delictivos.'],
  ['Guerra', 'Actos de guerra, rebelión o motín.'],
];

type CompanyLife = { readonly perWorker: number; readonly least: number; readonly life: number };

/** Peru’s Vida Ley: from the first day of work, for every worker. */
export const workersLife = ({ perWorker, least, life }: CompanyLife): Plan => ({
  price: {
    kind: 'collective', unit: 'PEN', period: 'monthly', tax: { treatment: 'exempt' }, minimumWorkers: least,
    tiers: [{ fromWorkers: least, perWorker: minor(perWorker, 'PEN'), perDependant: 0 }],
  },
  highlights: [`Capital de ${told(life, 'PEN')} por trabajador`, fromWorkers(least), 'Cumple con la ley'],
  terms: { contractType: 'Colectivo', modality: 'Vida', minSubscribers: least, priceDetail: { label: 'Por trabajador' } },
  coverages: lifeCovers(life, 'PEN'),
  features: [['orientacion'], ['sinDeducible']],
  texts: {
    description: 'El seguro de vida que la ley pide para cada trabajador desde su primer día, con altas y bajas en línea.',
    conditions: [
      ['Quiénes', 'Todos los trabajadores en planilla, sin importar su edad ni el tipo de contrato.'],
      ['Beneficiarios', 'El cónyuge o conviviente, los hijos y los padres, en el orden que dice la ley.'],
      payingLate,
    ],
    exclusions,
    extraBenefits: [['Constancias', 'Descarga de constancias y registro ante la autoridad de trabajo.']],
    faq: [
      ['¿Desde cuándo es obligatorio?', 'Desde el primer día de la relación de trabajo.'],
      ['¿Quién paga?', 'El empleador, siempre.'],
    ],
    claims: companyClaims,
  },
}); // oxfmt-ignore

type Guards = {
  readonly unit: Unit;
  readonly perGuard: number;
  readonly least: number;
  readonly life: number;
};

export const guards = ({ unit, perGuard, least, life }: Guards): Plan => ({
  price: { kind: 'perGuard', unit, period: 'monthly', tax: { treatment: 'exempt' }, perGuard: minor(perGuard, unit), minimumGuards: least },
  highlights: [`Capital de ${told(life, unit)} por guardia`, least === 1 ? 'Desde un guardia' : `Desde ${least} guardias`, 'Cumple con la ley'],
  terms: { contractType: 'Colectivo', modality: 'Vida', minSubscribers: least, priceDetail: { label: 'Por guardia' } },
  coverages: lifeCovers(life, unit),
  features: [['orientacion'], ['sinDeducible']],
  texts: {
    description: 'El seguro de vida de vigilantes y guardias de seguridad, con nómina en línea y certificado inmediato.',
    conditions: [
      ['Edad', 'De 18 a 65 años al ingresar; se permanece hasta los 70.'],
      ['Nómina', 'La empresa la actualiza en línea; quien se agrega queda cubierto el mismo día.'],
      payingLate,
    ],
    exclusions,
    extraBenefits: [['Orientación legal', 'Para el guardia, por hechos de su servicio.']],
    faq: [
      ['¿Es obligatorio?', 'Sí: la ley pide asegurar la vida de quienes prestan servicios de vigilancia.'],
      ['¿Cubre dentro y fuera del turno?', 'El fallecimiento, las 24 horas. El doble capital, en accidentes.'],
    ],
    claims: companyClaims,
  },
}); // oxfmt-ignore
