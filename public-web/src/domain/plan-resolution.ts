/** What the last part of a plan's address names, in the order of the spec (public side, section 2.2). */
import { type CountryCode } from '@cotejo/core/kit/country';
import { landingAt, landingPages } from './landing-pages.ts';

type Line = { readonly name: string; readonly compareUrl: string };
type Organization = { readonly type: string; readonly url: string };
type Clinic = { readonly id: number; readonly displayName: string };

/** Everything that the platform knows and an address may name. */
export type NamedInAddress = {
  /** Those that offer plans. */
  readonly organizations: readonly Organization[];
  readonly lines: readonly Line[];
  readonly hasPlan: boolean;
  /** Asked for only where it is no plan. */
  readonly clinics: readonly Clinic[];
};
export type Resolution =
  | { readonly kind: 'plan' }
  /** Path of the page that shows what was named. */
  | { readonly kind: 'elsewhere'; readonly path: string }
  | { readonly kind: 'nothing' };

/** A name as old addresses spell it: without accents and capitals, and with hyphens for spaces. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');
/** Whether two names are one as addresses spell them. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);

/**
 * @param pathname the address that was asked for
 * @param segment the part of it that should name a plan
 */
export const resolvePlan = (
  country: CountryCode,
  pathname: string,
  segment: string,
  { organizations, lines, hasPlan, clinics }: NamedInAddress,
): Resolution => {
  const organization = organizations.find(({ url }) => isSameName(url, segment));
  const landing =
    organization && landingPages[country].find(({ kinds }) => kinds.includes(organization.type));
  if (landing) return { kind: 'elsewhere', path: `${landing.path}/${organization.url}` };
  const line = lines.find(({ name }) => isSameName(name, segment));
  if (line) return { kind: 'elsewhere', path: line.compareUrl };
  if (hasPlan) return { kind: 'plan' };
  const clinic = clinics.find(({ displayName }) => isSameName(displayName, segment));
  if (!clinic) return { kind: 'nothing' };
  const comparison = landingAt(country, pathname)?.compareUrl ?? '/Comparar';
  return { kind: 'elsewhere', path: `${comparison}?clinicas=${clinic.id}` };
};
