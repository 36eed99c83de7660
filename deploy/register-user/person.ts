/** Who is to be registered, as it stands on the command line. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { countryCodes } from '@cotejo/core/kit/country';
import { roleNames } from '@cotejo/core/reference/roles';
import { fieldErrors } from '@cotejo/core/kit/validation';
import { email, personName } from '@cotejo/core/people';

export const usage = `Usage: register-user --email ana@example.com --name "Ana Rojas" --role ADMINISTRADOR --country PE
  --role     one or more of ${roleNames.join(', ')}
  --country  one or more of ${countryCodes.join(', ')}`;

const person = z.object({
  email,
  name: personName,
  role: z.array(z.enum(roleNames)).min(1),
  country: z.array(z.enum(countryCodes)).min(1),
});
export type NewUser = z.output<typeof person>;

const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string', multiple: true },
  country: { type: 'string', multiple: true },
} as const;

/** @throws Error that says what is wrong, and how it is done */
export const readPerson = (args: readonly string[]): NewUser => {
  const read = person.safeParse(parseArgs({ args: [...args], options }).values);
  if (read.success) return read.data;
  const wrong = Object.entries(fieldErrors(read.error)).map(([option, message]) => `--${option}: ${message}`);
  throw new Error(`${wrong.join('\n')}\n${usage}`);
};
