/** The part of a page that tells whom one talks to. */
import { type Contact } from '@cotejo/core/collective';
import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Panel } from '../kit/ui/Panel.tsx';
import { ContactList } from './ContactList.tsx';

export const ContactsPanel = ({ contacts }: { contacts: readonly Contact[] | null }) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('cotejo.collective.contact.all')}>
      {contacts && contacts.length > 0 ? (
        <ContactList contacts={contacts} />
      ) : (
        <Typography color="text.secondary">{translate('cotejo.collective.contact.none')}</Typography>
      )}
    </Panel>
  );
};
