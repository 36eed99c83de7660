/** Products of the catalogue in the palette, as one types their name or code. */
import { type PaletteOption, type UseFound } from '../kit/context.ts';
import { useFoundRows } from '../kit/list/useFoundRows.ts';
import { type ProductSummary } from './products/product.ts';

export const useFoundProducts: UseFound = (typed) => {
  const { rows, isFetching, failed } = useFoundRows<ProductSummary>('products', 'name', typed);
  const options = rows.map(({ id, name, organizationName }): PaletteOption => ({
    key: `products ${id}`,
    group: 'Productos',
    label: name,
    hint: [organizationName, id].filter(Boolean).join(' · '),
    to: `/products/${id}/show`,
    isFound: true,
  }));
  return { options, isFetching, ...(failed && { error: failed }) };
};
