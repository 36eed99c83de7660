/** The words of notifications about accounts and what closed leads cost. */
import { type CountryCode } from '../kit/country/index.ts';
import { type Currency, spelledMoney } from '../kit/money/index.ts';
import { type NotificationText } from '../notifications/index.ts';
import { countryOf } from '../reference/countries.ts';

export type AccountFacts = {
  readonly currency?: Currency;
  readonly country?: CountryCode;
  /** Minor units. */
  readonly balance?: number;
  readonly floor?: number;
  readonly executiveName?: string;
  /** A type of insurance or line of business, as the catalogue names it. */
  readonly line?: string;
};

const balanceText = ({ currency, country, balance, floor }: AccountFacts): string => {
  if (currency === undefined || country === undefined || balance === undefined || floor === undefined)
    return 'No se asignan solicitudes nuevas hasta que un depósito alcance el saldo mínimo.';
  const money = (amount: number): string => spelledMoney(amount, currency, country);
  return `Saldo ${money(balance)}, mínimo ${money(floor)}. No se asignan solicitudes nuevas hasta que un depósito lo alcance.`;
};

export const accountNotifications = {
  'low-balance': (facts) => ({ title: 'El saldo está bajo el mínimo', text: balanceText(facts) }),
  'charge-without-account': ({ executiveName }) => ({
    title: 'Una solicitud cerrada no se pudo cobrar',
    text: `${executiveName ?? 'El ejecutivo'} no tiene cuenta. Se cobra al abrirla.`,
  }),
  'charge-without-price': ({ line, country }) => ({
    title: 'Una solicitud cerrada no se pudo cobrar',
    text: `Falta el precio de ${line ?? 'las solicitudes sin línea de negocio'}${country ? ` en ${countryOf(country).name}` : ''}. Se cobra al ponerlo.`,
  }),
  'charge-without-rate': ({ country }) => ({
    title: 'Una solicitud cerrada no se pudo cobrar',
    text: `Falta un tipo de cambio${country ? ` para las cuentas de ${countryOf(country).name}` : ''}. Se cobra al ponerlo.`,
  }),
} satisfies Readonly<Record<string, (facts: AccountFacts) => NotificationText>>;
export type AccountNotificationKind = keyof typeof accountNotifications;
