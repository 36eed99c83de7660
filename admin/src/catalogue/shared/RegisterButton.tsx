/** Registers an entry: its number is drawn at random, where nothing of the market gives one. */
import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { catalogueNumber } from '@cotejo/core/catalogue';
import { useConsoleIdentity } from '../../layout/useConsoleIdentity.ts';
import { useTendedCountries } from './CountrySelect.tsx';
import { type EntryForm } from './entry.ts';
import { EntryDialog } from './EntryDialog.tsx';

export const RegisterButton = ({ resource, form }: { resource: string; form: EntryForm }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const identity = useConsoleIdentity();
  const [country] = useTendedCountries();
  const [id, setId] = useState<string>();
  if (!identity?.permissions.includes('catalogue:write') || !country) return null;
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Add />}
        onClick={() => setId(String(catalogueNumber(crypto.randomUUID())))}
      >
        {translate('cotejo.catalogue.command.names.register')}
      </Button>
      {id !== undefined && (
        <EntryDialog
          resource={resource}
          id={id}
          form={form}
          country={country}
          onDone={(record) => void navigate(`/${resource}/${record.id}/show`)}
          onClose={() => setId(undefined)}
        />
      )}
    </>
  );
};
