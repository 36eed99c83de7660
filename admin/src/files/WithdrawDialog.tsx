/** Withdraws a file: what will become of it, and the reason. */
import { type FileRow } from '@cotejo/core/lead-records';
import { fileWithdrawalReasons } from '@cotejo/core/reference/file-withdrawal-reasons';
import { Alert } from '@mui/material';
import { useNotify } from 'react-admin';
import { ChoiceField } from '../kit/commands/ChoiceField.tsx';
import { CommandDialog } from '../kit/commands/CommandDialog.tsx';
import { reasonNeeded } from '../kit/commands/field.ts';
import { type CommandForm } from '../kit/commands/form.ts';
import { type RecordWithFiles } from './fileModel.ts';

const withdrawForm = (fileId: string): CommandForm<RecordWithFiles> => ({
  fields: ['reasonId'],
  about: fileId,
  isNamed: true,
  takesAway: true,
  payloadOf: ({ reasonId }) => ({ fileId, reasonId }),
});

type WithdrawDialogProps = {
  resource: string;
  record: RecordWithFiles;
  file: FileRow;
  onDone: () => void;
  onClose: () => void;
};

export const WithdrawDialog = ({ resource, record, file, onDone, onClose }: WithdrawDialogProps) => {
  const notify = useNotify();
  const { id, name } = file;
  return (
    <CommandDialog
      resource={resource}
      command="withdraw-file"
      record={record}
      form={withdrawForm(id)}
      onDone={() => {
        onDone();
        notify(`Se retiró ${name}.`, { type: 'success' });
      }}
      onClose={onClose}
    >
      <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
        {`Nadie podrá descargar «${name}» y su contenido se borra para siempre. En la historia queda quién lo retiró y por qué.`}
      </Alert>
      <ChoiceField source="reasonId" label="Motivo" choices={fileWithdrawalReasons} validate={reasonNeeded} />
    </CommandDialog>
  );
};
