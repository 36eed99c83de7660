/** Which request a confirmation is about; an address that names none leads back to the form. */
import { type LoaderFunction, redirect } from 'react-router-dom';
import { isRequestId } from '../../domain/request-id.ts';

export type Sent = { readonly requestId: string };

const pageAbove = (pathname: string): string => pathname.replace(/\/[^/]*\/?$/, '');

export const sentLoader: LoaderFunction = ({ request }): Sent | Response => {
  const { pathname, searchParams } = new URL(request.url);
  const requestId = searchParams.get('solicitud');
  return isRequestId(requestId) ? { requestId } : redirect(pageAbove(pathname));
};
