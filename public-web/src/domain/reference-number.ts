/** The number by which a visitor and an executive speak of the same request. */

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether an address names a request at all. */
export const isRequestId = (text: string | null): text is string => text !== null && uuid.test(text);

/** Short enough to be read aloud: the first eight digits of the request's id. */
export const referenceNumber = (requestId: string): string =>
  `${requestId.slice(0, 4)}-${requestId.slice(4, 8)}`.toUpperCase();
