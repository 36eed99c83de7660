/** What went wrong with a command, unless a field says it already. */
import { Alert } from '@mui/material';
import { type CommandFailure } from '../providers/failure.ts';
import { failureText } from './failureText.ts';

type FailureAlertProps = { failure: CommandFailure; fields?: readonly string[] };

export const FailureAlert = ({ failure, fields }: FailureAlertProps) => {
  const text = failureText(failure, fields);
  if (text === undefined) return null;
  return <Alert severity={failure.kind === 'unknown' ? 'warning' : 'error'}>{text}</Alert>;
};
