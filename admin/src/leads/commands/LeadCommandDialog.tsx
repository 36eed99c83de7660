/** The dialog of any command on one lead: from its page, a card of the board, or the keyboard. */
import { useNotify } from 'react-admin';
import { CommandDialog } from '../../kit/commands/CommandDialog.tsx';
import { type Values } from '../../kit/commands/form.ts';
import { type LeadRow } from '../lead.ts';
import { leadChangeFormat } from './differences.ts';
import { commandForms, type FormCommand } from './forms.ts';
import { nextStep } from './nextStep.ts';
import { NextStep } from './NextStep.tsx';
import { leadCommandWords } from '../commandWords.ts';

const doneText = (command: FormCommand, { executiveName }: LeadRow): string => {
  if (command === 'assign') return `Solicitud asignada a ${executiveName ?? ''}.`;
  if (command === 'reassign') return `Solicitud reasignada a ${executiveName ?? ''}.`;
  return leadCommandWords[command].done;
};

type LeadCommandDialogProps = {
  lead: LeadRow;
  command: FormCommand;
  /** The values chosen already, such as the status of the column that a card was dropped on. */
  initial?: Values;
  onDone?: (lead: LeadRow) => void;
  onClose: () => void;
};

export const LeadCommandDialog = ({ lead, command, initial, onDone, onClose }: LeadCommandDialogProps) => {
  const notify = useNotify();
  const { Fields, payloadOf, ...form } = commandForms[command];
  const done = (after: LeadRow) => {
    const next = nextStep(command, after);
    notify(doneText(command, after), {
      type: 'success',
      ...(next && { action: <NextStep id={after.id} command={next} />, autoHideDuration: 10_000 }),
    });
    onDone?.(after);
    onClose();
  };
  return (
    <CommandDialog
      resource="leads"
      command={command}
      record={lead}
      form={{ ...form, payloadOf: (values, newest = lead) => payloadOf(values, [newest]) }}
      changeFormat={leadChangeFormat}
      initial={initial}
      onDone={done}
      onClose={onClose}
    >
      <Fields leads={[lead]} />
    </CommandDialog>
  );
};
