/** The commands on the record of a page as buttons, each with its dialog; what may not be done now stays reachable, and says why. */
import { Alert, Box } from '@mui/material';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CommandButton } from './CommandButton.tsx';
import { type CommandedRow, CommandDialog } from './CommandDialog.tsx';
import { type Telling } from './conflict.ts';
import { type CommandForm } from './form.ts';

export type RecordForm<Row> = CommandForm<Row> & {
  readonly Fields?: (props: { record: Row }) => ReactNode;
  /** Whether it says first what will happen: `command.text` of the resource's messages. */
  readonly explains?: boolean;
};

/** For what is no command on the record, and has a dialog of its own. */
type OwnDialog<Row> = { readonly Dialog: ComponentType<{ record: Row; onClose: () => void }> };

type CommandActionsProps<Row extends CommandedRow> = {
  resource: string;
  record: Row;
  /** By command; the names are `command.names` of the resource's messages. */
  forms: Readonly<Record<string, RecordForm<Row> | OwnDialog<Row>>>;
  /** Those that make sense now, where these are not all. */
  offered?: readonly string[];
  /** Those that take something away. */
  dangerous?: readonly string[];
  telling?: Telling<Row>;
  /** Shows a password that the command has made, in place of saying that it is done. */
  onPassword?: (password: string) => void;
};

export const CommandActions = <Row extends CommandedRow>(props: CommandActionsProps<Row>) => {
  const { resource, record, forms, offered = Object.keys(forms), dangerous, telling, onPassword } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const [open, setOpen] = useState('');
  const close = () => setOpen('');
  const say = (key: string) => translate(`resources.${resource}.command.${key}`);
  const form = forms[open];
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {offered.map((command) => (
        <CommandButton
          key={command}
          command={command}
          variant="outlined"
          color={dangerous?.includes(command) ? 'error' : 'primary'}
          onClick={() => setOpen(command)}
        >
          {say(`names.${command}`)}
        </CommandButton>
      ))}
      {form && 'Dialog' in form && <form.Dialog record={record} onClose={close} />}
      {form && 'payloadOf' in form && (
        <CommandDialog
          resource={resource}
          command={open}
          record={record}
          form={form}
          telling={telling}
          saveLabel={form.explains ? say(`names.${open}`) : undefined}
          onDone={(_, password) => {
            close();
            if (password && onPassword) onPassword(password);
            else notify('cotejo.command.done', { type: 'success' });
          }}
          onClose={close}
        >
          {form.explains && <Alert severity="info">{say(`text.${open}`)}</Alert>}
          {form.Fields && <form.Fields record={record} />}
        </CommandDialog>
      )}
    </Box>
  );
};
