/** A profile in an address, `?perfil=` or `#perfil=`: read at arrival, and taken out of the address (spec, public side, section 2.3). */
import { type Profile } from '../domain/profile.ts';

const name = 'perfil';
/** Whether it is taken out again: `replaceUrl=false` leaves it. */
const stays = 'replaceUrl';

/** Longer than any profile; what is longer is ignored. */
const longest = 20_000;

const fragmentOf = ({ hash }: URL): URLSearchParams => new URLSearchParams(hash.slice(1));

/** @returns the profile as it is written there, in the query or else in the fragment */
export const perfilText = (url: URL): string | undefined =>
  url.searchParams.get(name) ?? fragmentOf(url).get(name) ?? undefined;

/** The address without the profile; nothing where it stays. */
export const withoutPerfil = (url: URL): string | undefined => {
  const fragment = fragmentOf(url);
  if ((url.searchParams.get(stays) ?? fragment.get(stays)) === 'false') return undefined;
  const query = new URLSearchParams(url.searchParams);
  for (const one of [name, stays]) query.delete(one);
  const search = query.size > 0 ? `?${query}` : '';
  return url.pathname + search + (fragment.has(name) ? '' : url.hash);
};

const orNothing = <Value>(read: () => Value): Value | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

const decoded = (text: string): string | undefined => orNothing(() => decodeURIComponent(text));
/** Base64 of UTF-8, also as addresses write it; a plus has become a space on its way through a query. */
const unpacked = (text: string): string | undefined =>
  orNothing(() => {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (one) => one.codePointAt(0) ?? 0),
    );
  });

const isProfile = (value: unknown): value is Profile =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads it as JSON, plain, percent-encoded or in base64. @returns nothing for what is no profile */
export const profileIn = (text: string): Profile | undefined => {
  if (text.length > longest) return undefined;
  const packed = unpacked(text);
  const readings = [text, decoded(text), packed, packed && decoded(packed)];
  return readings.map((reading) => orNothing<unknown>(() => JSON.parse(reading ?? ''))).find(isProfile);
};
