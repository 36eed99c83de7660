/** A component as the server renders it in a country's site, for tests of its text. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { type ReactElement } from 'react';
import { renderExample } from './render-example.tsx';

/** @returns its HTML, with plain spaces */
export const renderHtml = (country: CountryCode, element: ReactElement): string =>
  renderExample({ element }, '', country).replaceAll('\u00a0', ' ');
