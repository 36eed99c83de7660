/** The products that a shared link opens: each is one of the country's, by its code as the catalogue spells it. */
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type CountryCode } from '@cotejo/core/kit/country';
import { rejectInput } from '@cotejo/core/kit/event-sourcing';
import { noSuchPlan, publishedProduct, spelledCode } from '../catalogue/index.ts';

export type NamedProducts = {
  readonly productCode?: string | undefined;
  readonly products?: readonly string[] | undefined;
};

/**
 * @returns the content with its codes as the catalogue spells them
 * @throws Rejection (422) that names each field whose code, in any case, no product of the country has
 */
export const spelledProducts = (load: LoadAggregate) => {
  const find = publishedProduct(load);
  const spelled = spelledCode(load);
  return async <Content extends NamedProducts>(content: Content, country: CountryCode): Promise<Content> => {
    const unknown: Record<string, string> = {};
    const known = async (field: string, typed: string): Promise<string> => {
      const code = await spelled(typed);
      if (!(await find(code, country))) unknown[field] = noSuchPlan;
      return code;
    };
    const { productCode, products } = content;
    const [code, codes] = await Promise.all([
      productCode === undefined ? undefined : known('productCode', productCode),
      products && Promise.all(products.map(async (typed, index) => known(`products.${index}`, typed))),
    ]);
    if (Object.keys(unknown).length > 0) rejectInput(unknown);
    return {
      ...content,
      ...(code !== undefined && { productCode: code }),
      ...(codes && { products: codes }),
    };
  };
};
