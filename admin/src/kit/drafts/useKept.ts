/** Keeps a draft of what is typed: a moment after the last key, and at once when the form or the tab goes. */
import { useCallback, useEffect, useRef } from 'react';
import { drafts } from '../providers/tab.ts';

/** Milliseconds. */
const pause = 300;

type Kept = {
  /** `undefined` where no draft is kept. */
  name: string | undefined;
  /** `undefined` where the form is as it began. */
  value: unknown;
  version?: number | undefined;
  isSending: boolean;
  /** The value of a draft that was brought back: it keeps its time and version until somebody types. */
  restored?: unknown;
};

export const useKept = ({ name, value, version, isSending, restored }: Kept): void => {
  const text = JSON.stringify(value);
  const pending = useRef<() => void>(undefined);
  /** The text that was kept last: once it is sent and forgotten, the form that still shows it does not keep it again. */
  const last = useRef<string | undefined>(JSON.stringify(restored));
  const isShown = useRef(restored === undefined);
  const flush = useCallback(() => {
    pending.current?.();
    pending.current = undefined;
  }, []);

  useEffect(() => {
    if (name === undefined) return undefined;
    isShown.current ||= text !== undefined;
    // A form shows its draft a moment after it is there, and is as it began until then.
    if (!isShown.current || text === last.current) return void (pending.current = undefined);
    pending.current = () => {
      last.current = text;
      if (text === undefined) drafts.forget(name);
      else drafts.keep(name, JSON.parse(text), version);
    };
    if (isSending) return flush();
    const timer = setTimeout(flush, pause);
    return () => clearTimeout(timer);
  }, [name, text, version, isSending, flush]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
};
