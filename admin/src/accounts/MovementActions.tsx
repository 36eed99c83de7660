/** Records a deposit or a withdrawal; who may not stays able to read why. */
import {
  longestReason,
  longestReference,
  movementCommands,
  type MovementCommand,
} from '@cotejo/core/accounts';
import { Box } from '@mui/material';
import { useState } from 'react';
import { required, SelectInput, TextInput, useNotify, useTranslate } from 'react-admin';
import { CommandButton } from '../kit/commands/CommandButton.tsx';
import { CommandDialog } from '../kit/commands/CommandDialog.tsx';
import { type AccountRow, accountTelling, amountError, movementForm, typesOf } from './account.ts';

const needed = required('resources.accounts.command.required');
const text = { validate: needed, helperText: false, fullWidth: true } as const;

const MovementFields = ({ account, command }: { account: AccountRow; command: MovementCommand }) => {
  const translate = useTranslate();
  const label = (field: string) =>
    translate(`resources.accounts.fields.${field}`, { currency: account.currency });
  return (
    <>
      <SelectInput
        {...text}
        source="typeId"
        label={label('typeId')}
        choices={typesOf(command)}
        translateChoice={false}
      />
      <TextInput
        {...text}
        source="amount"
        label={label('amount')}
        validate={[needed, (typed?: string) => amountError(typed, account)]}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      <TextInput
        {...text}
        source="reference"
        label={label('reference')}
        slotProps={{ htmlInput: { maxLength: longestReference } }}
      />
      <TextInput
        {...text}
        source="reason"
        label={label('reason')}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: longestReason } }}
      />
    </>
  );
};

export const MovementActions = ({ account }: { account: AccountRow }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [open, setOpen] = useState<MovementCommand>();
  const close = () => setOpen(undefined);
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {movementCommands.map((command) => (
        <CommandButton key={command} command={command} variant="outlined" onClick={() => setOpen(command)}>
          {translate(`resources.accounts.command.names.${command}`)}
        </CommandButton>
      ))}
      {open && (
        <CommandDialog
          resource="accounts"
          command={open}
          record={account}
          form={movementForm}
          telling={accountTelling}
          onDone={() => {
            close();
            notify('resources.accounts.command.done', { type: 'success' });
          }}
          onClose={close}
        >
          <MovementFields account={account} command={open} />
        </CommandDialog>
      )}
    </Box>
  );
};
