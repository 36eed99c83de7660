/** The people at an insurer whom one talks to, each with what may be done. */
import { type InsurerRecord } from '@cotejo/core/insurer-terms';
import { Alert, Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { CommandButton } from '../../kit/commands/CommandButton.tsx';
import { CommandDialog } from '../../kit/commands/CommandDialog.tsx';
import { permissionFor } from '../../kit/commands/permission.ts';
import { HalfDone } from '../../kit/drafts/HalfDone.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { ContactList } from '../ContactList.tsx';
import { ContactFields, deleteContactForm, type InsurerContact, updateContactForm } from './forms.tsx';

type Doing = { readonly command: 'update-contact' | 'delete-contact'; readonly contact: InsurerContact };

const ContactDialog = ({
  insurer,
  doing,
  onClose,
}: {
  insurer: InsurerRecord;
  doing: Doing;
  onClose: () => void;
}) => {
  const notify = useNotify();
  const { command, contact } = doing;
  const isRemoval = command === 'delete-contact';
  return (
    <CommandDialog
      resource="insurers"
      command={command}
      record={insurer}
      form={isRemoval ? deleteContactForm(contact) : updateContactForm(contact)}
      saveLabel={isRemoval ? 'Quitar contacto' : undefined}
      onDone={() => {
        onClose();
        notify('Listo.', { type: 'success' });
      }}
      onClose={onClose}
    >
      {isRemoval ? (
        <Alert severity="info">Deja de aparecer entre los contactos de la aseguradora.</Alert>
      ) : (
        <ContactFields />
      )}
    </CommandDialog>
  );
};

export const InsurerContacts = ({ insurer }: { insurer: InsurerRecord }) => {
  const [doing, setDoing] = useState<Doing>();
  const { contacts } = insurer;
  if (!contacts) return <Alert severity="info">Tu rol no permite ver los contactos.</Alert>;
  return (
    <Panel title="Contactos" empty={contacts.length === 0 ? 'Sin contactos todavía.' : undefined}>
      <HalfDone
        resource="insurers"
        id={insurer.id}
        opener={(command, part) => {
          const contact = contacts.find(({ id }) => id === part);
          const isOurs = command === 'update-contact' || command === 'delete-contact';
          if (!contact || !isOurs || !permissionFor(insurer, command).allowed) return undefined;
          return () => setDoing({ command, contact });
        }}
      />
      {contacts.map((one) => {
        const name = one.contact?.name ?? 'Contacto borrado';
        return (
          <Box key={one.id} sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Box sx={{ flex: '1 1 240px' }}>
              {one.contact ? <ContactList contacts={[one.contact]} /> : <Typography>{name}</Typography>}
            </Box>
            <Box>
              <CommandButton
                command="update-contact"
                size="small"
                aria-label={`Editar a ${name}`}
                onClick={() => setDoing({ command: 'update-contact', contact: one })}
              >
                Editar
              </CommandButton>
              <CommandButton
                command="delete-contact"
                size="small"
                color="error"
                aria-label={`Quitar a ${name}`}
                onClick={() => setDoing({ command: 'delete-contact', contact: one })}
              >
                Quitar contacto
              </CommandButton>
            </Box>
          </Box>
        );
      })}
      {doing && <ContactDialog insurer={insurer} doing={doing} onClose={() => setDoing(undefined)} />}
    </Panel>
  );
};
