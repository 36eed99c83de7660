/** What went wrong with a command, unless a field says it already. */
import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type CommandFailure } from '../providers/failure.ts';
import { failureText } from './failureText.ts';

type FailureAlertProps = { failure: CommandFailure; fields?: readonly string[] };

export const FailureAlert = ({ failure, fields }: FailureAlertProps) => {
  const translate = useTranslate();
  const text = failureText(failure, translate, fields);
  if (text === undefined) return null;
  return <Alert severity={failure.kind === 'unknown' ? 'warning' : 'error'}>{text}</Alert>;
};
