/** The part of a page that tells whom one talks to. */
import { type Contact } from '@cotejo/core/collective';
import { Panel } from '../kit/ui/Panel.tsx';
import { ContactList } from './ContactList.tsx';

export const ContactsPanel = ({ contacts }: { contacts: readonly Contact[] | null }) => {
  const isEmpty = !contacts || contacts.length === 0;
  return (
    <Panel title="Contactos" empty={isEmpty ? 'Sin contactos todavía.' : undefined}>
      {!isEmpty && <ContactList contacts={contacts} />}
    </Panel>
  );
};
