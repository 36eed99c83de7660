/**
 * Sets the day's exchange values as sources tell them, every hour. A source that tells none changes nothing: prices then
 * go by the last value that is known, and by the fallback where there never was one, and say so.
 */
import {
  type DatedTableKind,
  dayOn,
  datedTable,
  datedTableKinds,
  setTableRows,
} from '@cotejo/core/dated-tables';
import { dayIn } from '@cotejo/core/catalogue';
import { type ExchangePair } from '@cotejo/core/price-tables';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Automation, type TaskContext } from '../../kit/automation/index.ts';
import { type AskSource, type ExchangeQuote } from './exchange-source.ts';

/** Where each pair's value is asked for. */
export type ExchangeSources = Readonly<Partial<Record<ExchangePair, string>>>;

export type ExchangeParts = {
  readonly exchangeSources: ExchangeSources;
  readonly askSource: AskSource;
  /** A pair that stays without a value of today, what is said of it, and why it is so. */
  readonly onExchangeFailure: (pair: ExchangePair, message: string, error: unknown) => void;
};

/** Spec, console and platform, section 8, which words it for the UF; the others are said alike. */
const noValueOf: { readonly [Pair in ExchangePair]: string } = {
  'UF/CLP': 'Error al obtener el valor de la UF.',
  'USD/CLP': 'Error al obtener el valor del dólar en pesos chilenos.',
  'USD/PEN': 'Error al obtener el valor del dólar en soles.',
  'USD/COP': 'Error al obtener el valor del dólar en pesos colombianos.',
  'USD/MXN': 'Error al obtener el valor del dólar en pesos mexicanos.',
};

/** On weekends the dollar's last value is Friday's: it is recorded for Friday, and today's prices say that it is older. */
const latestBy = (
  today: string,
  told: readonly ExchangeQuote[],
  country: CountryCode,
): { readonly from: string; readonly value: string } => {
  const dayOf = (at: string): string => (at.includes('T') ? dayIn(country, at) : at);
  const days = told.map(({ value, at }) => ({ value, from: at === undefined ? today : dayOf(at) }));
  const [latest] = days
    .filter(({ from }) => from <= today)
    .sort((one, other) => (one.from < other.from ? 1 : -1));
  if (latest) return latest;
  throw new Error('The source of exchange values tells none of today or before.');
};

const kindOf = (pair: ExchangePair): DatedTableKind =>
  datedTableKinds.find(({ table, of }) => table === 'exchange' && of === pair)!;

/** Asks for one pair's value and sets it; a source that fails is asked again in an hour. */
const updatePair =
  ({ exchangeSources, askSource, onExchangeFailure }: ExchangeParts, pair: ExchangePair) =>
  async ({ send, now }: Pick<TaskContext, 'send' | 'now'>): Promise<void> => {
    const [{ name, country }, address] = [kindOf(pair), exchangeSources[pair]!];
    try {
      const told = await askSource(address);
      const { from, value } = latestBy(dayIn(country, now.toISOString()), told, country);
      const source = new URL(address).host;
      const set = setTableRows(name, { from, rows: { value }, source });
      await send(datedTable, (state, ...rest) =>
        // What somebody has set for that day stands, whatever a machine says.
        (dayOn(state.days, from)?.source ?? source) === source ? set(state, ...rest) : [],
      );
    } catch (error) {
      onExchangeFailure(pair, noValueOf[pair], error);
    }
  };

/** One schedule per pair that has a source. */
export const updateExchange = (parts: ExchangeParts): Automation => {
  const pairs = Object.keys(parts.exchangeSources) as ExchangePair[];
  return {
    name: 'update-exchange',
    version: 1,
    handles: {},
    react: async () => [],
    schedules: pairs.map((pair) => ({
      name: pair,
      handler: pair,
      target: kindOf(pair).name,
      country: kindOf(pair).country,
    })),
    handlers: Object.fromEntries(
      pairs.map((pair) => [pair, (_, context) => updatePair(parts, pair)(context)]),
    ),
  };
};
