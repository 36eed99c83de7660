/** The ways to reach the person, as links. */
import { Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../../kit/ui/visuallyHidden.ts';
import { letterTo } from './webAddress.ts';

/** A long address goes to the next line at its @ rather than within a word. */
export const EmailLink = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@');
  return (
    <Link href={letterTo(email)}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Link>
  );
};

/** To call, or to write to: the number without its plus is the address of WhatsApp. */
export const PhoneLinks = ({ phone }: { phone: string }) => {
  const translate = useTranslate();
  return (
    <>
      <Link href={`tel:${phone}`}>{phone}</Link>
      {' · '}
      <Link href={`https://wa.me/${phone.slice(1)}`} target="_blank" rel="noopener noreferrer">
        WhatsApp<span style={visuallyHidden}> {translate('cotejo.newTab')}</span>
      </Link>
    </>
  );
};
