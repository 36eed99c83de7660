/** A visitor's profile as calls send it, `perfilIngreso`. */
import { startingProfile, withAssumptions } from '@cotejo/core/comparator';
import { stateNamed } from '@cotejo/core/content';
import { perfilIngreso, type Profile } from '@cotejo/core/profile';
import { type CountryCode } from '@cotejo/core/kit/country';
import { HttpProblem, problem } from '@cotejo/core/kit/service';
import { fieldErrors } from '@cotejo/core/kit/validation';
import { z } from 'zod';

/** @throws HttpProblem (400) with a message per field */
export const refuse = (errors: Readonly<Record<string, string>>): never => {
  throw new HttpProblem(problem(400, 'MALFORMED', 'La consulta está mal formada.', errors));
};

/** As the API's documentation shows it: a couple and their child, as every country's form takes them. */
const family = {
  cotizante: [
    { sexo: 'Femenino', edad: 36 },
    { sexo: 'Masculino', edad: 38 },
  ],
  cargas: [{ parentescoCarga: 'Hijo/Hija', sexo: 'Masculino', edad: 6 }],
};

/** Checked against the country's own fields where the country is known. */
export const profileField = z
  .record(z.string(), z.unknown(), 'El perfil debe ser un objeto.')
  .nullish()
  .meta({
    description:
      'A quiénes se aseguraría (perfilIngreso), con los campos que dice GET /api/profile-form/form; un campo que nadie conoce se rechaza por su nombre. Sin él, el perfil con que el sitio empieza',
    examples: [family],
  });

/** The visitor's profile, or the one that the country's site begins with. @throws HttpProblem (400) naming the fields */
export const profileOf = (sent: unknown, country: CountryCode): Profile => {
  if (sent === undefined || sent === null) return startingProfile(country);
  const read = perfilIngreso(country).safeParse(sent);
  if (read.success) {
    const { region } = read.data;
    if (region !== undefined && country !== 'INT' && !stateNamed(country, region))
      refuse({ 'profile.region': 'Este país no tiene esa región.' });
    return withAssumptions(read.data);
  }
  const errors = Object.entries(fieldErrors(read.error));
  return refuse(
    Object.fromEntries(errors.map(([field, message]) => [field ? `profile.${field}` : 'profile', message])),
  );
};
