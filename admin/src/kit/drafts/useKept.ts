/** Keeps a draft of what is typed: a moment after the last key, and at once when the form or the tab goes. */
import { useCallback, useEffect, useRef } from 'react';
import { drafts } from '../providers/tab.ts';

/** Milliseconds. */
const pause = 300;

type Kept = {
  /** Nothing where it is never kept. */
  name: string | undefined;
  /** Nothing where the form is as it began. */
  value: unknown;
  version?: number | undefined;
  isSending: boolean;
};

export const useKept = ({ name, value, version, isSending }: Kept): void => {
  const text = JSON.stringify(value);
  const pending = useRef<() => void>(undefined);
  /** What was kept last: once it is sent and forgotten, the form that still shows it does not keep it again. */
  const last = useRef<string>(undefined);
  const flush = useCallback(() => {
    pending.current?.();
    pending.current = undefined;
  }, []);

  useEffect(() => {
    if (name === undefined) return undefined;
    if (text === last.current) return void (pending.current = undefined);
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
