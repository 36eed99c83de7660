/** A price's trace in words: *¿Cómo se calcula?* */
import { unreachable } from '../../kit/event-sourcing/index.ts';
import { type CountryCode } from '../../kit/country/index.ts';
import { isapreNameOf } from '../../reference/chilean-insurers.ts';
import { spelledAmount, spelledNumber } from '../../kit/money/index.ts';
import { spelledDay } from '../../kit/time/index.ts';
import { reasonText } from './reasons.ts';
import { subjectText, type Teller } from './subject-text.ts';
import { type Charged, type Multiplier, type Step, type Trace } from './trace.ts';
import { ages, chargedName, multiplierName, periodNames, rateText, since, taxTitles } from './trace-words.ts';

type RowStep = Extract<Step, { step: 'row' }>;
const rowTexts: {
  readonly [T in RowStep['table']]: (key: string, value: string, country: CountryCode) => string;
} = {
  riskFactors: (key, value, country) => {
    const [from, to] = key.split('-');
    const of = to ? `de ${from} a ${to} años` : `desde los ${from} años`;
    return `Factor de riesgo ${of}: ${spelledNumber(value, country)}`;
  },
  gesPremiums: (key, value, country) =>
    `Prima GES por persona de ${isapreNameOf(key)}: ${spelledAmount(value, 'UF', country)}`,
  epsCredit: (_key, value, country) => `Crédito de EPS: ${spelledNumber(value, country)} % del ingreso`,
  workRisks: (key, value) =>
    key ? `Actividad ${key}: riesgo de nivel ${value}` : `Riesgo supuesto: nivel ${value}`,
  sectorRisks: (key, value) => `Sector ${key}: riesgo de nivel ${value}`,
  sctrRates: (key, value, country) => {
    const [cover, ...level] = key.split(' ');
    return `Tasa de ${chargedName(cover as Charged, country)} en el nivel ${level.join(' ')}: ${spelledNumber(value, country)} % de la planilla`;
  },
  breedGroups: (key, value) => `Raza ${key}: grupo ${value}`,
};

const multiplierText = ({ by, value }: Multiplier, country: CountryCode): string => {
  const [one, many] = multiplierName(by, country);
  const name = value === '1' ? one : many;
  return name ? `${spelledNumber(value, country)} ${name}` : spelledNumber(value, country);
};

const stepText = (step: Step, teller: Teller): string => {
  const { country, unit } = teller;
  const amount = (decimal: string): string => spelledAmount(decimal, unit, country);
  const of = (what: Charged | undefined): string => (what ? ` de ${chargedName(what, country)}` : '');
  switch (step.step) {
    case 'rule':
      return `Precio ${periodNames[step.period]}, calculado para el ${spelledDay(step.day)}.`;
    case 'subject':
      return subjectText(step.subject, teller);
    case 'refused':
      return `Sin precio: ${reasonText(step.reason)}`;
    case 'band': {
      const sex = step.sex ? (step.sex === 'female' ? ', mujer' : ', hombre') : '';
      return `Tramo ${ages(step.from, step.to)}${sex}: ${amount(step.price)}.`;
    }
    case 'row':
      return `${rowTexts[step.table](step.key, step.value, country)} (${since(step.from, step.source)}).`;
    case 'charge': {
      const factors = step.times.map((multiplier) => ` × ${multiplierText(multiplier, country)}`).join('');
      const result = factors && ` = ${amount(step.amount)}`;
      return `${chargedName(step.what, country)}: ${amount(step.price)}${factors}${result}.`;
    }
    case 'minimum':
      return `Hasta la prima mínima${of(step.what)} de ${amount(step.minimum)}: + ${amount(step.amount)}.`;
    case 'exempt':
      return step.what ? `${chargedName(step.what, country)} no paga impuesto.` : 'No paga impuesto.';
    case 'tax': {
      const rate = `${taxTitles[step.name]} ${spelledNumber(step.percent, country)} %`;
      const valid = since(step.from, step.source);
      return step.treatment === 'included'
        ? `El precio${of(step.what)} ya incluye ${rate} (${valid}).`
        : `${rate}${of(step.what)} sobre ${amount(step.of)} (${valid}): + ${amount(step.amount)}.`;
    }
    case 'subtotal':
      return `Suma: ${amount(step.amount)}.`;
    case 'convert':
      return `De ${step.from} a ${step.to}: ${rateText(step, country)}.`;
    case 'round':
      return `Redondeo, una sola vez y al final: ${amount(step.before)} → ${amount(step.after)}.`;
    case 'total':
      return `Total: ${amount(step.amount)}.`;
    case 'split': {
      const credit = Number(step.credit) > 0 ? `crédito de EPS ${amount(step.credit)}, ` : '';
      return `Lo pagan: ${credit}empleador ${amount(step.employer)}, trabajador ${amount(step.worker)}.`;
    }
    default:
      return unreachable(step);
  }
};

/** Every step as a sentence, in order, with numbers as people of the country write them. */
export const traceText = (trace: Trace, country: CountryCode): readonly string[] => {
  const [first] = trace;
  let unit = first?.step === 'rule' ? first.unit : 'UF';
  return trace.map((step) => {
    if (step.step === 'convert') unit = step.to;
    return stepText(step, { country, unit });
  });
};
