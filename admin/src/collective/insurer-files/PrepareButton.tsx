/** Opens a file for an insurer, of its next cutting day or of today, and goes to it; for those who may. */
import { type FileKind, type InsurerFileRecord } from '@cotejo/core/insurer-files';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { failureText } from '../../kit/commands/failureText.ts';
import { useCommand } from '../../kit/commands/useCommand.ts';

type PrepareButtonProps = { insurerId: string; name: string; takes: FileKind };

export const PrepareButton = ({ insurerId, name, takes }: PrepareButtonProps) => {
  const redirect = useRedirect();
  const notify = useNotify();
  const [id] = useState(() => crypto.randomUUID());
  const { send, isPending } = useCommand<InsurerFileRecord>('insurer-files', id);
  const prepare = async () => {
    const outcome = await send('prepare', { insurerId, takes });
    if (outcome.ok) redirect('show', 'insurer-files', outcome.record.id);
    else if (outcome.failure) notify(failureText(outcome.failure) ?? '', { type: 'error' });
  };
  return (
    <Button
      size="small"
      loading={isPending}
      aria-label={`Preparar archivo ${takes === 'daily' ? 'diario' : 'del corte'} para ${name}`}
      onClick={() => void prepare()}
    >
      {takes === 'daily' ? 'Archivo diario' : 'Preparar archivo'}
    </Button>
  );
};
