/** Data around every page: the menu, contacts, and the news of the bell. */
import { notificationOf, type Notification } from '@cotejo/core/content';
import { type CountryCode } from '@cotejo/core/kit/country';
import { useRouteLoaderData } from 'react-router-dom';
import { type ContactLink, type MenuItem } from '../api/content.ts';
import { type Platform } from '../api/platform.ts';
import { cached } from '../kit/cached.ts';

export type LayoutData = {
  /** Missing where the platform did not answer. */
  readonly menu?: readonly MenuItem[];
  readonly contacts: readonly ContactLink[];
  readonly notification: Notification;
};

export const loadLayoutData = async (
  platform: Pick<Platform, 'menu' | 'contacts'>,
  country: CountryCode,
): Promise<LayoutData> => {
  const [menu, contacts] = await Promise.all([platform.menu(), platform.contacts()]);
  return {
    ...(menu.kind === 'found' && { menu: menu.value }),
    contacts: contacts.kind === 'found' ? contacts.value : [],
    notification: notificationOf(country),
  };
};

/** Milliseconds that layout data are good for (spec, public side, section 7), and those that lack something. */
const [lifetime, retryDelay] = [5 * 60_000, 5_000];

/** Caches each country's layout data for all its visitors. */
export const cachedLayoutData = <Args extends readonly (string | number)[]>(
  load: (...args: Args) => Promise<LayoutData>,
  now?: () => number,
): typeof load =>
  cached(load, ({ menu, contacts }) => (menu && contacts.length > 0 ? lifetime : retryDelay), now);

export const layoutRouteId = 'layout';
/** @returns nothing where a request was none that a page answers */
export const useLayoutData = (): LayoutData | undefined => useRouteLoaderData<LayoutData>(layoutRouteId);
