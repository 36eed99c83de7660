/** The dialog of any command on one lead: from its page, a card of the board, or the keyboard. */
import { useNotify, useTranslate } from 'react-admin';
import { CommandDialog } from './CommandDialog.tsx';
import { type LeadRow } from '../lead.ts';
import { useLeadCommand } from './useLeadCommand.ts';
import { type Values } from './form.ts';
import { commandForms, type FormCommand } from './forms.ts';

type LeadCommandDialogProps = {
  lead: LeadRow;
  command: FormCommand;
  /** What is chosen already, such as the status of the column that a card was dropped on. */
  initial?: Values;
  onDone?: (lead: LeadRow) => void;
  onClose: () => void;
};

export const LeadCommandDialog = ({ lead, command, initial, onDone, onClose }: LeadCommandDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const sending = useLeadCommand(lead);
  const form = commandForms[command];
  const { Fields } = form;
  const done = (after: LeadRow) => {
    notify(`resources.leads.command.done.${command}`, {
      type: 'success',
      messageArgs: { name: after.executiveName ?? '' },
    });
    onDone?.(after);
    onClose();
  };
  return (
    <CommandDialog
      title={translate(`resources.leads.command.names.${command}`)}
      lead={lead}
      command={command}
      form={form}
      initial={initial}
      sending={sending}
      onDone={done}
      onClose={onClose}
    >
      <Fields leads={[lead]} />
    </CommandDialog>
  );
};
