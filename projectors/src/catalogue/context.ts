/** The catalogue: products, entries and dated tables, with the values that are published and those that sources tell every hour. */
import { type ProjectionContext } from '../kit/context.ts';
import { catalogueAuditSources } from './catalogue-audit-sources.ts';
import { catalogueProjector } from './catalogue-projector.ts';
import { askSource } from './exchange/exchange-source.ts';
import { type ExchangeParts, updateExchange } from './exchange/update-exchange.ts';
import { setPublishedValues } from './set-published-values.ts';
import { whenProductAppearsThenNoteSpelling } from './when-product-appears-then-note-spelling.ts';

/** @param parts.exchangeSources where each pair's value is asked for; pairs without one are set by hand */
export const catalogueContext = ({
  exchangeSources = {},
  onExchangeFailure = () => {},
}: Partial<Omit<ExchangeParts, 'askSource'>>): ProjectionContext => ({
  name: 'catalogue',
  projectors: [catalogueProjector],
  audit: catalogueAuditSources,
  automations: [
    setPublishedValues,
    whenProductAppearsThenNoteSpelling,
    ...(Object.keys(exchangeSources).length === 0
      ? []
      : [updateExchange({ exchangeSources, onExchangeFailure, askSource: askSource() })]),
  ],
});
