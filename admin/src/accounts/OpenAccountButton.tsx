/** Opens the account of an executive who has none, in the currency of one of that person's countries. */
import { countryOf } from '@cotejo/core/reference/countries';
import { Button } from '@mui/material';
import { useState } from 'react';
import { AutocompleteInput, required, SelectInput, useGetList, useRedirect, useTranslate } from 'react-admin';
import { CommandDialog } from '../kit/commands/CommandDialog.tsx';
import { type CommandForm, said } from '../kit/commands/form.ts';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';
import { ReadError } from '../kit/ui/ReadError.tsx';
import { type AccountExecutive, type AccountRow } from './account.ts';

const form: CommandForm<AccountRow> = {
  fields: ['executiveId', 'country'],
  payloadOf: (values) => said(values, 'country'),
};
const needed = [required('resources.accounts.command.required')];
const byName = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'name', order: 'ASC' },
  filter: {},
} as const;

const OpenAccountDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const redirect = useRedirect();
  const say = (key: string) => translate(`resources.accounts.${key}`);
  const { data = [], isPending, error, refetch } = useGetList<AccountExecutive>('account-executives', byName);
  const [executive, setExecutive] = useState<AccountExecutive>();
  const countries = executive?.countries ?? [];
  return (
    <CommandDialog<AccountRow>
      resource="accounts"
      command="open"
      id={executive?.id}
      form={form}
      onDone={({ id }) => redirect('show', 'accounts', id)}
      onClose={onClose}
    >
      {error && <ReadError title={say('error.executives')} error={error} onRetry={refetch} />}
      <AutocompleteInput
        source="executiveId"
        label={say('fields.executiveId')}
        choices={data}
        optionText="name"
        isPending={isPending}
        openOnFocus={false}
        noOptionsText={say('command.noExecutives')}
        onChange={(id) => setExecutive(data.find((one) => one.id === id))}
        slotProps={{ popper: { role: 'region', 'aria-label': say('fields.executiveId') } }}
        validate={needed}
        helperText={false}
        fullWidth
      />
      <SelectInput
        source="country"
        label={say('fields.country')}
        choices={countries.map((code) => ({
          id: code,
          name: `${countryOf(code).name} (${countryOf(code).currency})`,
        }))}
        translateChoice={false}
        validate={needed}
        helperText={false}
        fullWidth
      />
    </CommandDialog>
  );
};

export const OpenAccountButton = () => {
  const translate = useTranslate();
  const identity = useConsoleIdentity();
  const [isOpen, setIsOpen] = useState(false);
  if (!identity?.permissions.includes('accounts:open')) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        {translate('resources.accounts.command.names.open')}
      </Button>
      {isOpen && <OpenAccountDialog onClose={() => setIsOpen(false)} />}
    </>
  );
};
