/** Pages of others that the site leads to, by country. */
import { type CountryCode } from '@cotejo/core/kit/country';

export type ExternalLink = { readonly name: string; readonly url: string };

/** Portals where customers see their policies; the hosts are examples until a company has its own. */
export const customerPortal = (country: CountryCode): string =>
  `https://clientes.${country.toLowerCase()}.cotejo.example/`;

/** Regulators of insurance in each country. */
export const regulators: Readonly<Record<CountryCode, readonly ExternalLink[]>> = {
  PE: [
    { name: 'Superintendencia de Banca, Seguros y AFP', url: 'https://www.sbs.gob.pe/' },
    { name: 'SUSALUD', url: 'https://www.gob.pe/susalud' },
  ],
  CL: [
    { name: 'Comisión para el Mercado Financiero', url: 'https://www.cmfchile.cl/' },
    { name: 'Superintendencia de Salud', url: 'https://www.superdesalud.gob.cl/' },
  ],
  CO: [
    { name: 'Superintendencia Financiera', url: 'https://www.superfinanciera.gov.co/' },
    { name: 'Superintendencia Nacional de Salud', url: 'https://www.supersalud.gov.co/' },
  ],
  INT: [],
};

/** Sources of the open data that the site uses. */
export const supporters: Readonly<Record<CountryCode, readonly ExternalLink[]>> = {
  PE: [{ name: 'RENIPRESS', url: 'https://www.gob.pe/susalud' }],
  CL: [{ name: 'SUBDERE', url: 'https://www.subdere.gov.cl/' }],
  CO: [{ name: 'DANE', url: 'https://www.dane.gov.co/' }],
  INT: [{ name: 'Natural Earth', url: 'https://www.naturalearthdata.com/' }],
};
