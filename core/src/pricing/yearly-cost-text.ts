/** The estimate of a year's cost in words. */
import { unreachable } from '../event-sourcing/index.ts';
import { type CountryCode } from '../reference/index.ts';
import { spelledAmount } from './spelling.ts';
import { type Decimal } from './trace.ts';
import { counted } from './trace-words.ts';
import { type Unit } from './units.ts';
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

/** Every step as a sentence, in order. */
export const yearlyCostText = (
  trace: readonly YearlyStep[],
  unit: Unit,
  country: CountryCode,
): readonly string[] => {
  const amount = (decimal: Decimal): string => spelledAmount(decimal, unit, country);
  return trace.map((step) => {
    switch (step.step) {
      case 'price':
        return `Plan: ${amount(step.price)} × ${step.times} = ${amount(step.amount)}.`;
      case 'service': {
        const uses = `${counted(step.times, ...serviceNames[step.service])} de ${amount(step.bill)}`;
        return step.isCovered
          ? `${uses}: el plan paga ${amount(step.plan)} y tú ${amount(step.amount)}.`
          : `${uses}: el plan no lo cubre y tú pagas ${amount(step.amount)}.`;
      }
      case 'round':
        return `Redondeo, una sola vez y al final: ${amount(step.before)} → ${amount(step.after)}.`;
      case 'total':
        return `Costo anual estimado: ${amount(step.amount)}.`;
      default:
        return unreachable(step);
    }
  });
};
