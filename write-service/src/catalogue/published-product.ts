/** A product that a visitor names by its code, as the catalogue knows it. */
import { product, type Publication } from '@cotejo/core/catalogue';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type CountryCode } from '@cotejo/core/kit/country';

/**
 * One that was published is known for good: who has its page open may ask for it, or share it, after it is withdrawn.
 * @returns nothing for a code that no product of the country has
 */
export const publishedProduct =
  (load: LoadAggregate) =>
  async (code: string, country: CountryCode): Promise<Publication | undefined> => {
    const { state } = await load(product, code);
    const published = state.status === 'unknown' ? undefined : state.published;
    return published?.country === country ? published : undefined;
  };

export const noSuchPlan = 'No existe ese plan en este país.';
