/** Health care by networks: what a plan covers everywhere, and in the clinics of each network. */
import { type Currency } from '@cotejo/core/kit/money';
import { copayment, covers, minor, percent, told, upTo } from '../amounts.ts';
import { type Network } from '../clinics.ts';
import { type DraftCoverage, type Plan } from '../plan.ts';
import { type FeatureName } from '../terms.ts';

/** How good a plan is, in a few figures; sums are whole units of the currency. */
export type Care = {
  readonly unit: Currency;
  /** What a consultation costs in the first network. */
  readonly copay: number;
  /** What the plan pays of the rest there, in percent. */
  readonly pays: number;
  readonly upTo: Network;
  /** Of a year, for each insured; none for no cap at all. */
  readonly ceiling?: number;
  /** What one pays in a year before a stay in hospital is covered. */
  readonly deductible?: number;
  /** What it pays of tests in a year, of the laboratory and images together. */
  readonly exams?: number;
  readonly maternity?: number;
  /** How much of cancer's treatment it pays in a year. */
  readonly oncology?: number;
  readonly abroad?: boolean;
  readonly dental?: boolean;
};

/** Dearer networks cost more at each visit, and less of it is paid. */
const copayIn = (copay: number, network: Network): number => Math.round(copay * (1 + 0.45 * (network - 1)));
const paidIn = (pays: number, network: Network): number => Math.max(pays - 6 * (network - 1), 40);

const inNetwork =
  ({ unit, copay, pays }: Care) =>
  (network: Network): readonly DraftCoverage[] => [
    covers(
      'ambulatorio',
      'consultas',
      'Consulta ambulatoria',
      { amount: copayment(copayIn(copay, network), unit), percentage: percent(paidIn(pays, network)) },
      { kind: 'preferente', period: 'event', scope: { network: 'Convenio' } },
    ),
    covers(
      'hospitalario',
      'hospital',
      'Hospitalización y cirugía',
      { percentage: percent(Math.min(paidIn(pays + 5, network), 100)) },
      { kind: 'preferente', period: 'event', scope: { network: 'Convenio' } },
    ),
  ];

const everywhere = (care: Care): readonly DraftCoverage[] => {
  const { unit, copay, pays, ceiling, deductible, exams, maternity, oncology, abroad, dental } = care;
  const cap = ceiling === undefined ? {} : { yearlyTop: upTo(ceiling, unit) };
  const inHospital = {
    percentage: percent(Math.min(pays + 5, 100)),
    ...(deductible !== undefined && { deductible: copayment(deductible, unit) }),
    ...cap,
  };
  /** Two and three of these coverages. */
  const ofExams = {
    percentage: percent(pays),
    ...(exams && { yearlyTop: { ...upTo(exams, unit), coverageIds: [2, 3] } }),
  };
  return [
    covers('ambulatorio', 'consultas', 'Consultas médicas', {
      amount: copayment(copay, unit),
      percentage: percent(pays),
    }, { service: 'consultation', kind: 'preferente', period: 'event' }),
    covers('ambulatorio', 'consultas', 'Exámenes de laboratorio', ofExams, { service: 'laboratory', kind: 'preferente', period: 'event' }),
    covers('ambulatorio', 'consultas', 'Exámenes de imágenes', ofExams, { service: 'imaging', kind: 'preferente', period: 'event' }),
    covers('hospitalario', 'hospital', 'Hospitalización', inHospital, { service: 'hospitalDay', kind: 'preferente', period: 'year' }),
    covers('hospitalario', 'hospital', 'Cirugías', inHospital, { service: 'surgery', kind: 'preferente', period: 'year' }),
    covers('emergencia', 'urgencias', 'Emergencia por accidente', { percentage: percent(100) }, { period: 'event', note: 'Dentro de las 24 horas del accidente, sin copago.' }),
    covers('emergencia', 'urgencias', 'Emergencia médica', { amount: copayment(copay, unit), percentage: percent(pays) }, { service: 'emergency', period: 'event' }),
    covers('telemedicina', 'bienestar', 'Teleconsulta', { amount: copayment(Math.round(copay / 2), unit), percentage: percent(100) }, { period: 'event' }),
    covers('farmacia', 'consultas', 'Medicamentos ambulatorios', { percentage: percent(Math.max(pays - 10, 50)), monthlyTop: upTo(copay * 12, unit) }, { service: 'medicine', period: 'event' }),
    covers('preventivo', 'bienestar', 'Chequeo preventivo', { percentage: percent(100) }, { period: 'year', note: 'Uno al año, según edad y sexo.' }),
    covers('saludMental', 'consultas', 'Psicología y psiquiatría', { percentage: percent(50), weeklyTop: upTo(1, 'veces'), yearlyTop: upTo(12, 'veces') }, { period: 'year', restrictionCode: 2 }),
    covers('hospitalario', 'hospital', 'Habitación individual y acompañante', { bedDay: upTo(Math.max(copay, 10) * 8, unit), dailyTop: upTo(Math.max(copay, 10) * 2, unit) }, { period: 'day', note: 'El día cama es de la habitación; el tope diario, de quien acompaña.' }),
    ...(maternity ? [covers('maternidad', 'familia', 'Parto y controles', { percentage: percent(Math.min(pays + 5, 100)), topAmount: upTo(maternity, unit) }, { service: 'birth', period: 'event', restrictionCode: 1, scope: { ages: { from: 18, to: 45 } } })] : []),
    ...(oncology ? [covers('oncologico', 'altoCosto', 'Tratamiento oncológico', { percentage: percent(100), yearlyTop: upTo(oncology, unit) }, { period: 'year' })] : []),
    ...(dental ? [covers('dental', 'dientes', 'Odontología básica', { percentage: percent(60) }, { period: 'year' })] : []),
    ...(abroad ? [covers('emergencia', 'asistencias', 'Emergencia en el extranjero', { percentage: percent(80), topAmount: upTo(50_000, 'USD') }, { kind: 'libre_eleccion', period: 'event', scope: { network: 'Extranjero' } })] : []),
  ]; // oxfmt-ignore
};

const featuresOf = ({ maternity, oncology, abroad, deductible, upTo: breadth }: Care): Plan['features'] => {
  const has: readonly (readonly [FeatureName, boolean])[] = [
    ['covid', true],
    ['telemedicina', true],
    ['chequeo', true],
    ['maternidad', maternity !== undefined],
    ['oncologia', oncology !== undefined],
    ['extranjero', abroad === true],
    ['sinDeducible', deductible === undefined],
    ['libreEleccion', breadth === 4],
    ['segundaOpinion', breadth >= 3],
    ['ambulancia', breadth >= 2],
  ];
  return has.filter(([, is]) => is).map(([name]) => [name] as const);
};

/** What a plan of health care covers, where, and how a card sums it up. */
export const careOf = (
  care: Care,
): Pick<Plan, 'coverages' | 'clinics' | 'features' | 'highlights' | 'terms'> => {
  const { unit, copay, pays, ceiling, deductible, maternity, oncology } = care;
  return {
    coverages: everywhere(care),
    clinics: { upTo: care.upTo, covers: inNetwork(care) },
    features: featuresOf(care),
    highlights: [
      copay === 0 ? 'Consultas sin copago' : `Consultas desde ${told(copay, unit)}`,
      `Hospitalización cubierta al ${Math.min(pays + 5, 100)} %`,
      ...(maternity ? ['Maternidad incluida'] : []),
      ...(oncology ? [`Oncología hasta ${told(oncology, unit)} al año`] : []),
    ],
    terms: {
      annualBenefitMaximum:
        ceiling === undefined
          ? { kind: 'none' }
          : { kind: 'amount', value: { amount: minor(ceiling, unit), unit } },
      ...(deductible !== undefined && {
        deductible: { amount: minor(deductible, unit), unit },
      }),
    },
  };
};
