/** What visitors would get of a product, asked of the service for some people and a day. */
import { useQuery } from '@tanstack/react-query';
import { httpClient } from '../../../kit/providers/tab.ts';
import { type Preview } from './preview.ts';

type Question = {
  readonly code: string;
  /** Of the product: another version is another preview. */
  readonly version: number;
  /** `perfilIngreso`; nothing while something in it is wrong. */
  readonly profile: object | undefined;
  /** A day; the draft as of now where none is said. */
  readonly at?: string | undefined;
};

export const useProductPreview = ({ code, version, profile, at }: Question) => {
  const sent = JSON.stringify(profile);
  const address = `/api/console/product-previews/${encodeURIComponent(code)}`;
  return useQuery({
    queryKey: ['product-previews', code, at ?? 'draft', version, sent],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ profile: sent, ...(at !== undefined && { at }) });
      return (await httpClient(`${address}?${query}`, { signal })).json as Preview;
    },
    enabled: profile !== undefined,
    // While somebody types, what was there stays; of another day or product it must not.
    placeholderData: (before, asked) =>
      asked?.queryKey[1] === code && asked.queryKey[2] === (at ?? 'draft') ? before : undefined,
  });
};
