/** The profile of a shared link: its prices are asked for when the link is opened, by somebody who cannot mend it. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { rejectInput } from '@cotejo/core/kit/event-sourcing';
import { fieldErrors } from '@cotejo/core/kit/validation';
import { perfilIngreso } from '@cotejo/core/profile';

/** Fields that nobody knows may be there. @throws Rejection (422) that names each wrong field */
export const checkSharedProfile = (perfil: unknown, country: CountryCode): void => {
  const { error } = perfilIngreso(country, 'leftOut').safeParse(perfil ?? {});
  if (!error) return;
  const named = Object.entries(fieldErrors(error)).map(([field, message]) => [`perfil.${field}`, message]);
  rejectInput(Object.fromEntries(named) as Record<string, string>);
};
