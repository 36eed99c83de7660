/** What visitors would read on a product's page, asked of the service for its draft or a day. */
import { useQuery } from '@tanstack/react-query';
import { httpClient } from '../../../../kit/providers/tab.ts';
import { type ProductDetail } from './detail.ts';

export type DetailQuestion = {
  readonly code: string;
  /** Of the product: another version is another page. */
  readonly version: number;
  /** A day; the draft as of now where none is said. */
  readonly at?: string | undefined;
};

export const useProductDetail = ({ code, version, at }: DetailQuestion) => {
  const address = `/api/console/product-previews/${encodeURIComponent(code)}/detail`;
  return useQuery({
    queryKey: ['product-details', code, at ?? 'draft', version],
    queryFn: async ({ signal }) => {
      const query = at === undefined ? '' : `?at=${at}`;
      return (await httpClient(`${address}${query}`, { signal })).json as ProductDetail;
    },
  });
};
