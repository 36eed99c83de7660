import { expect, test } from 'vitest';
import { unitPlaces } from './useUnit.ts';

test('an amount’s unit is looked for where it stands, and then around it', () =>
  expect(unitPlaces('price.bands.0.amount')).toEqual([
    'price.bands.0.unit',
    'price.bands.unit',
    'price.unit',
    'unit',
  ]));
