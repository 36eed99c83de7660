/** The products that a shared link opens: each is one of the country's. */
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type CountryCode } from '@cotejo/core/kit/country';
import { rejectInput } from '@cotejo/core/kit/event-sourcing';
import { noSuchPlan, publishedProduct, spelledCode } from '../catalogue/index.ts';

export type NamedProducts = {
  readonly productCode?: string | undefined;
  readonly products?: readonly string[] | undefined;
};

/** @throws Rejection (422) that names each field whose code, in any case, no product of the country has */
export const checkSharedProducts = (load: LoadAggregate) => {
  const find = publishedProduct(load);
  const spelled = spelledCode(load);
  return async ({ productCode, products = [] }: NamedProducts, country: CountryCode): Promise<void> => {
    const named = [
      ...(productCode === undefined ? [] : [['productCode', productCode] as const]),
      ...products.map((code, index) => [`products.${index}`, code] as const),
    ];
    const found = await Promise.all(named.map(async ([, code]) => find(await spelled(code), country)));
    const unknown = named.flatMap(([field], index) => (found[index] ? [] : [[field, noSuchPlan] as const]));
    if (unknown.length > 0) rejectInput(Object.fromEntries(unknown));
  };
};
