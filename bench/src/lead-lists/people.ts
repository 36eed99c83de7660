/** Who asks, and who works: names of which some are everywhere and some are rare. */
import { type Staff } from '@cotejo/core/identity';
import { countryCodes } from '@cotejo/core/kit/country';
import { randomFrom } from './random.ts';

export const firstNames: readonly string[] = [
  'María', 'José', 'Luis', 'Ana', 'Carlos', 'Rosa', 'Juan', 'Carmen', 'Jorge', 'Lucía', 'Pedro', 'Elena', 'Diego',
  'Paula', 'Andrés', 'Sofía', 'Miguel', 'Valentina', 'Ricardo', 'Daniela', 'Fernando', 'Camila', 'Álvaro', 'Julia',
  'Héctor', 'Beatriz', 'Raúl', 'Inés', 'Óscar', 'Pilar', 'Tomás', 'Hortensia',
]; // oxfmt-ignore

const beginnings = ['Al', 'Bar', 'Cal', 'Du', 'Es', 'Fuen', 'Gar', 'Her', 'Iba', 'Lo', 'Mon', 'Na', 'Or', 'Pe', 'Qui', 'Ro', 'Sal', 'To', 'Ur', 'Ve']; // oxfmt-ignore
const middles = ['ra', 'me', 'ti', 'ga', 'lo', 'cha', 'ne', 'vi', 'da', 'rri'];
const endings = ['no', 'da', 'rez', 'zar', 'les', 'ña', 'tes', 'co', 'ga', 'ro'];
/** Two thousand. */
export const surnames: readonly string[] = beginnings.flatMap((beginning) =>
  middles.flatMap((middle) => endings.map((ending) => beginning + middle + ending)),
);

const executivesPerCountry = 40;
const random = randomFrom(11);

export const executives: readonly Staff[] = countryCodes.flatMap((country) =>
  Array.from({ length: executivesPerCountry }, () => ({
    id: random.uuid(),
    roles: ['EJECUTIVO'] as const,
    countries: [country],
  })),
);

export const administrator: Staff = { id: random.uuid(), roles: ['ADMINISTRADOR'], countries: [] };
export const manager: Staff = { id: random.uuid(), roles: ['GERENTE'], countries: ['CL'] };
const team = executives.filter(({ countries }) => countries.includes('CL')).slice(0, 10);
export const supervisor: Staff = {
  id: random.uuid(),
  roles: ['SUPERVISOR'],
  countries: ['CL'],
  team: team.map(({ id }) => id),
};
