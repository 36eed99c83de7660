/** `POST /api/commands/{aggregate}/{id}/{command}`: one address per command, all of them alike. */
import { type SignedIn } from '@cotejo/core/identity/server';
import { type HandleCommand, VersionConflict } from '@cotejo/core/kit/command-handling';
import { type AnyEvent, rejectUnknown } from '@cotejo/core/kit/event-sourcing';
import { HttpProblem, problem, refusals } from '@cotejo/core/kit/service';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callerOf } from '../http/callers.ts';
import { idempotencyKey, idempotencyKeyHeader, ifMatch, ifMatchHeader } from '../http/headers.ts';
import { type Limits } from '@cotejo/core/kit/limits';
import { answer } from '../http/answer.ts';
import { type Command, type CommandedAggregate, idsOf, type ShownRecord } from './definition.ts';
import { sendCommand } from './send.ts';

const minute = 60_000;
const headers = z.object({ 'idempotency-key': idempotencyKeyHeader, 'if-match': ifMatchHeader });

export type CommandParts = {
  readonly handle: HandleCommand;
  readonly limits: Limits;
  readonly now: () => Date;
};

export const commandRoutes =
  <State, Event extends AnyEvent, Shown extends ShownRecord>(
    { handle, limits, now }: CommandParts,
    aggregate: CommandedAggregate<State, Event, Shown>,
  ) =>
  async (app: FastifyInstance): Promise<void> => {
    const send = sendCommand(handle);
    const ids = idsOf(aggregate);
    const address = z.object({ id: ids.schema });

    const idOf = ({ params }: FastifyRequest): string => {
      const read = ids.schema.safeParse((params as { id: string }).id);
      return read.success ? read.data : rejectUnknown(ids.unknown);
    };

    const handled = z.object({
      commandId: z.uuid(),
      id: ids.schema,
      version: z.int(),
      position: z.string().describe('para X-Min-Position'),
      record: aggregate.shown,
      allowedCommands: aggregate.shown.shape.allowedCommands,
    });

    const answered = ({ reveals }: Command<State, Event>) =>
      reveals ? handled.extend(reveals.schema.shape) : handled;

    /** A conflict with what the console needs to show it: the record as it is now, to whom may see it. */
    const withRecord = async (
      conflict: VersionConflict,
      id: string,
      viewer: SignedIn,
    ): Promise<HttpProblem> => {
      const { version, position, code, message } = conflict;
      const state = conflict.state as State;
      const record = aggregate.maySee(state, viewer, id)
        ? await aggregate.show(id, state, { version, position }, viewer)
        : undefined;
      return new HttpProblem({ ...problem(409, code, message), current: { version, record } });
    };

    for (const command of aggregate.commands) {
      const { perMinute, bodyLimit } = command;
      const sendings =
        perMinute === undefined
          ? undefined
          : limits(`${aggregate.name}/${command.name}`, { uses: perMinute, within: minute });
      app.post(
        `/api/commands/${aggregate.name}/:id/${command.name}`,
        {
          ...(bodyLimit !== undefined && { bodyLimit }),
          schema: {
            tags: [aggregate.tag],
            summary: command.summary,
            params: address,
            headers,
            body: command.body,
            response: {
              200: answer('Hecho; lo mismo otra vez da la misma respuesta', answered(command)),
              ...refusals(400, 401, 403, 404, 409, 413, 414, 415, 422, 429, 503),
            },
          },
          config: { access: command.permission },
        },
        async (request) => {
          const who = callerOf(request);
          const [id, commandId, expectedVersion] = [idOf(request), idempotencyKey(request), ifMatch(request)];
          const input = request.body;
          if (sendings) {
            // A body with the wrong form is refused without work, and is not counted.
            command.check(input);
            await sendings.take(who.id, [id, commandId, input]);
          }
          try {
            const { state, version, position } = await send({
              aggregate,
              command,
              id,
              input,
              by: who,
              commandId,
              now: now(),
              expectedVersion,
            });
            aggregate.onHandled?.(id);
            const record = await aggregate.show(id, state, { version, position }, who);
            const { allowedCommands } = record;
            const revealed = command.reveals?.values({ id, by: who, commandId }, state);
            return { commandId, id, version, position, record, allowedCommands, ...revealed };
          } catch (error) {
            throw error instanceof VersionConflict ? await withRecord(error, id, who) : error;
          }
        },
      );
    }
  };
