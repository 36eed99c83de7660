/** The address of a list with a filter, as its form holds it, and an order. */
import { type SortPayload } from 'react-admin';

export const listAddress = (
  page: string,
  filter: Readonly<Record<string, unknown>>,
  sort?: SortPayload,
): string => {
  const order = sort && { sort: sort.field, order: sort.order };
  return `${page}?${new URLSearchParams({ filter: JSON.stringify(filter), ...order })}`;
};
