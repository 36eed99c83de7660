/** The staff of tests about leads: executives, those who lead them, and those who come after the sale. */
import { type Staff } from '../../identity/index.ts';
import { type RoleName } from '../../reference/roles.ts';

export const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A person with one role, for Peru unless said. */
export const staff = (id: number, role: RoleName, more: Partial<Staff> = {}): Staff => ({
  id: uuid(id),
  roles: [role],
  countries: ['PE'],
  ...more,
});

export const rosa = staff(1, 'EJECUTIVO');
export const mateo = staff(2, 'EJECUTIVO');
export const chilean = staff(3, 'EJECUTIVO', { countries: ['CL'] });
/** Leads Rosa, not Mateo. */
export const supervisor = staff(4, 'SUPERVISOR', { team: [rosa.id] });
export const manager = staff(5, 'GERENTE');
export const administrator = staff(6, 'ADMINISTRADOR', { countries: [] });
export const afterSales = staff(7, 'POSTVENTA');
