/** Whether somebody may begin a record of the catalogue, where it would be, and in Spanish why not. */
import { catalogueCommandPermission } from '@cotejo/core/catalogue';
import { type CountryCode } from '@cotejo/core/reference';
import { useTranslate } from 'react-admin';
import { useConsoleIdentity } from '../../layout/useConsoleIdentity.ts';
import { useTendedCountries } from './CountrySelect.tsx';

type Beginning = { readonly country: CountryCode } | { readonly reason: string };

/** @returns nothing until it is known who is here */
export const useBeginning = (command: 'register' | 'draft'): Beginning | undefined => {
  const translate = useTranslate();
  const identity = useConsoleIdentity();
  const [country] = useTendedCountries();
  const say = (key: string) => translate(`cotejo.catalogue.command.refused.${key}`);
  if (!identity) return undefined;
  if (!identity.permissions.includes(catalogueCommandPermission[command])) return { reason: say('role') };
  return country === undefined ? { reason: say('country') } : { country };
};
