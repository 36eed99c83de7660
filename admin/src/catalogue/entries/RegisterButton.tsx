/** Registers an entry, under the number that an import would give it. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BeginButton } from '../shared/BeginButton.tsx';
import { type EntryForm } from './entry.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { useBeginning } from '../shared/useBeginning.ts';

export const RegisterButton = ({ resource, form }: { resource: string; form: EntryForm }) => {
  const navigate = useNavigate();
  const beginning = useBeginning('register');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <BeginButton command="register" beginning={beginning} onBegin={() => setIsOpen(true)} />
      {isOpen && beginning && 'country' in beginning && (
        <EntryDialog
          resource={resource}
          form={form}
          country={beginning.country}
          onDone={(record) => void navigate(`/${resource}/${record.id}/show`)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
};
