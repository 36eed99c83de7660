/** Accounts as the console reads and tells them. */
import { type AccountRecord, type MovementCommand } from '@cotejo/core/accounts';
import { type CountryCode } from '@cotejo/core/kit/country';
import { minorUnitsOf, spelledMoney } from '@cotejo/core/kit/money';
import { depositTypeIds, movementTypes, withdrawalTypeIds } from '@cotejo/core/reference/movement-types';

/** An executive who has no account yet, with the countries to choose from. */
export type AccountExecutive = {
  readonly id: string;
  readonly name: string | null;
  readonly countries: readonly CountryCode[];
};

type InAccount = Pick<AccountRecord, 'currency' | 'country'>;
/** @param amount minor units */
export const moneyText = (amount: number, { currency, country }: InAccount): string =>
  spelledMoney(amount, currency, country);

export const typesOf = (command: MovementCommand) => {
  const ids: readonly number[] = command === 'deposit' ? depositTypeIds : withdrawalTypeIds;
  return movementTypes.filter(({ id }) => ids.includes(id));
};

/** The mistake in a typed amount, if there is one. */
export const amountError = (text: string | undefined, { currency, country }: InAccount) =>
  minorUnitsOf(text ?? '', currency, country)
    ? undefined
    : 'Escribe un monto mayor que cero, con los decimales de la moneda.';
