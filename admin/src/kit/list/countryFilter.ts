/** Narrows a list to one country. */
import { countries } from '@cotejo/core/reference/countries';
import { type FilterConfig } from './ListConfig.ts';

export const countryFilter: FilterConfig = {
  source: 'country',
  choices: countries.map(({ code, name }) => ({ id: code, name })),
};
