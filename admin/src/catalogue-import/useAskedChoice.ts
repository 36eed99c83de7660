/** The import that the page before this one asks for, such as the values of its table. */
import { importSources, type ImportSourceName } from '@cotejo/core/catalogue-import';
import { countries } from '@cotejo/core/reference/countries';
import { type CountryCode } from '@cotejo/core/kit/country';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { importer } from './run/tabImporter.ts';

type Choice = { readonly country: CountryCode; readonly source: ImportSourceName };

const choiceOf = (state: unknown): Choice | undefined => {
  const asked = (state ?? {}) as Record<string, unknown>;
  const country = countries.find(({ code }) => code === asked['country'])?.code;
  const source = importSources.find(({ name }) => name === asked['source'])?.name;
  return country && source ? { country, source } : undefined;
};

export const useAskedChoice = (): void => {
  const { state, pathname } = useLocation() as { readonly state: unknown; readonly pathname: string };
  const navigate = useNavigate();
  useEffect(() => {
    const asked = choiceOf(state);
    if (!asked) return;
    importer.choose(asked);
    // Taken once: whoever comes back to this page finds what was chosen last.
    void navigate(pathname, { replace: true, state: null });
  }, [state, pathname, navigate]);
};
