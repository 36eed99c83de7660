/** What went wrong with a command, unless a field or the conflict notice says it already. */
import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type CommandFailure } from '../commands/failure.ts';

type FailureAlertProps = { failure: CommandFailure; fields: readonly string[] };

export const FailureAlert = ({ failure, fields }: FailureAlertProps) => {
  const translate = useTranslate();
  switch (failure.kind) {
    case 'conflict':
      return null;
    case 'fields': {
      const others = Object.entries(failure.errors).filter(([field]) => !fields.includes(field));
      return others.length > 0 ? (
        <Alert severity="error">{others.map(([, message]) => message).join(' ')}</Alert>
      ) : null;
    }
    case 'unknown':
      return (
        <Alert severity="warning">{translate('cotejo.command.unknown', { message: failure.message })}</Alert>
      );
    case 'refused':
      return <Alert severity="error">{failure.message}</Alert>;
  }
};
