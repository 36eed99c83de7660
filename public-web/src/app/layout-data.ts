/** Data around every page: the menu, contacts, and the news of the bell. */
import { notificationOf, type Notification } from '@cotejo/core/content';
import { type CountryCode } from '@cotejo/core/kit/country';
import { useRouteLoaderData } from 'react-router-dom';
import { type ContactLink, type MenuItem, type Platform } from '../api/index.ts';

export type LayoutData = {
  /** Nothing where the platform did not tell it. */
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

/** Milliseconds that a frame is good for (spec, public side, section 7), and one that lacks something. */
const [lifetime, retryDelay] = [5 * 60_000, 5_000];
type Kept = { readonly frame: Promise<LayoutData>; goodUntil: number };

/** Asks for each country's frame once for all its visitors. */
export const keptFrames = (
  now: () => number = Date.now,
): ((country: CountryCode, load: () => Promise<LayoutData>) => Promise<LayoutData>) => {
  const kept = new Map<CountryCode, Kept>();
  return (country, load) => {
    const before = kept.get(country);
    if (before && now() < before.goodUntil) return before.frame;
    const loading: Kept = { frame: load(), goodUntil: Infinity };
    kept.set(country, loading);
    const settle = (isWhole: boolean): void => {
      loading.goodUntil = now() + (isWhole ? lifetime : retryDelay);
    };
    loading.frame.then(
      ({ menu, contacts }) => settle(menu !== undefined && contacts.length > 0),
      () => settle(false),
    );
    return loading.frame;
  };
};

export const layoutRouteId = 'layout';
/** @returns nothing where a request was none that a page answers */
export const useLayoutData = (): LayoutData | undefined => useRouteLoaderData<LayoutData>(layoutRouteId);
