import { expect, test } from 'vitest';
import { priceText } from './price.ts';

test.each([
  [{ unit: 'CLP', amount: '19862', period: 'mes' }, 'CL', 'CLP 19.862 al mes'],
  [{ unit: 'PEN', amount: '1250.5', period: 'año' }, 'PE', 'PEN 1,250.5 al año'],
  [{ unit: 'PEN', amount: '118.9', period: 'MONTHLY' }, 'PE', 'PEN 118.9 al mes'],
  [{ unit: 'USD', amount: '51', period: 'ONCE' }, 'PE', 'USD 51 en un pago único'],
  [{ unit: 'UF', amount: '1.2345' }, 'CL', 'UF 1,2345'],
  [{ unit: 'USD', amount: '80', period: 'viaje' }, 'INT', 'USD 80 por viaje'],
  [{ unit: 'PEN', amount: 'a convenir' }, 'PE', 'PEN a convenir'],
  [null, 'PE', undefined],
] as const)('%j in %s reads %s', (price, country, text) => expect(priceText(price, country)).toBe(text));
