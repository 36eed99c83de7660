/**
 * Sets the day's exchange values as sources tell them. A source that tells none changes nothing: prices then go by the
 * last value that is known, and by the fallback where there never was one, and say so.
 */
import { randomUUID } from 'node:crypto';
import { dayIn, dayOn, datedTable, datedTableKinds, setTableRows } from '@cotejo/core/catalogue';
import { type HandleCommand } from '@cotejo/core/kit/command-handling';
import { type ExchangePair } from '@cotejo/core/pricing';
import { type CountryCode } from '@cotejo/core/reference';
import { type AskSource, type Told } from './exchange-source.ts';

/** Where each pair's value is asked for. */
export type ExchangeSources = Readonly<Partial<Record<ExchangePair, string>>>;

export type ExchangeParts = {
  readonly handle: HandleCommand;
  readonly ask: AskSource;
  readonly now: () => Date;
  /** A pair that stays without a value of today, what is said of it, and why it is so. */
  readonly onFailure: (pair: ExchangePair, message: string, error: unknown) => void;
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
  told: readonly Told[],
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

export const updateExchange =
  ({ handle, ask, now, onFailure }: ExchangeParts, sources: ExchangeSources) =>
  async (): Promise<void> => {
    const setToday = async (pair: ExchangePair, address: string): Promise<void> => {
      const kind = datedTableKinds.find(({ table, of }) => table === 'exchange' && of === pair)!;
      const told = await ask(address);
      const at = now();
      const { from, value } = latestBy(dayIn(kind.country, at.toISOString()), told, kind.country);
      const source = new URL(address).host;
      const set = setTableRows(kind.name, { from, rows: { value }, source });
      await handle(
        datedTable,
        kind.name,
        // What somebody has set for that day stands, whatever a machine says.
        (state, ...rest) =>
          (dayOn(state.days, from)?.source ?? source) === source ? set(state, ...rest) : [],
        {
          commandId: randomUUID(),
          actor: { kind: 'system', automation: 'update-exchange' },
          country: kind.country,
          now: at,
        },
      );
    };
    const pairs = Object.entries(sources) as [ExchangePair, string][];
    await Promise.all(
      pairs.map(([pair, address]) =>
        setToday(pair, address).catch((error: unknown) => onFailure(pair, noValueOf[pair], error)),
      ),
    );
  };
