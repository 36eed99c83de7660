import { type Coverage, coverageAmounts, inUnits, units } from '@cotejo/core/product-content';
import { countryCodes } from '@cotejo/core/kit/country';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountsText } from '../../read/coverageText.ts';
import { formatCoverages } from './cardCoverages.ts';

test('a card tells how much is covered in the order of the table of amounts', () => {
  const amounts = {
    top_amount: { minAmount: 5_000, maxAmount: 5_000, unit: { code: 'PEN' } },
    percentage: { minAmount: 70, maxAmount: 80, unit: { code: '%' } },
  };
  const coverages = [{ id: 7, name: 'Consulta médica', amounts }];
  expect(formatCoverages([{ id: 1, name: 'Ambulatorio', coverages }], 'PE')).toEqual([
    { id: 7, name: 'Consulta médica', amounts: ['Porcentaje: 70 % a 80 %', 'Tope: S/ 5,000'] },
  ]);
});

test('an amount is spelled the same on a card and on the page of its product, in every unit and country', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...coverageAmounts),
      fc.constantFrom(...units),
      fc.constantFrom(...countryCodes),
      fc.nat(1_000_000_000),
      ({ kind, specName }, { code }, country, amount) => {
        const coverage: Coverage = {
          id: 1,
          name: 'Una',
          amounts: { [kind]: { minAmount: amount, unit: code } },
        };
        const shown = inUnits(amount, code);
        const amounts = { [specName]: { minAmount: shown, maxAmount: shown, unit: { code } } };
        const card = [{ id: 1, name: 'Una', coverages: [{ id: 1, name: 'Una', amounts }] }];
        expect(formatCoverages(card, country)[0]?.amounts).toEqual(amountsText(coverage, country));
      },
    ),
  ));
