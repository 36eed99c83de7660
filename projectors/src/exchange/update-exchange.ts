/**
 * Sets the day's exchange values as sources tell them. A source that tells none changes nothing: prices then go by the
 * last value that is known, and by the fallback where there never was one, and say so.
 */
import { randomUUID } from 'node:crypto';
import { dayIn, datedTable, datedTableKinds, setTableRows } from '@cotejo/core/catalogue';
import { type HandleCommand } from '@cotejo/core/command-handling';
import { type ExchangePair } from '@cotejo/core/pricing';
import { type AskSource } from './exchange-source.ts';

/** Where each pair's value is asked for. */
export type ExchangeSources = Readonly<Partial<Record<ExchangePair, string>>>;

export type ExchangeParts = {
  readonly handle: HandleCommand;
  readonly ask: AskSource;
  readonly now: () => Date;
  /** A pair that stays without a value of today. */
  readonly onFailure: (pair: ExchangePair, error: unknown) => void;
};

export const updateExchange =
  ({ handle, ask, now, onFailure }: ExchangeParts, sources: ExchangeSources) =>
  async (): Promise<void> => {
    const setToday = async (pair: ExchangePair, address: string): Promise<void> => {
      const kind = datedTableKinds.find(({ table, of }) => table === 'exchange' && of === pair)!;
      const rows = { value: await ask(address) };
      const at = now();
      const from = dayIn(kind.country, at.toISOString());
      await handle(
        datedTable,
        kind.name,
        setTableRows(kind.name, { from, rows, source: new URL(address).host }),
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
        setToday(pair, address).catch((error: unknown) => onFailure(pair, error)),
      ),
    );
  };
