/** The suffix of a price: how often it is paid, and for whom (spec, public side, section 9). */
import { type Period } from './periods.ts';
import { type Price } from './price.ts';
import { type RuleKind } from './rule-parts.ts';

const everySo: Readonly<Record<Period, string>> = {
  daily: '/día',
  weekly: '/semana',
  biweekly: '/quincena',
  monthly: '/mes',
  bimonthly: '/bimestre',
  quarterly: '/trimestre',
  fourmonths: '/cuatrimestre',
  halfYearly: '/semestre',
  yearly: '/año',
  once: 'pago único',
};

/** Whether a company buys it for the people who work there (spec, public side, section 9: group types). */
export const isForCompanies = (kind: RuleKind): boolean => ['collective', 'sctr', 'perGuard'].includes(kind);

/** @returns such as `/mes`; `/mes p/p` for one of a group while the company is not known, and its total from then on */
export const priceSuffix = ({ period, notices, trace: [rule] }: Price): string => {
  const isOfOne = notices.some(({ code }) => code === 'perWorker' || code === 'perGuard');
  if (isOfOne) return `${everySo[period]} p/p`;
  const isTotal = rule?.step === 'rule' && isForCompanies(rule.kind);
  return isTotal ? `${everySo[period]} · Total por empresa` : everySo[period];
};
