/** The whole document: its language, its style, and the site inside. The server renders it, the browser takes it over. */
import { type ReactNode } from 'react';
import { countryOf } from '@cotejo/core/reference/countries';
import { type Site, SiteProvider } from '../site.ts';
import favicon from './favicon.svg';
import '../ui/base.css';

export const Document = ({ site, children }: { readonly site: Site; readonly children: ReactNode }) => (
  <SiteProvider value={site}>
    <html lang={countryOf(site.country).locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1b1b" />
        {site.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href={favicon} type="image/svg+xml" />
        {site.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="site" />
        ))}
      </head>
      <body>{children}</body>
    </html>
  </SiteProvider>
);
