/** Which uploaded documents their products took: the products' own events say it, and of any day, for versions stay readable. */
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { product, uploadedDocumentAddress } from '@cotejo/core/catalogue';
import { type WaitingDocument } from './catalogue-documents.ts';

type TakenDocuments = { readonly taken: readonly string[]; readonly waiting: readonly string[] };

/**
 * Asks the products themselves. One that can't be read holds up no other: its documents are in neither list.
 * @param onError what went wrong, and with which product
 */
export const takenAmong =
  (load: LoadAggregate, onError: (error: unknown, product: string) => void) =>
  async (documents: readonly WaitingDocument[]): Promise<TakenDocuments> => {
    const [taken, waiting]: [string[], string[]] = [[], []];
    for (const { id, product: code } of documents)
      try {
        const { past } = await load(product, code);
        const address = JSON.stringify(uploadedDocumentAddress(id));
        const isTaken = past.some(({ data }) => JSON.stringify(data).includes(address));
        (isTaken ? taken : waiting).push(id);
      } catch (error) {
        onError(error, code);
      }
    return { taken, waiting };
  };
