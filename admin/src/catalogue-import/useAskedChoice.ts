/** The import that the page before this one asks for, such as the values of its table. */
import { importSources, type ImportSourceName } from '@cotejo/core/catalogue-import';
import { countries } from '@cotejo/core/reference/countries';
import { type CountryCode } from '@cotejo/core/kit/country';
import { useAsked } from '../kit/page/useAsked.ts';
import { importer } from './run/tabImporter.ts';

type Choice = { readonly country: CountryCode; readonly source: ImportSourceName };

const choiceOf = (state: unknown): Choice | undefined => {
  const asked = (state ?? {}) as Record<string, unknown>;
  const country = countries.find(({ code }) => code === asked['country'])?.code;
  const source = importSources.find(({ name }) => name === asked['source'])?.name;
  return country && source ? { country, source } : undefined;
};

export const useAskedChoice = (): void => useAsked(choiceOf, (asked) => importer.choose(asked));
