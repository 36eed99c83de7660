/** One record of a bulk run: sent the same way as by hand, by the person who asked, with what that person may do now. */
import { type HandleCommand, type LoadAggregate, uuidV5 } from '@cotejo/core/kit/command-handling';
import { type BulkRow, inputOf, type StartedBulk } from '@cotejo/core/bulk';
import { type Actor, Rejection } from '@cotejo/core/kit/event-sourcing';
import { askerNow, type Staff } from '@cotejo/core/identity';
import { internal, isOutage } from '@cotejo/core/kit/service';
import { maySend } from '../kit/commands/definition.ts';
import { type FindAggregate } from '../kit/context.ts';
import { sendCommand } from '../kit/commands/send.ts';
import { type StaffDirectory } from '../identity/index.ts';

/** A run, and the event that began it. */
export type RunningBulk = {
  readonly id: string;
  readonly state: StartedBulk;
  readonly startedBy: Actor;
  readonly correlationId: string;
  readonly causationId: string;
};

export type RowParts = {
  readonly handle: HandleCommand;
  readonly load: LoadAggregate;
  readonly directory: Pick<StaffDirectory, 'find'>;
  readonly findAggregate: FindAggregate;
  readonly now: () => Date;
  /** Something that nobody who asked can mend. */
  readonly onError: (error: unknown) => void;
};

const refused = (id: string, code: string, message: string): BulkRow => ({
  id,
  ok: false,
  code,
  message,
});

const refusedBy = (id: string, { code, message, errors }: Rejection): BulkRow =>
  refused(id, code, Object.values(errors).join(' ') || message);

/** The person in whose name the run is, as of now. */
const asker = (
  { directory }: Pick<RowParts, 'directory'>,
  { state, startedBy }: RunningBulk,
): Promise<Staff | undefined> => {
  const actedBy = startedBy.kind === 'user' && startedBy.onBehalfOf ? startedBy : undefined;
  return askerNow(directory.find, {
    id: state.userId,
    ...(actedBy && { actedBy: { id: actedBy.id, role: actedBy.role } }),
  });
};

/** The command's id on a record: whoever goes on with the run sends the same, and it has no second effect. */
export const rowCommandId = (bulkId: string, id: string): string => uuidV5(bulkId, id);

/** Rejects when the event store or the database is away: then the row has no result, and is tried again later. */
export const handleRow =
  (parts: RowParts) =>
  async (run: RunningBulk, id: string): Promise<BulkRow> => {
    const { handle, load, findAggregate, now, onError } = parts;
    const commandId = rowCommandId(run.id, id);
    const aggregate = findAggregate(run.state.aggregate);
    try {
      if (!aggregate) throw new Error(`no context has the aggregate ${run.state.aggregate}`);
      // Done before a crash: it stays done, whatever has become of the right to do it.
      const [{ past }, by] = await Promise.all([load(aggregate.decider, id), asker(parts, run)]);
      if (past.some(({ metadata }) => metadata.commandId === commandId)) return { id, ok: true };

      const told = inputOf(run.state, id);
      if (!told) return refused(id, 'BULK_TOO_OLD', 'Pasó demasiado tiempo desde el pedido.');
      const command = aggregate.commands.find((one) => one.name === told.command);
      if (!by || !command || !maySend(by, command))
        return refused(id, 'NOT_ALLOWED', 'Ya no tienes permiso para esta acción.');
      const { correlationId, causationId } = run;
      const chain = { correlationId, causationId };
      const sent = { aggregate, command, id, input: told.input, by, commandId, now: now() };
      await sendCommand(handle)({ ...sent, ...chain });
      return { id, ok: true };
    } catch (error) {
      if (error instanceof Rejection) return refusedBy(id, error);
      if (isOutage(error)) throw error;
      // One record that can't be read must not hold up the others.
      onError(error);
      return refused(id, internal.code, internal.message);
    }
  };
