/** The site that is being looked at: one country's, at one address. */
import { createContext, useContext } from 'react';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type HostedSite } from './domain/country-hosts.ts';

export type Site = {
  readonly country: CountryCode;
  readonly origin: string;
  /** E-mail address for visitors of this country. */
  readonly email: string;
  /** Each country's site, this one included. */
  readonly sites: readonly HostedSite[];
  /** Version of the build, which goes to the platform with every command. */
  readonly version: string;
  /** Addresses of style sheets. */
  readonly styles: readonly string[];
  /** Addresses of fonts, which are preloaded. */
  readonly fonts: readonly string[];
};

const SiteContext = createContext<Site | undefined>(undefined);
export const SiteProvider = SiteContext.Provider;

export const useSite = (): Site => {
  const site = useContext(SiteContext);
  if (!site) throw new Error('A page is rendered outside of its site.');
  return site;
};
