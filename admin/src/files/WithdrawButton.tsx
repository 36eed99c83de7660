/** The button that withdraws one file of the record of this page; one that may not be used says why. */
import { attachedByAnother, isAttachedBy } from '@cotejo/core/files';
import { type FileRow } from '@cotejo/core/lead-records';
import { useRecordContext } from 'react-admin';
import { CommandButton } from '../kit/commands/CommandButton.tsx';
import { permissionFor } from '../kit/commands/permission.ts';
import { RefusedButton } from '../kit/commands/RefusedButton.tsx';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';
import { type RecordWithFiles } from './fileModel.ts';

type WithdrawButtonProps = { file: FileRow; name: string; onClick: () => void };

export const WithdrawButton = ({ file, name, onClick }: WithdrawButtonProps) => {
  const identity = useConsoleIdentity();
  const { ownOnly } = permissionFor(useRecordContext<RecordWithFiles>(), 'withdraw-file');
  const isAnothers = ownOnly && !isAttachedBy(file, String(identity?.id));
  const button = {
    size: 'small',
    color: 'error',
    'aria-label': `Retirar ${name}`,
    children: 'Retirar',
  } as const;
  return isAnothers ? (
    <RefusedButton {...button} reason={attachedByAnother} />
  ) : (
    <CommandButton {...button} command="withdraw-file" onClick={onClick} />
  );
};
