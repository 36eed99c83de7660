/** Approves what is on the screen, with one click: the page has said all that comes with it. */
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import { Box } from '@mui/material';
import { CommandButton } from '../../kit/commands/CommandButton.tsx';
import { FailureAlert } from '../../kit/commands/FailureAlert.tsx';
import { useCommand } from '../../kit/commands/useCommand.ts';
import { useSayDone } from '../../kit/commands/useSayDone.ts';
import { type UserRow } from '../user.ts';

type ApproveButtonProps = { user: UserRow; requestId: string; onPassword: (password: string) => void };

export const ApproveButton = ({ user, requestId, onPassword }: ApproveButtonProps) => {
  const { send, isPending, failure } = useCommand<UserRow>('users', user.id);
  const sayDone = useSayDone('users');
  const approve = async () => {
    const outcome = await send('approve', { requestId });
    if (!outcome.ok) return;
    if (outcome.oneTimePassword) onPassword(outcome.oneTimePassword);
    else sayDone('approve');
  };
  return (
    <>
      {failure && (
        <Box sx={{ width: 1 }}>
          <FailureAlert failure={failure} />
        </Box>
      )}
      <CommandButton
        command="approve"
        variant="contained"
        startIcon={<CheckCircleOutlined />}
        loading={isPending}
        onClick={() => void approve()}
      >
        Aprobar
      </CommandButton>
    </>
  );
};
