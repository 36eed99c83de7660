/** Sends one command at a time for a screen, and says how it went. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import { noteOwnCommand } from './own-commands.ts';
import { isCommandAnswer } from '../providers/command.ts';
import { type ConsoleDataProvider } from '../providers/data-provider.ts';
import { type KnownResult } from '../providers/journal.ts';
import { askedBy, type Attempt, type SentAttempt, attemptFor, partsAsked } from '../providers/attempt.ts';
import { drafts, journal } from '../providers/tab.ts';
import { useDependants } from '../useContexts.ts';
import { takeIn } from './cache.ts';
import { type CommandFailure, failureOf, mayBeSentAgain } from '../providers/failure.ts';

/** `ok` holds the record after the command; nothing at all when a try was already under way. */
export type CommandOutcome<Row extends RaRecord> =
  | { readonly ok: true; readonly record: Row; readonly oneTimePassword?: string }
  | {
      readonly ok: false;
      readonly failure?: CommandFailure;
      /** The later outcome of an unknown one, for as long as the screen is there. */
      readonly known?: Promise<CommandOutcome<Row>>;
    };

/** Takes an outcome, and again what an unknown one comes to later. */
export const followed = <Row extends RaRecord, Result>(
  outcome: CommandOutcome<Row>,
  take: (outcome: CommandOutcome<Row>) => Result,
): Result => {
  if (!outcome.ok) void outcome.known?.then(take);
  return take(outcome);
};

/** No field is told by a form that is not being sent. */
const asRefused = (failure: CommandFailure): CommandFailure =>
  failure.kind === 'fields'
    ? { kind: 'refused', message: Object.values(failure.errors).join(' ') || failure.message }
    : failure;

export type FromDraft<Row extends RaRecord> = {
  /** The name of the draft that the command is made from. */
  readonly draft?: string | undefined;
  /** Takes what became of a command of before the page was loaded, and what it was sent with. */
  readonly onKnown?: (outcome: CommandOutcome<Row>, payload: object) => void;
};

/** @param id of one that is to be, what makes it from the payload */
export function useCommand<Row extends RaRecord>(
  resource: string,
  id: string | ((payload: object) => string | Promise<string>),
  { draft, onKnown }: FromDraft<Row> = {},
) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const dependantsOf = useDependants();
  const [before] = useState(() => (draft === undefined ? undefined : drafts.read(draft)?.attempt));
  const unsettled = useRef<Attempt | undefined>(before);
  const isUnderWay = useRef(false);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<CommandFailure | undefined>(
    before && { kind: 'unknown', message: 'No llegó la respuesta a lo último que enviaste desde aquí.' },
  );
  const tries = useRef(0);

  const settled = async (result: KnownResult): Promise<CommandOutcome<Row>> => {
    unsettled.current = undefined;
    if ('failure' in result) {
      const failed = asRefused(result.failure);
      if (failed.kind === 'conflict') await takeIn(queries, resource, failed.current, dependantsOf(resource));
      setFailure(failed);
      return { ok: false, failure: failed };
    }
    const { record, oneTimePassword } = result.answer;
    setFailure(undefined);
    await takeIn(queries, resource, record, dependantsOf(resource));
    return { ok: true, record: record as Row, oneTimePassword };
  };

  /** A new try takes the place of the one before: only its outcome is told. */
  const knownLater = (commandId: string): Promise<CommandOutcome<Row>> => {
    const thisOne = tries.current;
    return new Promise((resolve) =>
      journal.whenKnown(commandId, (result) => {
        if (thisOne === tries.current) resolve(settled(result));
      }),
    );
  };

  const adopt = useEffectEvent((of: SentAttempt) => {
    if (draft !== undefined) journal.adopt(resource, draft, of);
  });
  const knownOf = useEffectEvent(({ commandId }: Attempt) => knownLater(commandId));
  const tell = useEffectEvent((of: Attempt, outcome: CommandOutcome<Row>) =>
    onKnown?.(outcome, partsAsked(of)[1]),
  );

  useEffect(() => {
    if (before) {
      adopt(before);
      void knownOf(before).then((outcome) => tell(before, outcome));
    }
    return () => {
      if (unsettled.current) journal.leave(unsettled.current.commandId);
    };
  }, [before]);

  const send = async (
    name: string,
    payload: object,
    expectedVersion?: number,
  ): Promise<CommandOutcome<Row>> => {
    if (isUnderWay.current) return { ok: false };
    isUnderWay.current = true;
    tries.current += 1;
    setIsPending(true);
    setFailure(undefined);
    let sent: Attempt | undefined;
    try {
      sent = attemptFor(unsettled.current, {
        commandId: crypto.randomUUID(),
        id: typeof id === 'string' ? id : await id(payload),
        asked: askedBy(name, payload),
        expectedVersion,
      });
      if (unsettled.current && unsettled.current !== sent) journal.giveUp(unsettled.current.commandId);
      unsettled.current = sent;
      noteOwnCommand(sent.commandId);
      const answer = await dataProvider.command<Row>(resource, sent.id, name, payload, {
        commandId: sent.commandId,
        expectedVersion: sent.expectedVersion,
        draft,
      });
      // A session that ended meanwhile: the person is on the way to the login page.
      if (!isCommandAnswer(answer)) return { ok: false };
      unsettled.current = undefined;
      await takeIn(queries, resource, answer.record, dependantsOf(resource));
      return { ok: true, record: answer.record, oneTimePassword: answer.oneTimePassword };
    } catch (error) {
      const failed = failureOf(error);
      if (mayBeSentAgain(failed)) {
        setFailure(failed);
        return { ok: false, failure: failed, ...(sent && { known: knownLater(sent.commandId) }) };
      }
      unsettled.current = undefined;
      if (failed.kind === 'conflict') await takeIn(queries, resource, failed.current, dependantsOf(resource));
      setFailure(failed);
      return { ok: false, failure: failed };
    } finally {
      isUnderWay.current = false;
      setIsPending(false);
    }
  };

  /**
   * Tells one that is sent again, as the same command, from one that holds something else and is a new command.
   *
   * @param payloadOf may throw: a form that can't be sent yet holds something else
   */
  const isSameAsSent = (name: string, payloadOf: () => object): boolean => {
    if (!mayBeSentAgain(failure)) return false;
    try {
      return unsettled.current?.asked === askedBy(name, payloadOf());
    } catch {
      return false;
    }
  };

  return { send, isPending, failure, isSameAsSent };
}
