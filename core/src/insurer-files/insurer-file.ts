/** A file for an insurer and a cutting day, or a day: prepared, filled with requests that wait, and sent. */
import { z } from 'zod';
import { countryCodes } from '../kit/country/index.ts';
import {
  askedBy,
  type Decider,
  type Decision,
  type EventOf,
  events,
  reject,
  rejectInput,
} from '../kit/event-sourcing/index.ts';

// Stream
export const insurerFileStream = (fileId: string): string => `insurerFile-${fileId}`;

/** By what the insurer of a policy wants: a policy of which it hears from its company alone has no file. */
export const fileKinds = ['cuttingDay', 'daily'] as const;
export type FileKind = (typeof fileKinds)[number];

// Events: whose requests stand in it is said by those of their families
const count = z.int().min(0);
export const insurerFileEvents = events({
  InsurerFilePrepared: z
    .object({
      insurerId: z.string(),
      country: z.enum(countryCodes),
      lastDay: z.iso.date().describe('the cutting day for which it is, or the day of a daily file'),
      operationDate: z.iso.date().describe('the next operation on that day'),
      takes: z
        .enum(fileKinds)
        .optional()
        .describe('requests of which policies; those of the cutting day where it is not said'),
    })
    .describe('Requests that wait for an insurer can be put in this file.'),
  InsurerFileSent: z
    .object({
      activations: count,
      cancellations: count,
      contactIds: z.array(z.uuid()).describe('of the insurer, who are told of it'),
    })
    .describe('The insurer has the file: no request is added to it any more.'),
});
export type InsurerFileEvent = EventOf<typeof insurerFileEvents>;
export type FileCounts = Pick<InsurerFileSent, 'activations' | 'cancellations'>;
type InsurerFilePrepared = Extract<InsurerFileEvent, { type: 'InsurerFilePrepared' }>['data'];
type InsurerFileSent = Extract<InsurerFileEvent, { type: 'InsurerFileSent' }>['data'];

// State
type Step = { readonly by: string | null; readonly at: string };
export type KnownFile = InsurerFilePrepared & {
  readonly takes: FileKind;
  readonly status: 'open' | 'sent';
  readonly prepared: Step;
  readonly sent?: InsurerFileSent & Step;
};
export type InsurerFile = { readonly status: 'unknown' } | KnownFile;

export const insurerFile: Decider<InsurerFile, InsurerFileEvent> = {
  stream: insurerFileStream,
  events: insurerFileEvents,
  initial: { status: 'unknown' },
  evolve(file, event, metadata) {
    const step = { by: askedBy(metadata) ?? null, at: metadata.occurredAt };
    if (event.type === 'InsurerFilePrepared')
      return { takes: 'cuttingDay', ...event.data, status: 'open', prepared: step };
    if (file.status === 'unknown') return file;
    return { ...file, status: 'sent', sent: { ...event.data, ...step } };
  },
  country: (file) => (file.status === 'unknown' ? undefined : file.country),
};

// Decisions: the first about one that there is not, the other about one that its guard has found
type FileDecision = Decision<InsurerFile, InsurerFileEvent>;

/** The same again changes nothing. */
export const prepareFile =
  (prepared: InsurerFilePrepared): FileDecision =>
  (file) =>
    file.status === 'unknown' ? [{ type: 'InsurerFilePrepared', data: prepared }] : [];

/**
 * Says that the insurer has it.
 * @param rows what stands in the file
 * @param contactIds of the insurer's contacts, to be told
 * @throws Rejection `INVALID_TRANSITION`, `INVALID_INPUT` for who is no contact of the insurer
 */
export const sendFile =
  (
    { activations, cancellations }: FileCounts,
    contactIds: readonly string[],
    known: readonly string[],
  ): FileDecision =>
  (file) => {
    if (file.status === 'sent') return reject('INVALID_TRANSITION', 'El archivo ya se envió.');
    if (activations + cancellations === 0)
      return reject('INVALID_TRANSITION', 'El archivo todavía no tiene solicitudes.');
    if (contactIds.some((id) => !known.includes(id)))
      return rejectInput({ contactIds: 'Elige contactos de la aseguradora.' });
    const told = [...new Set(contactIds)];
    return [{ type: 'InsurerFileSent', data: { activations, cancellations, contactIds: told } }];
  };
