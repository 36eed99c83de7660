/** Moving cards: at once where nothing is to be asked, through the command's form otherwise; back where it fails. */
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { failureOf } from '../../commands/failure.ts';
import { type Values } from '../commands/form.ts';
import { type FormCommand } from '../commands/forms.ts';
import { noteOwnCommand } from '../../live/own-commands.ts';
import { type ConsoleDataProvider } from '../../providers/data-provider.ts';
import { type LeadRow } from '../lead.ts';
import { statusOrId } from '../leadModel.ts';
import { moveTo } from './boardModel.ts';

/** A move that waits for what its command asks. */
export type Asked = { readonly lead: LeadRow; readonly command: FormCommand; readonly initial: Values };

/** @param onMoved reads the board again; the card stays where it goes until then */
export const useMoves = (onMoved: () => Promise<unknown>) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const translate = useTranslate();
  const [pending, setPending] = useState<ReadonlyMap<string, number>>(new Map());
  const [asked, setAsked] = useState<Asked>();

  const settle = (id: string) =>
    setPending((before) => new Map([...before].filter(([leadId]) => leadId !== id)));

  const send = async (lead: LeadRow, target: number, command: FormCommand, payload: object) => {
    const commandId = crypto.randomUUID();
    noteOwnCommand(commandId);
    setPending((before) => new Map(before).set(lead.id, target));
    try {
      await dataProvider.command<LeadRow>('leads', lead.id, command, payload, {
        commandId,
        expectedVersion: lead.version,
      });
      notify('resources.leads.board.moved', {
        type: 'success',
        messageArgs: { status: statusOrId(target).name },
      });
    } catch (error) {
      const failure = failureOf(error);
      notify(failure.kind === 'conflict' ? 'resources.leads.conflict.title' : failure.message, {
        type: 'error',
      });
    } finally {
      await onMoved();
      settle(lead.id);
    }
  };

  return {
    pending,
    asked,
    forget: () => setAsked(undefined),
    move: (lead: LeadRow, target: number) => {
      const move = moveTo(lead, target);
      if (move.kind === 'send') void send(lead, target, move.command, move.payload);
      if (move.kind === 'ask') setAsked({ lead, command: move.command, initial: move.initial });
      if (move.kind === 'refused')
        notify(
          move.reason ?? translate('resources.leads.board.refused', { status: statusOrId(target).name }),
          {
            type: 'warning',
          },
        );
    },
  };
};
