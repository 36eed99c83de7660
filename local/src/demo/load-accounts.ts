/** Gives the demo's executives accounts, with some weeks of movements on each. */
import {
  account,
  type AccountEvent,
  type Account,
  deposit,
  openAccount,
  withdraw,
} from '@cotejo/core/accounts';
import { type Staff } from '@cotejo/core/identity';
import { type Decision } from '@cotejo/core/kit/event-sourcing';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type DemoUser, demoId } from './users.ts';

const day = 86_400_000;

/** In hundreds of thousands of pesos, or in hundreds of soles and dollars: what a month of leads costs. */
const unitOf = (country: CountryCode): number => (country === 'CL' || country === 'CO' ? 100_000 : 10_000);

const movements = [
  { ago: 40, typeId: 11, units: 1, reason: 'Bono de ingreso' },
  { ago: 33, typeId: 1, units: 5, reason: 'Depósito del mes' },
  { ago: 12, typeId: 102, units: 2, reason: 'Retiro a pedido del ejecutivo' },
  { ago: 5, typeId: 1, units: 3, reason: 'Depósito del mes' },
] as const;

export type SendToAccount = (
  name: string,
  id: string,
  decide: Decision<Account, AccountEvent>,
  at: { readonly country: CountryCode; readonly now: Date },
) => Promise<unknown>;

/** @param send sends a command that is the same for the same name @param by who moves the money */
export const loadAccounts = async (
  executives: readonly DemoUser[],
  by: Staff,
  now: Date,
  send: SendToAccount,
): Promise<void> => {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const loadOne = async (executive: DemoUser): Promise<void> => {
    const { id } = executive;
    const country = executive.countries[0]!;
    await send(`${account.stream(id)}/open`, id, openAccount({ by, executive, country }), {
      country,
      now: ago(41),
    });
    for (const [index, { ago: days, typeId, units, reason }] of movements.entries()) {
      const name = `${account.stream(id)}/${index}`;
      const amount = units * unitOf(country);
      const recording = {
        by,
        movementId: demoId(name),
        typeId,
        amount,
        reference: `TR-${1_000 + index}`,
        reason,
      };
      const decide = (typeId === 102 ? withdraw : deposit)(recording);
      await send(name, id, decide, { country, now: ago(days) });
    }
  };
  await Promise.all(executives.map(loadOne));
};
