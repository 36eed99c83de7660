/** Options of a list of a form: the form's own values, or those of a call that the form names. */
import { type FormElement } from '@cotejo/core/profile-form';
import { useMemo } from 'react';
import { type Option } from '../../api/profile-form.ts';
import { useAppContext } from '../../routing/app-context.ts';
import { useAnswer } from './use-answer.ts';

export type Offered = {
  /** Nothing while they are being asked for. */
  readonly options: readonly Option[] | undefined;
  readonly hasFailed: boolean;
  readonly askAgain: () => void;
};

export const useOptions = ({ allowedValues, retrieveFunction }: FormElement): Offered => {
  const { platform } = useAppContext();
  const ask = useMemo(
    () => (retrieveFunction ? () => platform.options(retrieveFunction) : undefined),
    [platform, retrieveFunction],
  );
  const { answer, askAgain } = useAnswer(ask);
  const own = allowedValues?.map(({ value, label }): Option => ({ value: String(value), label }));
  const hasFailed = answer === 'failed';
  return { options: own ?? (answer === 'failed' ? [] : answer), hasFailed, askAgain };
};
