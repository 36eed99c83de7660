/** The console's addresses in the one origin, and which of its own pages may be gone back to after login. */
import { consolePath, passwordLinkPage } from '@cotejo/core/reference/console-pages';

export { consolePath };

/** Where somebody is, as the browser knows it. */
export type Place = { readonly pathname: string; readonly search: string; readonly hash?: string };

/** The console's own address of a page, `/leads?page=2`, from the browser's `/console/leads?page=2`. */
export const ownAddress = ({ pathname, search, hash = '' }: Place): string => {
  const path = pathname.startsWith(consolePath) ? pathname.slice(consolePath.length) : pathname;
  return `${path || '/'}${search}${hash}`;
};

/** Steps up or nowhere: browsers take them out, and two of them may lead out of the console. */
const dotted = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** Whether somebody comes by the link of a mail, which opens a page of its own whoever is logged in. */
export const isPasswordLink = ({ pathname }: Place): boolean => pathname === consolePath + passwordLinkPage;

const isLogin = (address: string): boolean => /^\/login(?:[/?#]|$)/.test(address);

/** A referrer that stays inside the console and is no login page; anything else leads to the start. */
export const safeReferrer = (referrer: string | null): string => {
  if (!referrer || !/^\/(?![/\\])/.test(referrer) || /[\u0000-\u001f\\]/.test(referrer)) return '/';
  // Two slashes in a path begin the name of a host wherever what stands before them is taken away.
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(referrer) ?? [];
  const inside = path.replaceAll(/\/{2,}/g, '/') + rest;
  return isLogin(inside) || dotted.test(path) ? '/' : inside;
};

/** Why somebody sees the login page without having asked for it. */
export type LoginError = 'expired' | 'unavailable';

/** The query of the login page's address: the page to go on to, and the reason for the login. */
export const loginFrom = (
  search: string,
): { readonly referrer: string; readonly loginError?: LoginError } => {
  const query = new URLSearchParams(search);
  const loginError = query.get('loginError');
  return {
    referrer: safeReferrer(query.get('referrer')),
    ...((loginError === 'expired' || loginError === 'unavailable') && { loginError }),
  };
};

/**
 * The login page's address with the spec's query parameters, `referrer` and `loginError`. Who is sent there while being
 * there, because a page asked late, still comes back to where the first time was.
 */
export const loginAddress = (from: Place, loginError?: LoginError): string => {
  const query = new URLSearchParams();
  const here = ownAddress(from);
  const referrer = safeReferrer(isLogin(here) ? new URLSearchParams(from.search).get('referrer') : here);
  if (referrer !== '/') query.set('referrer', referrer);
  if (loginError) query.set('loginError', loginError);
  return query.size > 0 ? `/login?${query}` : '/login';
};
