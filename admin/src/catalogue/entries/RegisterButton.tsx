/** Registers an entry: its number is drawn at random, where nothing of the market gives one. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { catalogueNumber } from '@cotejo/core/catalogue';
import { BeginButton } from '../shared/BeginButton.tsx';
import { type EntryForm } from './entry.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { useBeginning } from '../shared/useBeginning.ts';

export const RegisterButton = ({ resource, form }: { resource: string; form: EntryForm }) => {
  const navigate = useNavigate();
  const beginning = useBeginning('register');
  const [id, setId] = useState<string>();
  const begin = (): void => setId(String(catalogueNumber(crypto.randomUUID())));
  return (
    <>
      <BeginButton command="register" beginning={beginning} onBegin={begin} />
      {id !== undefined && beginning && 'country' in beginning && (
        <EntryDialog
          resource={resource}
          id={id}
          form={form}
          country={beginning.country}
          onDone={(record) => void navigate(`/${resource}/${record.id}/show`)}
          onClose={() => setId(undefined)}
        />
      )}
    </>
  );
};
