/** Selects the order of the results; without a script a button applies the choice. */
import { defaultOrder, type Order, orders } from '@cotejo/core/comparator';
import { orderOf, orderWords } from '../../domain/orders.ts';
import { emptySearch } from '../../domain/search-address.ts';
import { KeptSearch } from './KeptSearch.tsx';
import { type SearchHere } from './use-search.ts';

export const SortSelect = ({ search, goTo, pathTo }: SearchHere) => (
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
            {orderWords[order].label}
          </option>
        ))}
      </select>
    </label>
    <noscript>
      <button type="submit">Ordenar</button>
    </noscript>
  </form>
);
