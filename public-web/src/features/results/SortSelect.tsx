/** Selects the order of the results; without a script a button applies the choice. */
import { defaultOrder, type Order, orders } from '@cotejo/core/comparator';
import { orderLabel, orderOf, orderWords } from '../../domain/orders.ts';
import { emptySearch } from '../../domain/search-address.ts';
import { KeptSearch } from './KeptSearch.tsx';
import { type CurrentSearch } from './use-search.ts';

type SortSelectProps = CurrentSearch & {
  /** Whether cards show a part of the price that orders go by. */
  readonly isByTotal?: boolean;
};

export const SortSelect = ({ search, goTo, pathTo, isByTotal = false }: SortSelectProps) => (
  <form className="sort" method="get" action={pathTo(emptySearch)}>
    <KeptSearch search={{ ...search, order: defaultOrder, page: 1 }} />
    <label>
      <span>Ordenar por</span>
      <select
        name="orden"
        value={orderWords[search.order].word}
        onChange={(event) => goTo({ ...search, page: 1, order: orderOf(event.target.value) })}
      >
        {orders.map((order: Order) => (
          <option key={order} value={orderWords[order].word}>
            {orderLabel(order, isByTotal)}
          </option>
        ))}
      </select>
    </label>
    <noscript>
      <button type="submit">Ordenar</button>
    </noscript>
  </form>
);
