/** Banks where the company has accounts, by country. */
import { type CountryCode } from '../kit/country/index.ts';

export const banksOf = {
  PE: ['BCP', 'BBVA', 'Interbank', 'Scotiabank', 'Banco de la Nación', 'BanBif'],
  CL: ['Banco de Chile', 'BancoEstado', 'BCI', 'Santander', 'Itaú', 'Scotiabank'],
  CO: ['Bancolombia', 'Banco de Bogotá', 'Davivienda', 'BBVA', 'Itaú'],
  INT: ['Citibank', 'Bank of America'],
} as const satisfies Readonly<Record<CountryCode, readonly string[]>>;
