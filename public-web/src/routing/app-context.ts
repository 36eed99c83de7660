/** The context of one country's site: routes are made with it, and components take it from React's context. */
import { createContext, useContext } from 'react';
import { type RouteObject } from 'react-router-dom';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type HostedSite } from '../domain/country-hosts.ts';
import { type Platform } from '../api/platform.ts';
import { type Profiles } from '../domain/profile.ts';
import { type SentContacts } from './sent-contacts.ts';
import { type Visits } from './visits.ts';

export type AppContext = {
  readonly country: CountryCode;
  /** Each country's site, this one included. */
  readonly sites: readonly HostedSite[];
  readonly platform: Platform;
  readonly visits: Visits;
  readonly profiles: Profiles;
  readonly sentContacts: SentContacts;
};

/** The part of a route that is loaded on the first visit to it. */
export type LazyRoute = Pick<RouteObject, 'loader' | 'action' | 'shouldRevalidate' | 'Component'>;

const ReactAppContext = createContext<AppContext | undefined>(undefined);
export const AppContextProvider = ReactAppContext.Provider;

export const useAppContext = (): AppContext => {
  const context = useContext(ReactAppContext);
  if (!context) throw new Error('A component is rendered outside of the app context.');
  return context;
};
