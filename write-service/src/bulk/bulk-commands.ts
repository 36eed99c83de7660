/** `POST /api/commands/bulk/{id}/…`: one command for many leads, and once more for those that refused it. */
import {
  bulk,
  type Bulk,
  type BulkEvent,
  mostBulkRows,
  startBulk,
  type StartedBulk,
} from '@cotejo/core/bulk';
import { type LoadAggregate } from '@cotejo/core/command-handling';
import { isErased, reject, rejectActor, rejectInput, rejectUnknown } from '@cotejo/core/event-sourcing';
import { type Staff } from '@cotejo/core/identity';
import { bulkLeadCommands, type Lead, type LeadEvent } from '@cotejo/core/leads';
import { HttpProblem, problem } from '@cotejo/core/service';
import { z } from 'zod';
import { command, type Command, type CommandedAggregate, maySend } from '../commands/definition.ts';
import { notAnObject, validated } from '../http/validated.ts';
import { type BulkRuns } from './bulk-runs.ts';

const ids = z
  .array(z.uuid('Debe ser un UUID.').toLowerCase(), 'Elige las solicitudes.')
  .min(1, 'Elige al menos una solicitud.')
  .max(mostBulkRows, `Elige ${mostBulkRows} solicitudes como máximo.`);

const startBody = z.strictObject(
  {
    command: z.enum(bulkLeadCommands, 'Elige una acción que se pueda hacer en varias solicitudes.'),
    ids: ids.describe('las solicitudes'),
    payload: z
      .record(z.string(), z.unknown(), 'Debe ser un objeto.')
      .default({})
      .describe('lo mismo que para una sola'),
  },
  notAnObject,
);
const retryBody = z.strictObject(
  { bulkId: z.uuid('Elige la operación.').toLowerCase().describe('la que terminó con fallas') },
  notAnObject,
);

const retryCommand = z.object({
  command: z.literal('retry'),
  allowed: z.boolean(),
  reason: z.string().optional().describe('por qué no'),
});
const bulkRecordSchema = z.object({
  id: z.uuid(),
  command: z.string(),
  status: z.enum(['running', 'finished']),
  total: z.int(),
  done: z.int(),
  ok: z.int(),
  failed: z.int(),
  at: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  allowedCommands: z.array(retryCommand).readonly(),
});
export type BulkRecord = Readonly<z.infer<typeof bulkRecordSchema>>;

/** Why what failed can't be tried again now; nothing when it can. */
const noRetry = ({ status, failed, payload }: StartedBulk): string | undefined => {
  if (status === 'running') return 'Espera a que termine.';
  if (failed.length === 0) return 'No falló ninguna solicitud.';
  return isErased(payload) ? 'Pasó demasiado tiempo: empieza la operación de nuevo.' : undefined;
};

const recordOf = (id: string, bulk: StartedBulk): BulkRecord => {
  const { command, status, handled, failed, startedAt: at, finishedAt } = bulk;
  const reason = noRetry(bulk);
  return {
    id,
    command,
    status,
    total: bulk.ids.length,
    done: handled.length,
    ok: handled.length - failed.length,
    failed: failed.length,
    at,
    finishedAt,
    allowedCommands: [{ command: 'retry', allowed: reason === undefined, ...(reason && { reason }) }],
  };
};

const mine = (state: Bulk, viewer: Pick<Staff, 'id'>): state is StartedBulk =>
  state.status !== 'unknown' && state.userId === viewer.id;

export type BulkLookUps = {
  readonly load: LoadAggregate;
  readonly bulk: Pick<BulkRuns, 'note'> & {
    /** There may be something to do. */
    readonly ring: () => void;
  };
};

export const bulkAggregate = (
  { load, bulk: { note, ring } }: BulkLookUps,
  leadCommands: readonly Command<Lead, LeadEvent>[],
): CommandedAggregate<Bulk, BulkEvent, BulkRecord> => {
  const mustHavePlace = async (id: string, userId: string): Promise<void> => {
    if (await note(id, userId)) return;
    throw new HttpProblem(
      problem(429, 'TOO_MANY_REQUESTS', 'Ya tienes varias operaciones en espera. Aguarda a que terminen.'),
      { 'retry-after': '30' },
    );
  };
  return {
    name: 'bulk',
    tag: 'Operaciones',
    decider: bulk,
    commands: [
      command({
        name: 'start',
        permission: 'leads:read',
        perMinute: 30,
        summary: 'Hace lo mismo en varias solicitudes, cada una con su resultado',
        body: startBody,
        async decide(order, { id, by }) {
          const one = leadCommands.find(({ name }) => name === order.command);
          if (!one || !maySend(by, one)) return rejectActor('Tu rol no permite esta acción.');
          // What no lead would take is refused at once, in the words of the command itself.
          validated(one.body, order.payload);
          await mustHavePlace(id, by.id);
          return startBulk(order);
        },
      }),
      command({
        name: 'retry',
        permission: 'leads:read',
        perMinute: 30,
        summary: 'Reintenta, en una operación nueva, las solicitudes que fallaron en otra',
        body: retryBody,
        async decide({ bulkId }, { id, by }) {
          const { state } = await load(bulk, bulkId);
          if (!mine(state, by)) return rejectInput({ bulkId: 'No existe esa operación.' });
          const reason = noRetry(state);
          if (reason !== undefined || isErased(state.payload))
            return reject('NOTHING_TO_RETRY', reason ?? '');
          await mustHavePlace(id, by.id);
          return startBulk({ command: state.command, ids: state.failed, payload: state.payload });
        },
      }),
    ],
    maySee: (state, viewer) => mine(state, viewer),
    shown: bulkRecordSchema,
    async show(id, state, _, viewer) {
      return mine(state, viewer) ? recordOf(id, state) : rejectUnknown('No existe esa operación.');
    },
    onHandled: ring,
  };
};
