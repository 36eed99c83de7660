/** The dialog of a command that begins a record; its page opens afterwards. */
import { type ComponentType, useState } from 'react';
import { useRedirect } from 'react-admin';
import { CommandDialog, type CommandedRow } from '../../kit/commands/CommandDialog.tsx';
import { type CommandForm, type Values } from '../../kit/commands/form.ts';
import { registerForm } from '../companies/forms.tsx';
import { prepareForm } from '../insurer-files/forms.tsx';
import { employeeForm } from '../people/register-forms.tsx';
import { createForm } from '../policies/forms.tsx';
import { type Beginning } from './commands.ts';

const forms = {
  companies: registerForm,
  'insured-people': employeeForm,
  policies: createForm,
  'insurer-files': prepareForm,
};

type BeginDialogProps = { beginning: Beginning; initial?: Values | undefined; onClose: () => void };

export const BeginDialog = ({ beginning: { kind, command }, initial, onClose }: BeginDialogProps) => {
  const redirect = useRedirect();
  const [id] = useState(() => crypto.randomUUID());
  // Each form is for the records of its own kind, which this dialog does not look into.
  const form = forms[kind] as unknown as CommandForm<CommandedRow> & { readonly Fields: ComponentType };
  return (
    <CommandDialog
      resource={kind}
      command={command}
      id={id}
      form={form}
      initial={initial}
      onDone={(record) => {
        onClose();
        redirect('show', kind, record.id);
      }}
      onClose={onClose}
    >
      <form.Fields />
    </CommandDialog>
  );
};
