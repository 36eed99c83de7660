/** How small a company may be: by country, and by plan. Apart from the forms, as cards of plans ask for it too. */
import { type CountryCode } from '../kit/country/index.ts';

/** Fewer the insurers of Colombia don't take. */
const leastEmployeesInColombia = 10;
export const leastEmployees = (country: CountryCode): number =>
  country === 'CO' ? leastEmployeesInColombia : 1;

/** Minimum of employees for a plan that states none (spec, section 9). */
const usualMinimum = 5;

/** Whether a plan takes a company: the digits of what was typed reach the plan's minimum. */
export const takesCompany = (employeesTyped: string | number, minsubscribers?: number): boolean =>
  Number(String(employeesTyped).replace(/\D/g, '') || '0') >= (minsubscribers ?? usualMinimum);

/** Text of a card whose plan does not take so small a company. */
export const tooFewEmployees = (minsubscribers?: number): string =>
  `Plan para un mínimo de ${minsubscribers ?? 1} empleados`;
