/** The catalogue: products, entries and dated tables, and the exchange values that sources tell every hour. */
import { type ProjectionContext } from '../kit/context.ts';
import { catalogueProjector } from './catalogue-projector.ts';
import { askSource } from './exchange/exchange-source.ts';
import { type ExchangeParts, updateExchange } from './exchange/update-exchange.ts';

/** @param parts.exchangeSources where each pair's value is asked for; pairs without one are set by hand */
export const catalogueContext = ({
  exchangeSources = {},
  onExchangeFailure = () => {},
}: Partial<Omit<ExchangeParts, 'askSource'>>): ProjectionContext => ({
  name: 'catalogue',
  projectors: [catalogueProjector],
  automations:
    Object.keys(exchangeSources).length === 0
      ? []
      : [updateExchange({ exchangeSources, onExchangeFailure, askSource: askSource() })],
});
