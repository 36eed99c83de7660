/** `POST /api/commands/bulk/{id}/…`: one command for many leads, and once more for those that refused it. */
import {
  bulk,
  type Bulk,
  type BulkEvent,
  type BulkRecord,
  bulkRecord,
  bulkRecordSchema,
  mostBulkRows,
  noBulkRetry,
  startBulk,
  type StartedBulk,
} from '@cotejo/core/bulk';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { isErased, reject, rejectActor, rejectInput, rejectUnknown } from '@cotejo/core/kit/event-sourcing';
import { type Staff } from '@cotejo/core/identity';
import { bulkLeadCommands } from '@cotejo/core/leads';
import { HttpProblem, problem } from '@cotejo/core/kit/service';
import { z } from 'zod';
import { command, type CommandedAggregate, maySend } from '../kit/commands/definition.ts';
import { type FindAggregate } from '../kit/context.ts';
import { notAnObject, validated } from '../kit/http/validated.ts';
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

const recordOf = (id: string, bulk: StartedBulk): BulkRecord => {
  const { command, status, ids, handled, failed, startedAt: at, finishedAt } = bulk;
  return bulkRecord({
    id,
    command,
    status,
    total: ids.length,
    ok: handled.length - failed.length,
    failed: failed.length,
    at,
    finishedAt,
    isOver: isErased(bulk.payload),
  });
};

const mine = (state: Bulk, viewer: Pick<Staff, 'id'>): state is StartedBulk =>
  state.status !== 'unknown' && state.userId === viewer.id;

export type BulkLookUps = {
  readonly load: LoadAggregate;
  readonly findAggregate: FindAggregate;
  readonly runs: Pick<BulkRuns, 'note'>;
  /** Wakes a worker: there may be something to do. */
  readonly signal: () => void;
};

export const bulkAggregate = ({
  load,
  findAggregate,
  runs,
  signal,
}: BulkLookUps): CommandedAggregate<Bulk, BulkEvent, BulkRecord> => {
  const mustHavePlace = async (id: string, userId: string): Promise<void> => {
    if (await runs.note(id, userId)) return;
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
          const one = findAggregate('leads')?.commands.find(({ name }) => name === order.command);
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
          const { status, command, failed, payload } = state;
          const reason = noBulkRetry({ status, failed: failed.length, isOver: isErased(payload) });
          if (reason !== undefined || isErased(payload)) return reject('NOTHING_TO_RETRY', reason ?? '');
          await mustHavePlace(id, by.id);
          return startBulk({ command, ids: failed, payload });
        },
      }),
    ],
    maySee: (state, viewer) => mine(state, viewer),
    shown: bulkRecordSchema,
    async show(id, state, _, viewer) {
      return mine(state, viewer) ? recordOf(id, state) : rejectUnknown('No existe esa operación.');
    },
    onHandled: signal,
  };
};
