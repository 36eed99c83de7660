/** The dialog of one command on a record: its own, or the form with its fields and what will happen. */
import { Alert } from '@mui/material';
import { type ComponentType, type ReactNode } from 'react';
import { type CommandedRow, CommandDialog } from './CommandDialog.tsx';
import { type ChangeFormat } from './conflict.ts';
import { type CommandForm } from './form.ts';
import { useWords } from '../useWords.ts';

export type RecordForm<Row> = CommandForm<Row> & {
  readonly Fields?: (props: { record: Row }) => ReactNode;
  /** Whether it says first what will happen: the `text` of the command's words, or words about the record. */
  readonly explains?: boolean | ((props: { record: Row }) => ReactNode);
};

/** For what is no command on the record, and has a dialog of its own. */
type OwnDialog<Row> = { readonly Dialog: ComponentType<{ record: Row; onClose: () => void }> };
export type RecordForms<Row> = Readonly<Record<string, RecordForm<Row> | OwnDialog<Row>>>;

type RecordCommandDialogProps<Row extends CommandedRow> = {
  resource: string;
  command: string;
  record: Row;
  form: RecordForm<Row> | OwnDialog<Row>;
  changeFormat?: ChangeFormat<Row>;
  onDone: (record: Row, oneTimePassword?: string) => void;
  onClose: () => void;
};

export const RecordCommandDialog = <Row extends CommandedRow>(props: RecordCommandDialogProps<Row>) => {
  const { resource, command, record, form, changeFormat, onDone, onClose } = props;
  const words = useWords(resource).commands[command];
  if ('Dialog' in form) return <form.Dialog record={record} onClose={onClose} />;
  return (
    <CommandDialog
      resource={resource}
      command={command}
      record={record}
      form={form}
      changeFormat={changeFormat}
      saveLabel={form.explains ? words?.name : undefined}
      onDone={onDone}
      onClose={onClose}
    >
      {form.explains && (
        <Alert severity="info">
          {form.explains === true ? words?.text : <form.explains record={record} />}
        </Alert>
      )}
      {form.Fields && <form.Fields record={record} />}
    </CommandDialog>
  );
};
