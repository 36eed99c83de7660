/** `POST /api/commands/bulk/{id}/…`: commands for many records, and once more for those that failed. */
import {
  bulk,
  type Bulk,
  type BulkEvent,
  type BulkRecord,
  bulkRecord,
  bulkRecordSchema,
  loadCommand,
  mostBulkRows,
  noBulkRetry,
  startBulk,
  type StartedBulk,
  unnamedAggregate,
} from '@cotejo/core/bulk';
import { notByRole } from '@cotejo/core/kit/allowed-commands';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { isErased, reject, rejectActor, rejectInput, rejectUnknown } from '@cotejo/core/kit/event-sourcing';
import { type Staff } from '@cotejo/core/identity';
import { HttpProblem, problem } from '@cotejo/core/kit/service';
import { z } from 'zod';
import {
  type AnyAggregate,
  command,
  type CommandedAggregate,
  idsOf as idsOfAggregate,
  maySend,
} from '../kit/commands/definition.ts';
import { type FindAggregate } from '../kit/context.ts';
import { notAnObject, validated } from '../kit/http/validated.ts';
import { type BulkRuns } from './bulk-runs.ts';

const mostIds = `Elige ${mostBulkRows} registros como máximo.`;
const aggregate = z
  .string('Indica de qué registros.')
  .default(unnamedAggregate)
  .describe('de qué registros, como en la dirección de sus operaciones');

const startBody = z.strictObject(
  {
    aggregate,
    command: z.string('Elige una acción.').describe('una que se puede hacer en varios registros'),
    ids: z
      .array(z.unknown(), 'Elige los registros.')
      .min(1, 'Elige al menos un registro.')
      .max(mostBulkRows, mostIds)
      .describe('los registros'),
    payload: z
      .record(z.string(), z.unknown(), 'Debe ser un objeto.')
      .default({})
      .describe('lo mismo que para uno solo'),
  },
  notAnObject,
);
/** Bytes of a request that names as many records as a run may have. */
const largestBody = 1_048_576;
/** Characters of a load's JSON: sealed, it is a third longer, and one append to the event store holds a megabyte. */
const largestLoad = 600_000;

const loadRow = z.strictObject(
  {
    id: z.string('Indica el registro.'),
    command: z.string('Elige una acción.'),
    input: z.record(z.string(), z.unknown(), 'Debe ser un objeto.').default({}),
  },
  notAnObject,
);
const loadBody = z.strictObject(
  {
    aggregate,
    rows: z
      .array(loadRow, 'Indica las filas.')
      .min(1, 'Indica al menos una fila.')
      .max(mostBulkRows, mostIds)
      .describe('cada una con su registro, una sola vez cada registro'),
  },
  notAnObject,
);
const retryBody = z.strictObject(
  { bulkId: z.uuid('Elige la operación.').toLowerCase().describe('la que terminó con fallas') },
  notAnObject,
);

const recordOf = (id: string, bulk: StartedBulk): BulkRecord => {
  const { aggregate, command, status, ids, handled, failed, retryable, startedAt: at, finishedAt } = bulk;
  return bulkRecord({
    id,
    aggregate,
    command,
    status,
    total: ids.length,
    ok: handled.length - failed.length,
    failed: failed.length,
    retryable: retryable.length,
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
  const targetOf = (name: string): AnyAggregate => {
    const found = findAggregate(name);
    return found?.bulkCommands?.length
      ? found
      : rejectInput({ aggregate: 'Elige registros en los que se pueda hacer algo a la vez.' });
  };
  /** @throws Rejection that names the field for a command that may not be sent to many, or not by this person */
  const commandOf = (target: AnyAggregate, name: string, field: string, by: Staff) => {
    const one = target.bulkCommands?.includes(name) && target.commands.find((each) => each.name === name);
    if (!one) return rejectInput({ [field]: 'Elige una acción que se pueda hacer en varios registros.' });
    return maySend(by, one) ? one : rejectActor(notByRole);
  };
  const idsOf = (target: AnyAggregate, ids: readonly unknown[]): string[] =>
    validated(z.object({ ids: z.array(idsOfAggregate(target).schema) }), { ids }).ids;

  return {
    name: 'bulk',
    tag: 'Operaciones',
    decider: bulk,
    commands: [
      command({
        name: 'start',
        permission: 'loggedIn',
        perMinute: 30,
        bodyLimit: largestBody,
        summary: 'Hace lo mismo en varios registros, cada uno con su resultado',
        body: startBody,
        async decide(order, { id, by }) {
          const target = targetOf(order.aggregate);
          const one = commandOf(target, order.command, 'command', by);
          const ids = idsOf(target, order.ids);
          // What no record would take is refused at once, in the words of the command itself.
          one.check(order.payload);
          await mustHavePlace(id, by.id);
          return startBulk({ ...order, ids });
        },
      }),
      command({
        name: 'load',
        permission: 'loggedIn',
        perMinute: 30,
        bodyLimit: largestBody,
        summary: 'Hace en cada registro lo que dice su fila, cada uno con su resultado',
        body: loadBody,
        async decide({ aggregate, rows }, { id, by }) {
          const target = targetOf(aggregate);
          for (const [index, row] of rows.entries())
            commandOf(target, row.command, `rows.${index}.command`, by);
          const ids = idsOf(
            target,
            rows.map((row) => row.id),
          );
          const known = new Set<string>();
          for (const [index, one] of ids.entries()) {
            if (known.has(one)) rejectInput({ [`rows.${index}.id`]: 'Ese registro ya está en otra fila.' });
            known.add(one);
          }
          if (JSON.stringify(rows).length > largestLoad)
            return rejectInput({ rows: `Ocupan más de ${largestLoad} bytes: envíalas en varias cargas.` });
          const inputs = Object.fromEntries(
            rows.map(({ command, input }, index) => [ids[index]!, { command, input }]),
          );
          await mustHavePlace(id, by.id);
          return startBulk({ aggregate, command: loadCommand, ids, payload: {}, inputs });
        },
      }),
      command({
        name: 'retry',
        permission: 'loggedIn',
        perMinute: 30,
        summary:
          'Reintenta, en una operación nueva, los registros que fallaron en otra sin que se rechazaran',
        body: retryBody,
        async decide({ bulkId }, { id, by }) {
          const { state } = await load(bulk, bulkId);
          if (!mine(state, by)) return rejectInput({ bulkId: 'No existe esa operación.' });
          const { aggregate, status, command, failed, retryable, payload, inputs } = state;
          const reason = noBulkRetry({
            status,
            failed: failed.length,
            retryable: retryable.length,
            isOver: isErased(payload),
          });
          if (reason !== undefined || isErased(payload) || isErased(inputs))
            return reject('NOTHING_TO_RETRY', reason ?? '');
          await mustHavePlace(id, by.id);
          return startBulk({ aggregate, command, ids: retryable, payload, ...(inputs && { inputs }) });
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
