import { expect, test } from 'vitest';
import { priceText } from './price.ts';

test.each([
  [{ unit: 'CLP', amount: '19862', period: 'mes' }, 'CL', '$ 19.862 al mes'],
  [{ unit: 'PEN', amount: '1250.5', period: 'año' }, 'PE', 'S/ 1,250.50 al año'],
  [{ unit: 'PEN', amount: '118.9', period: 'MONTHLY' }, 'PE', 'S/ 118.90 al mes'],
  [{ unit: 'USD', amount: '51', period: 'ONCE' }, 'PE', 'USD 51 en un pago único'],
  [{ unit: 'UF', amount: '1.2345' }, 'CL', 'UF 1,2345'],
  [{ unit: 'USD', amount: '80', period: 'viaje' }, 'INT', 'USD 80 por viaje'],
  [{ unit: 'COP', amount: '185000', period: 'mes' }, 'CO', '$ 185.000 al mes'],
  [{ unit: 'USD/Año', amount: '1051.5' }, 'INT', 'USD/Año 1,051.5'],
  [{ unit: 'PEN', amount: 'a convenir' }, 'PE', 'PEN a convenir'],
  [null, 'PE', undefined],
] as const)('%j in %s reads %s', (price, country, text) => expect(priceText(price, country)).toBe(text));
