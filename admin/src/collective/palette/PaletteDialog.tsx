/** The dialog of the command that was chosen in the palette, on the record whose page is open. */
import { type PersonRecord } from '@cotejo/core/insured-people';
import { type PolicyRecord } from '@cotejo/core/policies';
import { type CoverageRecord } from '@cotejo/core/policy-employees';
import { useMemo } from 'react';
import { useRedirect } from 'react-admin';
import { CommandDialog, type CommandedRow } from '../../kit/commands/CommandDialog.tsx';
import { RecordCommandDialog, type RecordForms } from '../../kit/commands/RecordCommandDialog.tsx';
import { useSayDone } from '../../kit/commands/useSayDone.ts';
import { companyForms } from '../companies/forms.tsx';
import { personForms } from '../people/forms.tsx';
import { policyForms } from '../policies/forms.tsx';
import { coverageForms } from '../policy-employees/forms.tsx';
import { requestByPolicy, requestForPerson } from '../policy-employees/request/forms.tsx';
import { type CommandedKind, requests } from './commands.ts';

const forms: Readonly<Record<CommandedKind, RecordForms<never>>> = {
  companies: companyForms,
  policies: policyForms,
  'insured-people': personForms,
  'policy-employees': coverageForms,
};

type PaletteDialogProps = {
  kind: CommandedKind;
  record: CommandedRow;
  command: string;
  onClose: () => void;
};

const RequestDialog = ({ kind, record, onClose }: PaletteDialogProps) => {
  const redirect = useRedirect();
  const form = useMemo(
    () =>
      kind === 'policies'
        ? requestByPolicy(record as unknown as PolicyRecord)
        : requestForPerson(record as unknown as PersonRecord),
    [kind, record],
  );
  return (
    <CommandDialog<CoverageRecord>
      resource="policy-employees"
      command={requests.command}
      form={form}
      onDone={({ id }) => {
        onClose();
        redirect('show', 'policy-employees', id);
      }}
      onClose={onClose}
    >
      <form.Fields />
    </CommandDialog>
  );
};

export const PaletteDialog = (props: PaletteDialogProps) => {
  const { kind, record, command, onClose } = props;
  const sayDone = useSayDone(kind);
  if (command === requests.command) return <RequestDialog {...props} />;
  // Each kind's forms are for its records: the kind was read from the address that the record was read by.
  const form = (forms[kind] as unknown as RecordForms<CommandedRow>)[command];
  if (!form) return null;
  return (
    <RecordCommandDialog
      resource={kind}
      command={command}
      record={record}
      form={form}
      onDone={() => {
        onClose();
        sayDone(command);
      }}
      onClose={onClose}
    />
  );
};
