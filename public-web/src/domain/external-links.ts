/** Pages of others that the site leads to, by country. */
import { type CountryCode } from '@cotejo/core/kit/country';

export type ExternalLink = { readonly name: string; readonly url: string };

/** Portals where customers see their policies; the hosts are examples until a company has its own. */
export const customerPortal = (country: CountryCode): string =>
  `https://clientes.${country.toLowerCase()}.cotejo.example/`;

/** Somebody with a mark: what people call them, and their name. */
export type MarkedLink = ExternalLink & { readonly mark: string };

/** Regulators of insurance in each country. */
export const regulators: Readonly<Record<CountryCode, readonly MarkedLink[]>> = {
  PE: [
    { mark: 'SBS', name: 'Superintendencia de Banca, Seguros y AFP', url: 'https://www.sbs.gob.pe/' },
    { mark: 'SUSALUD', name: 'Superintendencia Nacional de Salud', url: 'https://www.gob.pe/susalud' },
  ],
  CL: [
    { mark: 'CMF', name: 'Comisión para el Mercado Financiero', url: 'https://www.cmfchile.cl/' },
    { mark: 'Superdesalud', name: 'Superintendencia de Salud', url: 'https://www.superdesalud.gob.cl/' },
  ],
  CO: [
    {
      mark: 'Superfinanciera',
      name: 'Superintendencia Financiera de Colombia',
      url: 'https://www.superfinanciera.gov.co/',
    },
    { mark: 'Supersalud', name: 'Superintendencia Nacional de Salud', url: 'https://www.supersalud.gov.co/' },
  ],
  INT: [],
};

/** Sources of the open data that the site uses. */
export const supporters: Readonly<Record<CountryCode, readonly MarkedLink[]>> = {
  PE: [{ mark: 'RENIPRESS', name: 'Registro de clínicas y hospitales', url: 'https://www.gob.pe/susalud' }],
  CL: [{ mark: 'SUBDERE', name: 'Regiones y comunas', url: 'https://www.subdere.gov.cl/' }],
  CO: [{ mark: 'DANE', name: 'Departamentos y municipios', url: 'https://www.dane.gov.co/' }],
  INT: [{ mark: 'Natural Earth', name: 'Mapa del mundo', url: 'https://www.naturalearthdata.com/' }],
};
