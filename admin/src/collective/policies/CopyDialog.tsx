/** A new policy made of another one, which is then shown: its continuation, or one with the same terms. */
import { type PolicyRecord } from '@cotejo/core/policies';
import { addDays } from '@cotejo/core/kit/time';
import { type ComponentType, useState } from 'react';
import { useRedirect } from 'react-admin';
import { CommandDialog } from '../../kit/commands/CommandDialog.tsx';
import { said } from '../../kit/commands/form.ts';

type CopyDialogProps = { record: PolicyRecord; onClose: () => void };

export const copyDialog = (command: 'duplicate' | 'renew', Fields: ComponentType) =>
  function CopyDialog({ record, onClose }: CopyDialogProps) {
    const redirect = useRedirect();
    const [id] = useState(() => crypto.randomUUID());
    return (
      <CommandDialog<PolicyRecord>
        resource="policies"
        command={command}
        id={id}
        form={{
          fields: ['number', 'from', 'until'],
          about: record.id,
          payloadOf: (values) => ({ ...said(values, 'number', 'from', 'until'), sourceId: record.id }),
        }}
        initial={command === 'renew' ? { from: addDays(record.validUntil, 1) } : undefined}
        onDone={(policy) => {
          onClose();
          redirect('show', 'policies', policy.id);
        }}
        onClose={onClose}
      >
        <Fields />
      </CommandDialog>
    );
  };
