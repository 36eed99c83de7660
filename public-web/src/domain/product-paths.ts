/** Where a product's page is: the shapes of each country's addresses (spec, public side, section 2.1). */
import { type CountryCode } from '@cotejo/core/kit/country';
import { tabAt } from './plan-tabs.ts';
import { isSamePath } from './same-path.ts';

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
export const contactPath = '/Contacto';
/** The page that asks for an opinion about a request; only its person gets the link. */
export const feedbackPath = '/Feedback';
export const feedbackAddress = (requestId: string, signature: string): string =>
  `${feedbackPath}?${new URLSearchParams({ lead: requestId, sig: signature })}`;
/** A short link: somebody's plan, with whom it is for. */
export const sharedPattern = '/url/:code';
/** Parameter of a plan's address with the code of a shared link, whose profile the prices are for. */
export const shareParameter = 'code';
/** Address that *Soy humano!* is sent to. */
export const humanPath = '/Soy-Humano';
/** The confirmation of what was sent from a form's page. */
export const sentPath = (formPath: string): string => `${formPath.replace(/\/$/, '')}/Confirmacion`;

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
  return isSamePath(pathname, canonical) ? undefined : canonical;
};
