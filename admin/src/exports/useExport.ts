/** Asks for an export, once: a second click, or another try after a lost answer, asks for the same file. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { type Attempt, attemptFor } from '../kit/providers/attempt.ts';
import { failureOf, mayBeSentAgain } from '../kit/providers/failure.ts';
import { failureText } from '../kit/commands/failureText.ts';
import { askForExport, type ExportOrder } from './askForExport.ts';

export const useExport = () => {
  const notify = useNotify();
  const queries = useQueryClient();
  const unsettled = useRef<Pick<Attempt, 'commandId' | 'asked'>>(undefined);
  const isUnderWay = useRef(false);
  const [isAsking, setIsAsking] = useState(false);

  const ask = async (order: ExportOrder): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsAsking(true);
    const attempt = attemptFor(unsettled.current, {
      commandId: crypto.randomUUID(),
      asked: JSON.stringify(order),
    });
    unsettled.current = attempt;
    try {
      await askForExport(order, attempt.commandId);
      unsettled.current = undefined;
      notify('La exportación está en marcha: la encuentras en Trabajos cuando esté lista.', {
        type: 'info',
        autoHideDuration: 8_000,
      });
      void queries.invalidateQueries({ queryKey: ['exports'] });
    } catch (error) {
      const failure = failureOf(error);
      if (!mayBeSentAgain(failure)) unsettled.current = undefined;
      notify(failureText(failure) ?? '', { type: 'error' });
    } finally {
      isUnderWay.current = false;
      setIsAsking(false);
    }
  };
  return { ask, isAsking };
};
