/** The estimate of a year's cost in words. */
import { unreachable } from '../../kit/event-sourcing/index.ts';
import { type CountryCode } from '../../kit/country/index.ts';
import { type Currency, spelledAmount, type Unit } from '../../kit/money/index.ts';
import { type Decimal } from '../trace/trace.ts';
import { counted, rateText } from '../trace/trace-words.ts';
import { type Service } from './usage-scenarios.ts';
import { type YearlyStep } from './yearly-cost.ts';

const serviceNames: { readonly [S in Service]: readonly [one: string, many: string] } = {
  consultation: ['consulta', 'consultas'],
  laboratory: ['examen de laboratorio', 'exámenes de laboratorio'],
  imaging: ['examen de imágenes', 'exámenes de imágenes'],
  medicine: ['compra de medicinas', 'compras de medicinas'],
  emergency: ['atención de emergencia', 'atenciones de emergencia'],
  surgery: ['cirugía', 'cirugías'],
  hospitalDay: ['día de hospitalización', 'días de hospitalización'],
  birth: ['parto', 'partos'],
};

type ServiceStep = Extract<YearlyStep, { step: 'service' }>;

/** The payments of the insured by kind; nothing where there is only one. */
const partsOf = (
  { deductible, copayment, rest }: ServiceStep,
  amount: (decimal: Decimal) => string,
): string => {
  const parts = [
    ['deducible', deductible] as const,
    ['copago', copayment] as const,
    ['lo que el plan no paga', rest] as const,
  ].filter(([, part]) => Number(part) > 0);
  return parts.length > 1 ? ` (${parts.map(([name, part]) => `${name} ${amount(part)}`).join(', ')})` : '';
};

const serviceText = (step: ServiceStep, amount: (decimal: Decimal) => string): string => {
  const uses = `${counted(step.times, ...serviceNames[step.service])} de ${amount(step.bill)}`;
  const covered = step.timesCovered < step.times ? `, ${step.timesCovered} con cobertura` : '';
  return step.isCovered
    ? `${uses}${covered}: el plan paga ${amount(step.plan)} y tú ${amount(step.amount)}${partsOf(step, amount)}.`
    : `${uses}: el plan no lo cubre y tú pagas ${amount(step.amount)}.`;
};

/**
 * Every step as a sentence, in order.
 * @param currency the country's own, which bills are in; from a conversion on, amounts are in the other
 */
export const yearlyCostText = (
  trace: readonly YearlyStep[],
  currency: Currency,
  country: CountryCode,
): readonly string[] => {
  let unit: Unit = currency;
  const amount = (decimal: Decimal): string => spelledAmount(decimal, unit, country);
  return trace.map((step) => {
    switch (step.step) {
      case 'rate':
        return `Montos en ${step.from}: ${rateText(step, country)}.`;
      case 'price':
        return `Plan: ${amount(step.price)} × ${step.times} = ${amount(step.amount)}.`;
      case 'service':
        return serviceText(step, amount);
      case 'convert':
        unit = step.to;
        return `De ${step.from} a ${step.to}: ${rateText(step, country)}.`;
      case 'round':
        return `Redondeo, una sola vez y al final: ${amount(step.before)} → ${amount(step.after)}.`;
      case 'total':
        return `Costo anual estimado: ${amount(step.amount)}.`;
      default:
        return unreachable(step);
    }
  });
};
