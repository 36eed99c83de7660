/** The product that a visitor asks for, as the catalogue knows it: there is one, and it says what kind of request it is. */
import { product, type Publication } from '@cotejo/core/catalogue';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type CountryCode } from '@cotejo/core/kit/country';
import { rejectInput } from '@cotejo/core/kit/event-sourcing';
import { planRequestType } from '@cotejo/core/lead-requests';

/** Bought by a company for the people who work there (spec, public side, section 9: group types). */
const groupPrices: readonly Publication['price']['kind'][] = ['collective', 'sctr', 'perGuard'];

/**
 * One that was published is known for good: who has its page open may ask for it after it is withdrawn.
 * @returns the type of a request for it, as the specification numbers them
 * @throws Rejection that names the field for a code that no product of the country has
 */
export const requestTypeOfProduct =
  (load: LoadAggregate) =>
  async (code: string, country: CountryCode): Promise<number> => {
    const { state } = await load(product, code);
    const published = state.status === 'unknown' ? undefined : state.published;
    if (published?.country !== country)
      return rejectInput({ nombreplan: 'No existe ese plan en este país.' });
    return planRequestType(country, groupPrices.includes(published.price.kind));
  };
