/** A dialog that sends one command on a user: form, what changed meanwhile, what went wrong, save. */
import { Alert } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FailureAlert } from '../../kit/commands/FailureAlert.tsx';
import { FormDialog } from '../../kit/commands/FormDialog.tsx';
import { useCommand } from '../../kit/commands/useCommand.ts';
import { type UserRow } from '../user.ts';

type Values = Record<string, unknown>;
type UserCommandDialogProps = {
  /** As in its address, and in the messages. */
  command: string;
  id: string;
  /** As it stands; nothing for one who is to be registered. */
  user?: UserRow;
  startsWith?: Values;
  /** The fields that can say themselves what is wrong with them. */
  fields: readonly string[];
  payloadOf?: (values: Values) => object;
  saveLabel?: string;
  onDone: (user: UserRow, oneTimePassword?: string) => void;
  onClose: () => void;
  children?: ReactNode;
};

const nothing = () => ({});

export const UserCommandDialog = (props: UserCommandDialogProps) => {
  const { command, id, user, startsWith, fields, payloadOf = nothing, onDone, onClose, children } = props;
  const translate = useTranslate();
  const { send, isPending, failure } = useCommand<UserRow>('users', id);
  const [opened] = useState(user?.version);
  // The form belongs to the person: no newer user may reset what is typed.
  const [record] = useState(() => startsWith ?? {});
  const isNewer = user !== undefined && user.version > (opened ?? 0) && failure?.kind !== 'unknown';

  const submit = async (values: Values) => {
    const outcome = await send(command, payloadOf(values), user?.version);
    if (outcome.ok) return onDone(outcome.record, outcome.oneTimePassword);
    return outcome.failure?.kind === 'fields' ? outcome.failure.errors : undefined;
  };

  const say = (key: string) => translate(`resources.users.command.${key}`);
  const saveText = isPending ? say('saving') : (props.saveLabel ?? say('save'));
  return (
    <FormDialog
      title={say(`names.${command}`)}
      record={record}
      saveLabel={failure?.kind === 'unknown' && !isPending ? translate('cotejo.command.retry') : saveText}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
      notices={
        <>
          {isNewer && <Alert severity="warning">{say('newer')}</Alert>}
          {failure && failure.kind !== 'conflict' && <FailureAlert failure={failure} fields={fields} />}
        </>
      }
    >
      {children}
    </FormDialog>
  );
};
