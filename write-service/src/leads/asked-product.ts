/** The product that a visitor asks for: there is one, and it says what kind of request it is. */
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type CountryCode } from '@cotejo/core/kit/country';
import { rejectInput } from '@cotejo/core/kit/event-sourcing';
import { planRequestType } from '@cotejo/core/lead-requests';
import { isForCompanies } from '@cotejo/core/pricing';
import { noSuchPlan, publishedProduct } from '../catalogue/index.ts';

/**
 * @returns the type of a request for it, as the specification numbers them
 * @throws Rejection that names the field for a code that no product of the country has
 */
export const requestTypeOfProduct = (load: LoadAggregate) => {
  const find = publishedProduct(load);
  return async (code: string, country: CountryCode): Promise<number> => {
    const published = await find(code, country);
    if (!published) return rejectInput({ nombreplan: noSuchPlan });
    return planRequestType(country, isForCompanies(published.price.kind));
  };
};
