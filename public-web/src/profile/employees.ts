/** Number of employees in a company's profile; collective insurance has a minimum (spec, public side, section 5). */
import { type Profile } from '../domain/profile.ts';

/** @returns nothing for a profile of no company */
export const employeesOf = (profile: Profile | undefined): number | undefined => {
  const { cantidadempleados } = (profile?.['colectivo'] ?? {}) as { readonly cantidadempleados?: unknown };
  const written =
    typeof cantidadempleados === 'string' ? cantidadempleados.replaceAll('.', '') : cantidadempleados;
  const count = Number(written ?? 0);
  return Number.isInteger(count) && count > 0 ? count : undefined;
};
