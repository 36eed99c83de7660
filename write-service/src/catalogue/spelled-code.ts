/** The code of a product as it is spelled, from what somebody typed in any case. */
import { product, productSpelling, spellingOf } from '@cotejo/core/catalogue';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';

/** @returns the code as it was typed where a product has it so, or where none is spelled otherwise */
export const spelledCode =
  (load: LoadAggregate) =>
  async (typed: string): Promise<string> => {
    const { state } = await load(product, typed);
    if (state.status !== 'unknown') return typed;
    return (await load(productSpelling, spellingOf(typed))).state.code ?? typed;
  };
