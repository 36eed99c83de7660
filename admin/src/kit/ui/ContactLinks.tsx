/** The ways to reach the person, as links. */
import { phoneText } from '@cotejo/core/kit/text';
import { Link, type LinkProps } from '@mui/material';
import { letterTo } from './letterTo.ts';
import { visuallyHidden } from './visuallyHidden.ts';

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

type PhoneLinkProps = { phone: string } & Pick<LinkProps, 'variant' | 'sx'>;

export const PhoneLink = ({ phone, ...look }: PhoneLinkProps) => (
  <Link href={`tel:${phone}`} {...look}>
    {phoneText(phone)}
  </Link>
);

/** To call, or to write to: the number without its plus is the address of WhatsApp. */
export const PhoneLinks = ({ phone }: { phone: string }) => (
  <>
    <PhoneLink phone={phone} />
    {' · '}
    <Link href={`https://wa.me/${phone.slice(1)}`} target="_blank" rel="noopener noreferrer">
      WhatsApp<span style={visuallyHidden}> (se abre en otra pestaña)</span>
    </Link>
  </>
);
