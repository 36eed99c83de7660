/** Registers an entry, under the number that an import would give it. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BeginButton } from '../shared/BeginButton.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { type EntryResource } from './entryHistory.ts';
import { useBeginning } from '../shared/useBeginning.ts';

export const RegisterButton = ({ resource }: { resource: EntryResource }) => {
  const navigate = useNavigate();
  const beginning = useBeginning('register');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <BeginButton command="register" beginning={beginning} onBegin={() => setIsOpen(true)} />
      {isOpen && beginning && 'country' in beginning && (
        <EntryDialog
          resource={resource}
          country={beginning.country}
          onDone={(record) => void navigate(`/${resource}/${record.id}/show`)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
};
