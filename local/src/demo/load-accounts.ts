/** Gives the demo's executives accounts, with a year of movements on each. */
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
import { withdrawalTypeIds } from '@cotejo/core/reference/movement-types';
import { type DemoUser, demoId } from './users.ts';

const day = 86_400_000;

/** In hundreds of thousands of pesos, or in hundreds of soles and dollars: what a month of leads costs. */
const unitOf = (country: CountryCode): number => (country === 'CL' || country === 'CO' ? 100_000 : 10_000);

/** One of each type that people record beside deposits and withdrawals, by the month of the year. */
const others: Readonly<Record<number, { readonly typeId: number; readonly reason: string }>> = {
  3: { typeId: 2, reason: 'Depósito en efectivo' },
  4: { typeId: 103, reason: 'Envío de prospectos por encargo' },
  5: { typeId: 12, reason: 'Bono por metas del semestre' },
  7: { typeId: 99, reason: 'Ajuste a favor del ejecutivo' },
  9: { typeId: 199, reason: 'Uso de la central telefónica' },
};
const isWithdrawal = (typeId: number): boolean => withdrawalTypeIds.some((id) => id === typeId);

/** Days before today, in the order in which they were recorded. */
const movements: readonly { ago: number; typeId: number; units: number; reason: string }[] = [
  { ago: 360, typeId: 11, units: 1, reason: 'Bono de ingreso' },
  ...Array.from({ length: 12 }, (_, month) => {
    const ago = 355 - month * 30;
    return [
      { ago, typeId: 1, units: 3 + (month % 3), reason: 'Depósito del mes' },
      ...(month % 3 === 2
        ? [{ ago: ago - 12, typeId: 102, units: 2, reason: 'Retiro a pedido del ejecutivo' }]
        : []),
      ...(others[month] ? [{ ago: ago - 15, units: 1, ...others[month] }] : []),
    ];
  }).flat(),
];

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
      now: ago(361),
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
      const decide = (isWithdrawal(typeId) ? withdraw : deposit)(recording);
      await send(name, id, decide, { country, now: ago(days) });
    }
  };
  await Promise.all(executives.map(loadOne));
};
