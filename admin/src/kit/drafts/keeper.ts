/** When what a form holds is kept: a moment after the last key, and at once when it is sent or the form or the tab goes. */
import { type DraftStore } from '../providers/draft-store.ts';

/** Milliseconds. */
export const pause = 300;

type Held = {
  /** `undefined` where no draft is kept. */
  readonly name: string | undefined;
  /** The value as JSON; `undefined` where the form is as it began. */
  readonly text: string | undefined;
  readonly version?: number | undefined;
  readonly isSending: boolean;
};

/** @param restored the value of a draft that was brought back, as JSON: it keeps its time and version until somebody types */
export const createKeeper = (drafts: Pick<DraftStore, 'keep'>, restored?: string) => {
  /** The text that was kept last: once it is sent and forgotten, the form that still shows it does not keep it again. */
  let last = restored;
  let isShown = restored === undefined;
  let pending:
    | { readonly text: string | undefined; readonly at: number; readonly keep: () => void }
    | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    pending?.keep();
    pending = undefined;
  };

  const hold = ({ name, text, version, isSending }: Held): void => {
    clearTimeout(timer);
    if (name === undefined) return;
    isShown ||= text !== undefined;
    // A form shows its draft a moment after it is there, and is as it began until then.
    if (!isShown || text === last) return void (pending = undefined);
    // The time of the last key, not of what is done after: a command that is sent at once has it all.
    const at = pending && pending.text === text ? pending.at : Date.now();
    const keep = (): void => {
      last = text;
      drafts.keep(name, text === undefined ? undefined : JSON.parse(text), version, at);
    };
    pending = { text, at, keep };
    if (isSending) return flush();
    timer = setTimeout(flush, pause);
  };

  return { hold, flush };
};
