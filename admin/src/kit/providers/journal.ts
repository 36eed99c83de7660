/** The commands that this tab has sent, newest first: what each was, and what became of it. */
import { type RaRecord } from 'react-admin';
import { askedBy, partsAsked, type SentAttempt } from './attempt.ts';
import { type CommandFailure, failureOf, mayBeSentAgain } from './failure.ts';
import { type CommandAnswer, type CommandOptions, isCommandAnswer, type SendCommand } from './command.ts';

export type JournalStatus = 'pending' | 'done' | 'refused' | 'unknown';

export type JournalEntry = {
  /** The id of its sender: the next person who logs in sees nothing of it. */
  readonly by: string | undefined;
  readonly commandId: string;
  readonly resource: string;
  readonly id: string;
  readonly name: string;
  /** The instant at which it was sent first, in UTC. */
  readonly at: string;
  readonly status: JournalStatus;
  /** The reason of a refusal, or what is not known. */
  readonly message?: string;
  /** The draft that it was made from. */
  readonly draft?: string | undefined;
  /** The live connection told that it was done: only its answer is missing. */
  readonly isHeard?: boolean;
  /** For sending it again to the letter; forgotten once it is settled, for it may name people, and once another command takes its place. */
  readonly again?: { readonly payload: object; readonly expectedVersion?: number | undefined };
};

const mostKept = 100;
/** The time for which an unknown command is sent again by itself; milliseconds. */
const repeatable = 10 * 60_000;
/** Commands that are not recorded: what one sets up for oneself, and what one has read. */
const quiet: readonly string[] = ['preferences', 'inbox'];
const storedKey = 'cotejo-journal';

/** A tab that was reloaded does not know what became of what was on its way. */
const afterReload = (entry: JournalEntry): JournalEntry =>
  entry.status === 'pending' ? { ...entry, status: 'unknown' } : entry;

/** The outcome of a command whose outcome was unknown before. */
export type KnownResult = { readonly answer: CommandAnswer } | { readonly failure: CommandFailure };

export type Journal = ReturnType<typeof createJournal>;

type Parts = {
  /** The tab's own: another tab has a journal of its own. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The id of the person who is logged in. */
  readonly whoIsHere: () => string | undefined;
  /** The drafts that commands are made from. */
  readonly drafts: {
    readonly send: (draft: string, attempt: SentAttempt) => void;
    /** The command that was made of it last, in any tab, while nobody knows whether that arrived. */
    readonly attemptOf: (draft: string) => SentAttempt | undefined;
    /** It is refused. */
    readonly settle: (draft: string, commandId: string) => void;
    /** It is done, and with it what was typed by then. */
    readonly done: (draft: string, commandId: string, typedBy: string) => void;
  };
};

export const createJournal = ({ storage, whoIsHere, drafts }: Parts) => {
  const stored = JSON.parse(storage.getItem(storedKey) ?? '[]') as readonly JournalEntry[];
  let entries: readonly JournalEntry[] = stored.map(afterReload);
  const listeners = new Set<() => void>();
  const waiting = new Map<string, (result: KnownResult) => void>();

  const keep = (next: readonly JournalEntry[]): void => {
    entries = next.slice(0, mostKept);
    storage.setItem(storedKey, JSON.stringify(entries));
    listeners.forEach((listener) => listener());
  };

  const settle = (commandId: string, outcome: Pick<JournalEntry, 'status' | 'message'>): void =>
    keep(
      entries.map((entry) => {
        if (entry.commandId !== commandId) return entry;
        const { again, ...rest } = entry;
        return { ...rest, ...outcome, ...(outcome.status === 'unknown' && { again }) };
      }),
    );

  const tellKnown = (commandId: string, result: KnownResult): void => {
    waiting.get(commandId)?.(result);
    waiting.delete(commandId);
  };

  const begin = (entry: JournalEntry): void =>
    keep([entry, ...entries.filter(({ commandId, by }) => commandId !== entry.commandId && by === entry.by)]);

  /** Another command takes the place of an unknown one: that is not sent again, unless it is known to have arrived. */
  const giveUp = (commandId: string): void => {
    waiting.delete(commandId);
    keep(
      entries.map((entry) => {
        if (entry.commandId !== commandId || entry.isHeard) return entry;
        const { again: _, ...rest } = entry;
        return rest;
      }),
    );
  };

  return {
    entries: () => entries,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** For a person who leaves: the payloads may name people. */
    forget: () => {
      storage.removeItem(storedKey);
      entries = [];
      listeners.forEach((listener) => listener());
    },
    /** Tells what becomes of a command that nobody knows of yet, once it is sent again and answered. */
    whenKnown: (commandId: string, listener: (result: KnownResult) => void): void =>
      void waiting.set(commandId, listener),
    /** A screen waits for its outcome. */
    isAwaited: (commandId: string): boolean => waiting.has(commandId),
    /** The screen that waited is gone. */
    leave: (commandId: string): void => void waiting.delete(commandId),
    /** Commands that the live connection told of. */
    hear: (commandIds: ReadonlySet<string>): void => {
      const isNews = ({ commandId, status, isHeard }: JournalEntry) =>
        (status === 'unknown' || status === 'pending') && !isHeard && commandIds.has(commandId);
      if (entries.some(isNews))
        keep(
          entries.map((entry) => {
            if (!isNews(entry)) return entry;
            return { ...entry, isHeard: true, ...(!entry.again && { status: 'done' }) };
          }),
        );
    },
    giveUp,
    /** Gives up each command whose draft became another command since, also in another tab. */
    heedDrafts: (): void =>
      entries
        .filter(({ commandId, again, at, draft }) => {
          const last = again && draft !== undefined ? drafts.attemptOf(draft) : undefined;
          return last && last.commandId !== commandId && last.at >= at;
        })
        .forEach(({ commandId }) => giveUp(commandId)),
    /** Follows an attempt of another tab, or of one that was closed, as if it had been sent from here. */
    adopt: (resource: string, draft: string, attempt: SentAttempt): void => {
      const { commandId, id, at, expectedVersion } = attempt;
      if (entries.some((entry) => entry.commandId === commandId)) return;
      const [name, payload] = partsAsked(attempt);
      const again = { payload, expectedVersion };
      begin({ by: whoIsHere(), commandId, resource, id, name, at, status: 'unknown', again, draft });
    },
    /** Those of who is here that may be sent again without being asked. */
    repeatable: (now: number): readonly JournalEntry[] =>
      entries.filter(
        ({ by, status, again, isHeard, at }) =>
          by === whoIsHere() &&
          status === 'unknown' &&
          again &&
          (isHeard || now - Date.parse(at) < repeatable),
      ),
    /** Sends as before, and writes down what is sent and what comes of it. */
    recording:
      (send: SendCommand): SendCommand =>
      async <Row extends RaRecord>(
        resource: string,
        id: string,
        name: string,
        payload: object,
        options: CommandOptions,
      ) => {
        if (quiet.includes(resource)) return send<Row>(resource, id, name, payload, options);
        const { commandId, expectedVersion } = options;
        const first = entries.find((entry) => entry.commandId === commandId);
        const { draft = options.draft, isHeard } = first ?? {};
        const at = first?.at ?? new Date().toISOString();
        const again = { payload, expectedVersion };
        begin({
          by: whoIsHere(),
          commandId,
          resource,
          id,
          name,
          at,
          status: 'pending',
          again,
          draft,
          isHeard,
        });
        if (options.draft !== undefined)
          drafts.send(options.draft, { commandId, id, asked: askedBy(name, payload), expectedVersion, at });
        try {
          const answer = await send<Row>(resource, id, name, payload, options);
          const isDone = isCommandAnswer(answer);
          settle(commandId, { status: isDone ? 'done' : 'unknown' });
          if (isDone && draft !== undefined) drafts.done(draft, commandId, at);
          if (isDone) tellKnown(commandId, { answer });
          return answer;
        } catch (error) {
          const failure = failureOf(error);
          const message = failure.kind === 'conflict' ? undefined : failure.message;
          settle(commandId, { status: mayBeSentAgain(failure) ? 'unknown' : 'refused', message });
          if (!mayBeSentAgain(failure)) {
            if (draft !== undefined) drafts.settle(draft, commandId);
            tellKnown(commandId, { failure });
          }
          throw error;
        }
      },
  };
};
