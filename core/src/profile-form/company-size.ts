/** How small a company may be: by country, and by plan. Apart from the forms, as cards of plans ask for it too. */
import { type CountryCode } from '../kit/country/index.ts';

/** Fewer the insurers of Colombia don't take. */
const leastEmployeesInColombia = 10;
export const leastEmployees = (country: CountryCode): number =>
  country === 'CO' ? leastEmployeesInColombia : 1;

/** What a plan takes while it does not say how small a company may be (spec, section 9). */
const usualMinimum = 5;

/** Whether a plan takes a company: the digits of what was typed reach the plan's minimum. */
export const takesCompany = (employeesTyped: string | number, minsubscribers?: number): boolean =>
  Number(String(employeesTyped).replace(/\D/g, '') || '0') >= (minsubscribers ?? usualMinimum);

/** What the card of a plan says that does not take it. */
export const tooFewEmployees = (minsubscribers?: number): string =>
  `Plan para un mínimo de ${minsubscribers ?? 1} empleados`;
