/** A component as the server renders it in a country's site, for tests. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Site, SiteProvider } from '../site.ts';

const siteOf = (country: CountryCode): Site => ({
  country,
  origin: 'https://site.test',
  email: 'contacto@cotejo.example',
  sites: [],
  version: 'test',
  styles: [],
  fonts: [],
});

/** @returns its HTML, with plain spaces */
export const rendered = (country: CountryCode, element: ReactNode): string =>
  renderToStaticMarkup(<SiteProvider value={siteOf(country)}>{element}</SiteProvider>).replaceAll(
    '\u00a0',
    ' ',
  );
