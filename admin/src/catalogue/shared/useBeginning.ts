/** Whether somebody may begin a record of the catalogue, where it would be, and in Spanish why not. */
import { catalogueCommandPermission } from '@cotejo/core/catalogue';
import { type CountryCode } from '@cotejo/core/kit/country';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { useTendedCountries } from './useTendedCountries.ts';

type Beginning = { readonly country: CountryCode } | { readonly reason: string };

/** @returns nothing for whom their roles never allow it, and until it is known who is here */
export const useBeginning = (command: 'register' | 'draft'): Beginning | undefined => {
  const identity = useConsoleIdentity();
  const [country] = useTendedCountries();
  if (!identity?.permissions.includes(catalogueCommandPermission[command])) return undefined;
  if (country !== undefined) return { country };
  return { reason: 'No atiendes el catálogo de ningún país.' };
};
