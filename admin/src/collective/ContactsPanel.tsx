/** The part of a page that tells whom one talks to. */
import { type Contact } from '@cotejo/core/collective';
import { useTranslate } from 'react-admin';
import { Panel } from '../kit/ui/Panel.tsx';
import { ContactList } from './ContactList.tsx';

export const ContactsPanel = ({ contacts }: { contacts: readonly Contact[] | null }) => {
  const translate = useTranslate();
  const isEmpty = !contacts || contacts.length === 0;
  return (
    <Panel
      title={translate('cotejo.collective.contact.all')}
      empty={isEmpty ? translate('cotejo.collective.contact.none') : undefined}
    >
      {!isEmpty && <ContactList contacts={contacts} />}
    </Panel>
  );
};
