/** The id of a request, as the address of its confirmation carries it. */

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether an address names a request at all. */
export const isRequestId = (text: string | null): text is string => text !== null && uuid.test(text);
