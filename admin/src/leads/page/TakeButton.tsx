/** An executive takes a lead that nobody has. */
import PersonAddAlt from '@mui/icons-material/PersonAddAlt';
import { useNotify, useRecordContext } from 'react-admin';
import { failureText } from '../../kit/commands/failureText.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { CommandButton } from '../../kit/commands/CommandButton.tsx';
import { type LeadRow } from '../lead.ts';
import { useLeadCommand } from '../commands/useLeadCommand.ts';

type TakeButtonProps = { onProblem: (problem: string | undefined) => void };

export const TakeButton = ({ onProblem }: TakeButtonProps) => {
  const lead = useRecordContext<LeadRow>();
  return lead ? <Take lead={lead} onProblem={onProblem} /> : null;
};

const Take = ({ lead, onProblem }: TakeButtonProps & { lead: LeadRow }) => {
  const notify = useNotify();
  const identity = useConsoleIdentity();
  const { send, isPending } = useLeadCommand(lead);

  const take = async () => {
    onProblem(undefined);
    const outcome = await send('assign', { executiveId: identity?.id }, lead.version);
    if (outcome.ok) notify('La solicitud es tuya.', { type: 'success' });
    else if (outcome.failure) onProblem(failureText(outcome.failure));
  };

  return (
    <CommandButton
      command="assign"
      variant="contained"
      startIcon={<PersonAddAlt />}
      loading={isPending}
      loadingPosition="start"
      onClick={() => void take()}
    >
      Tomar solicitud
    </CommandButton>
  );
};
