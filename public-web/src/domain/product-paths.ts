/** Where a product's page is: the shapes of each country's addresses (spec, public side, section 2.1). */
import { type CountryCode } from '@cotejo/core/kit/country';
import { tabAt } from './plan-tabs.ts';

/** Route patterns; the segment `:plan` is the product's code. */
export const productPatterns: Readonly<Record<CountryCode, readonly string[]>> = {
  PE: [
    '/EPS/:organization/Planes/:plan',
    '/Seguros/:organization/:plan',
    '/Clinicas-y-Hospitales/:organization/:plan',
  ],
  CL: [
    '/Seguros/:organization/:plan',
    '/Clinicas-y-Hospitales/:organization/Seguro/:plan',
    '/Isapre/:organization/Complementos/:plan',
    '/Isapre/:organization/Planes/:plan',
  ],
  CO: ['/EPS/:organization/:plan', '/Seguros/:organization/:plan', '/Medicina-Prepagada/:organization/:plan'],
  INT: ['/:type/:organization/:plan'],
};

export const requestPath = (productUrl: string): string => `${productUrl}/Solicitar`;
/** Plans beside each other, by their codes. */
export const sideBySidePattern = '/Comparar/Lado-a-Lado';
/** @param comparator the path of the comparator in which they were picked */
export const sideBySidePath = (codes: readonly string[], comparator?: string): string =>
  `${sideBySidePattern}?planes=${codes.join(',')}${comparator ? `&en=${encodeURI(comparator)}` : ''}`;
export const contactPath = '/Contacto';
/** Asks for an opinion about a request; reached by a link that only its person gets. */
export const feedbackPath = '/Feedback';
export const feedbackAddress = (requestId: string, signature: string): string =>
  `${feedbackPath}?${new URLSearchParams({ lead: requestId, sig: signature })}`;
/** A short link: somebody's plan, with whom it is for. */
export const sharedPattern = '/url/:code';
/** In the address of a plan: the link that led to it, whose profile the prices are for. */
export const shareParameter = 'code';
/** Where *Soy humano!* is said. */
export const humanPath = '/Soy-Humano';
/** The confirmation of what was sent from a form's page. */
export const sentPath = (formPath: string): string => `${formPath.replace(/\/$/, '')}/Confirmacion`;

const readable = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/**
 * Where a visitor of one of a product's pages should be instead; nothing when the address is the canonical one.
 * @param pattern the route's pattern that the address has matched
 * @param pathname the address that was asked for
 * @param productUrl the product's canonical path
 */
export const canonicalInstead = (
  pattern: string,
  pathname: string,
  productUrl: string,
): string | undefined => {
  const [tab, ...beyond] = pathname
    .split('/')
    .filter(Boolean)
    .slice(pattern.split('/').filter(Boolean).length);
  const canonical = [productUrl, ...(tab ? [tabAt(tab)?.segment ?? tab] : []), ...beyond].join('/');
  return readable(pathname) === readable(canonical) ? undefined : canonical;
};
