/** Asks under which id somebody with a document is registered in a company: a keyed hash, which only the server can make. */
import { httpClient } from '../../kit/providers/tab.ts';

type Documented = {
  readonly companyId: unknown;
  readonly documentType: unknown;
  readonly documentNumber: unknown;
};

export const personId = async ({ companyId, documentType, documentNumber }: Documented): Promise<string> => {
  const { json } = await httpClient('/api/collective/person-ids', {
    method: 'POST',
    headers: new Headers({ 'Content-Type': 'application/json' }),
    body: JSON.stringify({ companyId, documentType, documentNumber }),
  });
  return (json as { readonly id: string }).id;
};
