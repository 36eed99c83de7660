/** The orders of results: the spec's five (public side, section 2.5) and one of our own, as addresses and people name them. */
import { defaultOrder, type Order, orders } from '@cotejo/core/comparator';

type OrderWords = {
  /** Value in the address. */
  readonly word: string;
  readonly label: string;
};

export const orderWords: Readonly<Record<Order, OrderWords>> = {
  recommended: { word: 'recomendados', label: 'Recomendados' },
  lowerPrice: { word: 'menor-precio', label: 'Menor precio' },
  higherPrice: { word: 'mayor-precio', label: 'Mayor precio' },
  popular: { word: 'populares', label: 'Más pedidos' },
  distance: { word: 'afinidad', label: 'Más afines a mi búsqueda' },
  yearlyCost: { word: 'costo-anual', label: 'Costo anual estimado' },
};

/** @param isByTotal whether a part of the price is shown, while the order goes by the whole */
export const orderLabel = (order: Order, isByTotal: boolean): string =>
  isByTotal && (order === 'lowerPrice' || order === 'higherPrice')
    ? `${orderWords[order].label} total`
    : orderWords[order].label;

/** @returns the usual order for a word that is none */
export const orderOf = (word: string | null): Order =>
  orders.find((order) => orderWords[order].word === word) ?? defaultOrder;
