/** A component as the server renders it in a country's site, for tests of its text. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { type ReactElement } from 'react';
import { renderExample } from './render-example.tsx';

/** @returns its HTML, with plain spaces */
export const rendered = (country: CountryCode, shows: ReactElement): string =>
  renderExample({ shows }, '', country).replaceAll('\u00a0', ' ');
