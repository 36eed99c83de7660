/** Buttons for the commands on a page's record, each with its dialog. One that is refused now says why; one for other roles is left out. */
import { Box } from '@mui/material';
import { useState } from 'react';
import { CommandButton } from './CommandButton.tsx';
import { type CommandedRow } from './CommandDialog.tsx';
import { type ChangeFormat } from './conflict.ts';
import { HalfDone, type Opener } from '../drafts/HalfDone.tsx';
import { isNotByRole, permissionFor } from './permission.ts';
import { RecordCommandDialog, type RecordForms } from './RecordCommandDialog.tsx';
import { useSayDone } from './useSayDone.ts';
import { useWords } from '../useWords.ts';

export { type RecordForm } from './RecordCommandDialog.tsx';

type CommandActionsProps<Row extends CommandedRow> = {
  resource: string;
  record: Row;
  /** By command; the names are among the resource's words. */
  forms: RecordForms<Row>;
  /** Those that make sense now, where these are not all. */
  offered?: readonly string[];
  changeFormat?: ChangeFormat<Row>;
  /** Shows a password that the command has made, in place of saying that it is done. */
  onPassword?: (password: string) => void;
  /** Words for what has been done to this record, where the command's own would say too much. */
  doneText?: (record: Row) => string | undefined;
  /** In a row of a list, without lines for drafts. */
  isInRow?: boolean;
};

const isDangerous = <Row,>(form: RecordForms<Row>[string] | undefined): boolean =>
  form !== undefined && 'takesAway' in form && form.takesAway === true;

/** The part of the record that a form is about, as its draft's name has it. */
const aboutOf = <Row,>(form: RecordForms<Row>[string] | undefined): string | undefined =>
  form && 'about' in form ? form.about : undefined;

export const CommandActions = <Row extends CommandedRow>(props: CommandActionsProps<Row>) => {
  const { resource, record, forms, offered = Object.keys(forms), changeFormat, onPassword, isInRow } = props;
  const { doneText } = props;
  const words = useWords(resource);
  const sayDone = useSayDone(resource);
  const [open, setOpen] = useState('');
  const close = () => setOpen('');
  const form = forms[open];
  const shown = offered.filter((command) => !isNotByRole(permissionFor(record, command)));
  const opener: Opener = (command, part) =>
    !isInRow &&
    part === aboutOf(forms[command]) &&
    shown.includes(command) &&
    permissionFor(record, command).allowed
      ? () => setOpen(command)
      : undefined;
  if (shown.length === 0 && !form) return null;
  return (
    <>
      {!isInRow && <HalfDone resource={resource} id={record.id} opener={opener} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {shown.map((command) => (
          <CommandButton
            key={command}
            command={command}
            variant="outlined"
            color={isDangerous(forms[command]) ? 'error' : 'primary'}
            onClick={() => setOpen(command)}
          >
            {words.commands[command]?.name}
          </CommandButton>
        ))}
      </Box>
      {form && (
        <RecordCommandDialog
          resource={resource}
          command={open}
          record={record}
          form={form}
          changeFormat={changeFormat}
          onDone={(changed, password) => {
            close();
            if (password && onPassword) onPassword(password);
            else sayDone(open, doneText?.(changed));
          }}
          onClose={close}
        />
      )}
    </>
  );
};
