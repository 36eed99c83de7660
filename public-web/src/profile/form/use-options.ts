/** What a list of a form offers: the form's own values, or those of a call that the form names. */
import { type FormElement } from '@cotejo/core/profile-form';
import { useCallback, useEffect, useState } from 'react';
import { type Option } from '../../api/index.ts';
import { useWorld } from '../../routing/world-context.ts';

export type Offered = {
  /** Nothing while they are being asked for. */
  readonly options: readonly Option[] | undefined;
  readonly hasFailed: boolean;
  readonly askAgain: () => void;
};

export const useOptions = ({ allowedValues, retrieveFunction }: FormElement): Offered => {
  const { platform } = useWorld();
  const [found, setFound] = useState<readonly Option[] | 'failed'>();
  const ask = useCallback(async (): Promise<void> => {
    if (!retrieveFunction) return;
    setFound(undefined);
    const answer = await platform.options(retrieveFunction);
    setFound(answer.kind === 'found' ? answer.value : 'failed');
  }, [platform, retrieveFunction]);
  useEffect(() => void ask(), [ask]);
  const own = allowedValues?.map(({ value, label }): Option => ({ value: String(value), label }));
  return {
    options: own ?? (found === 'failed' ? [] : found),
    hasFailed: found === 'failed',
    askAgain: () => void ask(),
  };
};
