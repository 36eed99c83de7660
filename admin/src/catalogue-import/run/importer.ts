/** The import of this tab: what is chosen, what is tried and what is under way. It outlives the page that shows it. */
import { type ImportSourceName } from '@cotejo/core/catalogue-import';
import { type CountryCode } from '@cotejo/core/kit/country';
import { HttpError } from 'react-admin';
import { messageOf, problemOf } from '../../kit/providers/http-error.ts';
import { type ChosenFile, type FileProblem } from '../file/chosenFile.ts';
import { type ImportLine } from './line.ts';
import { addResult, changesOf, doneOf, noResults, type Results } from './results.ts';
import { type SendImport } from './sendImport.ts';

export type Wanted = {
  readonly country: CountryCode;
  readonly source: ImportSourceName;
  readonly file: ChosenFile;
};
export type RunStatus = 'running' | 'finished' | 'stopped' | 'broken' | 'refused';

export const statusNames: Readonly<Record<RunStatus, string>> = {
  running: 'En curso',
  finished: 'Terminada',
  stopped: 'Detenida',
  broken: 'Interrumpida',
  refused: 'No aceptada',
};
export type Run = {
  readonly key: string;
  readonly isTrial: boolean;
  readonly of: Wanted;
  readonly status: RunStatus;
  /** Rows and what they name; nothing until the server has read the file. */
  readonly total?: number;
  readonly done: number;
  readonly ignored: readonly string[];
  readonly notes?: readonly string[];
  readonly results: Results;
  /** Why it broke off or was refused; by field where the server says so. */
  readonly message?: string;
  readonly errors?: Readonly<Record<string, string>>;
};
export type ImportState = {
  readonly country?: CountryCode;
  readonly source?: ImportSourceName;
  readonly file?: ChosenFile;
  readonly fileProblem?: FileProblem;
  /** What a trial went through to its end with, and how much it would change. */
  readonly tried?: Wanted & { readonly changes: number };
  readonly run?: Run;
};

type End = Pick<Run, 'status' | 'message' | 'errors'>;

/** What was refused did nothing; of what broke, nobody knows how far it came. */
const endOf = (error: unknown, signal: AbortSignal): End => {
  if (signal.aborted) return { status: 'stopped' };
  const message = messageOf(error);
  if (!(error instanceof HttpError) || error.status < 400 || error.status >= 500)
    return { status: 'broken', message };
  return { status: 'refused', message, errors: problemOf(error.body as unknown).errors };
};

/** Milliseconds between two looks at what has come: a screen that follows each of ten thousand rows shows none. */
const breath = 200;

type Parts = {
  readonly send: SendImport;
  readonly newKey: () => string;
  /** Whoever reads from now on has seen what was written up to there. */
  readonly onWritten: (position: string) => void;
  readonly later: (work: () => void, milliseconds: number) => void;
};

export const createImporter = ({ send, newKey, onWritten, later }: Parts) => {
  let state: ImportState = {};
  let stopping: AbortController | undefined;
  const listeners = new Set<() => void>();
  const put = (next: ImportState): void => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const isRunning = (): boolean => state.run?.status === 'running';

  /** @returns what runs under this key; nothing once another, or none, is shown */
  const runOf = (key: string): Run | undefined => (state.run?.key === key ? state.run : undefined);

  const follow = async (run: Run, signal: AbortSignal): Promise<End> => {
    const { key, isTrial, results, of } = run;
    let isShowing = false;
    const show = (): void => {
      isShowing = false;
      const now = runOf(key);
      if (now?.results === results && now.status === 'running')
        put({ ...state, run: { ...now, done: doneOf(results) } });
    };
    const told = (line: ImportLine): void => {
      if (line.type === 'started') {
        const now = runOf(key);
        const { total, needed, ignored, notes } = line;
        if (now) put({ ...state, run: { ...now, total: total + needed, ignored, ...(notes && { notes }) } });
      } else if (line.type === 'row') addResult(results, line);
      if (!isShowing) later(show, breath);
      isShowing = true;
    };
    for await (const line of send({
      ...of,
      name: of.file.name,
      content: of.file.content,
      isTrial,
      key,
      signal,
    })) {
      if (line.type === 'finished') {
        if (line.position !== undefined) onWritten(line.position);
        return { status: 'finished' };
      }
      if (line.type === 'interrupted') return { status: 'broken', message: line.message };
      told(line);
    }
    return { status: 'broken' };
  };

  const go = async ({ key, isTrial, of }: Pick<Run, 'key' | 'isTrial' | 'of'>): Promise<void> => {
    const run: Run = { key, isTrial, of, status: 'running', done: 0, ignored: [], results: noResults() };
    const { tried: _, ...others } = state;
    // A trial begins anew; what is imported is no more what it was when it was tried.
    put({ ...others, run });
    const { signal } = (stopping = new AbortController());
    const end = await follow(run, signal).catch((error: unknown) => endOf(error, signal));
    const now = runOf(key);
    if (now?.results !== run.results) return;
    const isTried = isTrial && end.status === 'finished';
    put({
      ...state,
      ...(isTried && { tried: { ...of, changes: changesOf(run.results) } }),
      run: { ...now, ...end, done: doneOf(run.results) },
    });
  };

  const wanted = (): Wanted | undefined => {
    const { country, source, file } = state;
    return country && source && file ? { country, source, file } : undefined;
  };

  return {
    current: (): ImportState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isRunning,
    /** Another place or source is another import: what was tried says nothing of it. */
    choose(choice: Partial<Pick<ImportState, 'country' | 'source' | 'file' | 'fileProblem'>>): void {
      if (!isRunning()) put({ ...state, fileProblem: undefined, tried: undefined, ...choice });
    },
    /** Tries what is chosen, or imports it; nothing while something is under way, or missing. */
    async start(isTrial: boolean): Promise<void> {
      const of = wanted();
      if (of && !isRunning()) await go({ key: newKey(), isTrial, of });
    },
    /** The run that did not come to its end, again under its own key: what it did is told as it was, and the rest is done. */
    async goOn(): Promise<void> {
      if (state.run && !isRunning()) await go(state.run);
    },
    stop: (): void => stopping?.abort(),
    /** Nothing of it stays, for another person is here. */
    forget(): void {
      stopping?.abort();
      put({});
    },
  };
};
