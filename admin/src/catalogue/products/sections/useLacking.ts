/** What keeps a product's draft from being published: asked of the very decision that publishes. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { httpClient } from '../../../kit/providers/tab.ts';
import { type Preview } from '../preview/preview.ts';
import { type ProductRecord } from '../product.ts';
import { type Lacking, lackingBySection } from './lacking.ts';

/** @returns nothing of what visitors see already, and nothing while it is not known */
export const useLacking = ({ id, version, isChanged }: ProductRecord): Lacking => {
  const { data } = useQuery({
    queryKey: ['product-previews', id, 'lacks', version],
    queryFn: async ({ signal }) =>
      (await httpClient(`/api/console/product-previews/${encodeURIComponent(id)}`, { signal }))
        .json as Preview,
    enabled: isChanged,
  });
  const lacks = isChanged ? data?.lacks : undefined;
  return useMemo(() => lackingBySection(lacks ?? {}), [lacks]);
};
