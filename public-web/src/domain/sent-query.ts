/** The query of a confirmation's address: which request was sent, and what lets its sender say how it was handled. */

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const signature = /^[\w-]{1,100}$/;

export type Sent = {
  readonly id: string;
  readonly feedbackSignature?: string | null | undefined;
};

export const sentQuery = ({ id, feedbackSignature }: Sent): URLSearchParams =>
  new URLSearchParams({ solicitud: id, ...(feedbackSignature && { sig: feedbackSignature }) });

/** @returns nothing for a query that names no request */
export const sentIn = (query: URLSearchParams): Sent | undefined => {
  const [id, sig] = [query.get('solicitud') ?? '', query.get('sig') ?? ''];
  return uuid.test(id) ? { id, feedbackSignature: signature.test(sig) ? sig : undefined } : undefined;
};
