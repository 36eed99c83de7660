/** The type of product that a visitor's request says it is about: one that calls, menus or the catalogue know. */
import { isTypeOfProduct } from '@cotejo/core/content';
import { insuranceType, insuranceTypeNumber } from '@cotejo/core/insurance-types';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type CountryCode } from '@cotejo/core/kit/country';
import { rejectInput } from '@cotejo/core/kit/event-sourcing';
import { plainlyInAddresses } from '@cotejo/core/kit/text';

/** As it was typed, and as the catalogue's names are written: `Medicina prepagada` is MEDICINA_PREPAGADA. */
const namesOf = (typed: string): readonly string[] => [
  typed,
  plainlyInAddresses(typed).replaceAll(' ', '_').toUpperCase(),
];

/** @throws Rejection that names the field, for a name of no type in the country; nothing to check is fine */
export const checkProductType =
  (load: LoadAggregate) =>
  async (typed: string | undefined, country: CountryCode): Promise<void> => {
    if (typed === undefined || isTypeOfProduct(country, typed)) return;
    for (const name of namesOf(typed)) {
      const { state } = await load(insuranceType, String(insuranceTypeNumber(country, name)));
      if (state.status !== 'unknown') return;
    }
    rejectInput({ productType: 'Ningún tipo de seguro se llama así en este país.' });
  };
