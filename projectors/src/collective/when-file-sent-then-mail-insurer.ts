/** Contacts of an insurer are told by mail that a file for a cutting day was sent to it: how many requests, and nobody's name. */
import { insurerFile, type InsurerFileEvent, insurerFileEvents } from '@cotejo/core/insurer-files';
import { uuidV5 } from '@cotejo/core/kit/command-handling';
import { idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { spelledDay } from '@cotejo/core/kit/time';
import { askMail, mail } from '@cotejo/core/mails';
import { z } from 'zod';
import { type Automation } from '../kit/automation/index.ts';

const told = z.object({ fileId: z.uuid(), contactId: z.uuid() });
const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('es-419')} ${count === 1 ? one : many}`;

export const whenFileSentThenMailInsurer: Automation = {
  name: 'when-file-sent-then-mail-insurer',
  version: 1,
  handles: { insurerFile: insurerFileEvents },
  react: async (events) =>
    (events as readonly Recorded<InsurerFileEvent>[]).flatMap((because) =>
      because.type === 'InsurerFileSent'
        ? because.data.contactIds.map((contactId) => ({
            kind: 'plan' as const,
            handler: 'ask',
            target: uuidV5(because.id, contactId),
            because,
            input: { fileId: idOfStream(because.stream), contactId },
          }))
        : [],
    ),
  handlers: {
    async ask({ input }, { load, send }) {
      const { fileId, contactId } = told.parse(input);
      const { state } = await load(insurerFile, fileId);
      if (state.status === 'unknown' || !state.sent) return;
      const { insurerId, takes, lastDay, operationDate, sent } = state;
      const day = `${takes === 'daily' ? 'del' : 'del corte del'} ${spelledDay(lastDay)}`;
      const rows = `${counted(sent.activations, 'alta', 'altas')} y ${counted(sent.cancellations, 'baja', 'bajas')}`;
      const text = [
        `El archivo ${day} tiene ${rows}, para la operación del ${spelledDay(operationDate)}.`,
        'Llega por el medio acordado con ustedes: este correo no lleva datos de personas.',
        'Si el archivo no les llegó, respondan a este correo.',
      ].join('\n\n');
      const subject = `Altas y bajas ${day}`;
      const recipient = { kind: 'insurerContact', insurerId, contactId } as const;
      await send(mail, askMail({ kind: 'insurerFile', recipient, subject, text }));
    },
  },
};
