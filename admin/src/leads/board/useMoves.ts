/** Moving cards: at once where nothing is to be asked, through the command's form otherwise; back where it fails. */
import { statusText } from '@cotejo/core/reference/lead-statuses';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useDependants } from '../../kit/useContexts.ts';
import { takeIn } from '../../kit/commands/cache.ts';
import { failureOf } from '../../kit/providers/failure.ts';
import { failureText } from '../../kit/commands/failureText.ts';
import { noteOwnCommand } from '../../kit/commands/own-commands.ts';
import { isCommandAnswer } from '../../kit/providers/command.ts';
import { type ConsoleDataProvider } from '../../kit/providers/data-provider.ts';
import { type Values } from '../../kit/commands/form.ts';
import { type FormCommand } from '../commands/forms.ts';
import { type LeadRow } from '../lead.ts';
import { moveTo } from './boardModel.ts';

/** A move that waits for what its command asks. */
export type Asked = {
  readonly lead: LeadRow;
  readonly target: number;
  readonly command: FormCommand;
  readonly initial: Values;
};

/** @param readAgain reads the board; the card stays where it goes until then */
export const useMoves = (readAgain: () => Promise<unknown>) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const dependantsOf = useDependants();
  const notify = useNotify();
  const [sending, setSending] = useState<ReadonlyMap<string, number>>(new Map());
  const [asked, setAsked] = useState<Asked>();

  /** Shows the card where it goes until the work is done and the board is read. */
  const showOnItsWay = async (id: string, target: number, work: Promise<unknown>): Promise<void> => {
    setSending((before) => new Map(before).set(id, target));
    await work;
    await readAgain();
    setSending((before) => new Map([...before].filter(([leadId]) => leadId !== id)));
  };

  const send = async (lead: LeadRow, target: number, command: FormCommand, payload: object) => {
    const commandId = crypto.randomUUID();
    noteOwnCommand(commandId);
    try {
      const answer = await dataProvider.command<LeadRow>('leads', lead.id, command, payload, {
        commandId,
        expectedVersion: lead.version,
      });
      if (!isCommandAnswer(answer)) return;
      await takeIn(queries, 'leads', answer.record, dependantsOf('leads'));
      notify(`La solicitud pasó a ${statusText(target)}.`, { type: 'success' });
    } catch (error) {
      const problem = failureText(failureOf(error));
      if (problem) notify(problem, { type: 'error' });
    }
  };

  const move = (lead: LeadRow, target: number) => {
    // Until it has arrived, its menu offers what could be done before.
    if (sending.has(lead.id)) return;
    const what = moveTo(lead, target);
    if (what.kind === 'send')
      void showOnItsWay(lead.id, target, send(lead, target, what.command, what.payload));
    if (what.kind === 'ask') setAsked({ lead, target, command: what.command, initial: what.initial });
    if (what.kind === 'refused') {
      const why = what.reason ?? 'Desde su estado actual no hay un paso directo.';
      notify(`No puede pasar a ${statusText(target)}. ${why}`, { type: 'warning' });
    }
  };

  return {
    sending,
    asked,
    move,
    /** The form was sent: its card stays where it goes. */
    done: ({ lead, target }: Asked) => void showOnItsWay(lead.id, target, Promise.resolve()),
    /** The form is closed; what was not sent goes back. */
    forget: () => setAsked(undefined),
  };
};
