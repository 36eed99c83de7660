/** Which request a confirmation is about; an address that names none leads back to the form. */
import { type LoaderFunction, redirect } from 'react-router-dom';
import { sentIn } from '../../domain/sent-query.ts';

const pageAbove = (pathname: string): string => pathname.replace(/\/[^/]*\/?$/, '');

export const sentLoader: LoaderFunction = ({ request }) => {
  const { pathname, searchParams } = new URL(request.url);
  return sentIn(searchParams) ?? redirect(pageAbove(pathname));
};
