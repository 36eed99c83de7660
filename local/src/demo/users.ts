/** The people of the demo: one login for each kind of user, and the colleagues who fill their days. */
import { documentId } from '@cotejo/core/collective';
import { uuidV5 } from '@cotejo/core/kit/command-handling';
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';
import { type RoleName } from '@cotejo/core/reference/roles';
import { demoCompanies } from './collective-companies.ts';

const namespace = '3c5e1c5e-8f0e-4a83-9d0a-5a6f0d7b2c11';
export const demoId = (name: string): string => uuidV5(namespace, name);

/** For the logins below, which exist in local mode only. */
export const demoPassword = 'Demo#2026';

export type DemoUser = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly RoleName[];
  readonly countries: readonly CountryCode[];
  readonly mayLogIn: boolean;
  /** The executives whom a supervisor leads, by user id. */
  readonly team?: readonly string[];
  /** The companies whose people a client is of, by id. */
  readonly companies?: readonly string[];
};

const user =
  (mayLogIn: boolean) =>
  (login: string, name: string, role: RoleName, ...countries: CountryCode[]): DemoUser => ({
    id: demoId(`user/${login}`),
    name,
    email: `${login}@demo.test`,
    roles: [role],
    countries,
    mayLogIn,
  });
const login = user(true);
const colleague = user(false);

/** Whom the supervisor leads; Tomás and the executives of other countries are not hers. */
const team = ['ejecutivo', 'ejecutivo2', 'valeria', 'ignacio'].map((one) => demoId(`user/${one}`));

const companies = [documentId('PE', demoCompanies[0]!.documentNumber)];

export const demoLogins: readonly DemoUser[] = [
  login('ejecutivo', 'Rosa Quispe', 'EJECUTIVO', 'PE', 'CL'),
  login('ejecutivo2', 'Mateo Fuentes', 'EJECUTIVO', 'PE', 'CO'),
  { ...login('supervisor', 'Lucía Paredes', 'SUPERVISOR', 'PE', 'CL'), team },
  login('gerente', 'Andrés Villalobos', 'GERENTE', ...countryCodes),
  login('backoffice', 'Carmen Ríos', 'BACKOFFICE', 'PE', 'CL'),
  login('administrador', 'Julián Cárdenas', 'ADMINISTRADOR', ...countryCodes),
  { ...login('cliente', 'Elena Marín', 'CLIENT', 'PE'), companies },
  { ...login('empresa', 'Paula Benavides', 'CLIENT_ADMIN', 'PE'), companies },
];

export const demoUsers: readonly DemoUser[] = [
  ...demoLogins,
  colleague('valeria', 'Valeria Huamán', 'EJECUTIVO', 'PE'),
  colleague('ignacio', 'Ignacio Sepúlveda', 'EJECUTIVO', 'CL'),
  colleague('camila', 'Camila Restrepo', 'EJECUTIVO', 'CO'),
  colleague('tomas', 'Tomás Aguirre', 'EJECUTIVO', 'CL'),
  colleague('beatriz', 'Beatriz Lagos', 'POSTVENTA', 'PE', 'CL', 'CO'),
  colleague('daniela', 'Daniela Ponce', 'EJECUTIVO', 'INT'),
];

/** On holiday, and the only one of her market: what comes in there waits for somebody. */
export const demoAbsentee = demoUsers.find(({ countries }) => countries.join() === 'INT')!;

export const executivesOf = (country: CountryCode): readonly DemoUser[] =>
  demoUsers.filter(({ roles, countries }) => roles.includes('EJECUTIVO') && countries.includes(country));

const withRole = (role: RoleName): DemoUser => demoUsers.find(({ roles }) => roles.includes(role))!;
export const demoManager = withRole('GERENTE');
export const demoAfterSales = withRole('POSTVENTA');
const demoSupervisor = withRole('SUPERVISOR');

/** Who decides about an executive's leads: the supervisor about her team's in her countries, the manager about all others. */
export const leaderOf = (executive: DemoUser, country: CountryCode): DemoUser =>
  team.includes(executive.id) && demoSupervisor.countries.includes(country) ? demoSupervisor : demoManager;
