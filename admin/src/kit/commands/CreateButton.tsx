/** A button that begins a new record in a dialog, for those whose role allows it. */
import { Button } from '@mui/material';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useRedirect } from 'react-admin';
import { type Access, may } from '../providers/access.ts';
import { useConsoleIdentity } from '../session/useConsoleIdentity.ts';
import { type CommandedRow, CommandDialog } from './CommandDialog.tsx';
import { type CommandForm, type Values } from './form.ts';
import { useWords } from '../useWords.ts';

type CreateButtonProps<Row extends CommandedRow> = {
  resource: string;
  /** Its name is among the resource's words. */
  command: string;
  access: Access;
  icon?: ReactNode;
  form: CommandForm<Row> & { readonly Fields: ComponentType };
  /** The values that are chosen already when it opens. */
  initial?: Values | undefined;
  /** Called with the new record; without it, its page opens. */
  onDone?: (record: Row, oneTimePassword?: string) => void;
};

export const CreateButton = <Row extends CommandedRow>(props: CreateButtonProps<Row>) => {
  const { resource, command, access, icon, form, initial, onDone } = props;
  const words = useWords(resource);
  const redirect = useRedirect();
  const identity = useConsoleIdentity();
  const [newId, setNewId] = useState<string>();
  const close = () => setNewId(undefined);
  if (!may(identity, access)) return null;
  return (
    <>
      <Button variant="contained" startIcon={icon} onClick={() => setNewId(crypto.randomUUID())}>
        {words.commands[command]?.name}
      </Button>
      {newId && (
        <CommandDialog<Row>
          resource={resource}
          command={command}
          id={newId}
          form={form}
          initial={initial}
          onDone={(record, oneTimePassword) => {
            close();
            if (onDone) onDone(record, oneTimePassword);
            else redirect('show', resource, record.id);
          }}
          onClose={close}
        >
          <form.Fields />
        </CommandDialog>
      )}
    </>
  );
};

type CreateRecordProps<Row extends CommandedRow> = Pick<CreateButtonProps<Row>, 'form'> & {
  of: {
    readonly resource: string;
    readonly creation: { readonly command: string; readonly permission: Access };
  };
};

/** The button that begins a new record of a described kind. */
export const CreateRecord = <Row extends CommandedRow>({ of, form }: CreateRecordProps<Row>) => {
  const { resource, creation } = of;
  return (
    <CreateButton resource={resource} command={creation.command} access={creation.permission} form={form} />
  );
};
