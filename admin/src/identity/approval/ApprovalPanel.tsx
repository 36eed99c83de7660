/** The request that waits for a second person: who asked, when, why and what comes with it; and the answers to it. */
import { powersOf } from '@cotejo/core/reference/rights';
import { approvalText } from '@cotejo/core/users';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { reasonForm } from '../../kit/commands/reasonForm.tsx';
import { CommandActions } from '../../kit/commands/CommandActions.tsx';
import { AbsoluteInstant } from '../../kit/time/Instant.tsx';
import { formatInstant } from '../../kit/time/time.ts';
import { Panel } from '../../kit/ui/Panel.tsx';
import { OneTimePasswordDialog } from '../commands/OneTimePasswordDialog.tsx';
import { type UserRow, type WaitingApproval } from '../user.ts';
import { userChangeFormat } from '../commands/userChangeFormat.ts';
import { ApproveButton } from './ApproveButton.tsx';

const Request = ({ approval }: { approval: WaitingApproval }) => (
  <Typography>
    <strong>{approval.askedByName ?? 'Una persona de la consola'}</strong> pidió {approvalText(approval)}.{' '}
    <Typography component="span" color="text.secondary">
      <AbsoluteInstant value={approval.askedAt} />
    </Typography>
  </Typography>
);

const Note = ({ text }: { text: string }) => (
  <Typography
    component="blockquote"
    sx={{ m: 0, mt: 1, pl: 1, borderLeft: 3, borderColor: 'divider', overflowWrap: 'anywhere' }}
  >
    {text}
  </Typography>
);

const Powers = ({ approval: { what, roles } }: { approval: WaitingApproval }) => (
  <>
    <Typography component="h3" variant="subtitle2" sx={{ mt: 1.5 }}>
      {what === 'password' ? 'Quien tenga esa contraseña' : 'Quien tenga esos roles'}
    </Typography>
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
      {powersOf(roles).map(({ words }) => (
        <li key={words}>{words}</li>
      ))}
    </Box>
  </>
);

type AnswersProps = { user: UserRow; approval: WaitingApproval; onPassword: (password: string) => void };

const Answers = ({ user, approval: { requestId }, onPassword }: AnswersProps) => {
  const answers = {
    decline: {
      ...reasonForm,
      payloadOf: ({ reason }: Readonly<Record<string, unknown>>) => ({ requestId, reason }),
    },
    'withdraw-approval': { explains: true, payloadOf: () => ({ requestId }) },
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <ApproveButton user={user} requestId={requestId} onPassword={onPassword} />
      <CommandActions
        resource="users"
        record={user}
        forms={answers}
        changeFormat={userChangeFormat}
        isInRow
      />
    </Box>
  );
};

/** The password of an approved user is shown when nothing waits any more. */
export const ApprovalPanel = ({ user }: { user: UserRow }) => {
  const [password, setPassword] = useState<string>();
  const { approval } = user;
  return (
    <>
      {approval && (
        <Panel title="Por aprobar">
          <Request approval={approval} />
          {approval.note && <Note text={approval.note} />}
          <Powers approval={approval} />
          <Typography color="text.secondary" sx={{ my: 1.5 }}>
            Mientras tanto no tiene efecto. Si nadie responde, vence el {formatInstant(approval.endsAt)}.
          </Typography>
          <Answers user={user} approval={approval} onPassword={setPassword} />
        </Panel>
      )}
      {password && (
        <OneTimePasswordDialog
          name={user.name ?? ''}
          password={password}
          onClose={() => setPassword(undefined)}
        />
      )}
    </>
  );
};
