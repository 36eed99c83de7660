/** In which order the results stand; without a script a button applies the choice. */
import { type Order, orders } from '@cotejo/core/comparator';
import { orderOf, orderWords } from '../../domain/orders.ts';
import { type SearchHere } from './use-search.ts';

/** Selects the order of the results. */
export const SortSelect = ({ search, goTo, pathTo }: SearchHere) => (
  <form className="sort" method="get" action={pathTo(search)}>
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
