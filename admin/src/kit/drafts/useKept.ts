/** Keeps a draft of what is typed, for as long as the form is there. */
import { useEffect, useState } from 'react';
import { drafts } from '../providers/tab.ts';
import { createKeeper } from './keeper.ts';

type Kept = {
  /** `undefined` where no draft is kept. */
  name: string | undefined;
  /** `undefined` where the form is as it began. */
  value: unknown;
  version?: number | undefined;
  isSending: boolean;
  /** The value of a draft that was brought back. */
  restored?: unknown;
};

export const useKept = ({ name, value, version, isSending, restored }: Kept): void => {
  const text = JSON.stringify(value);
  const [keeper] = useState(() => createKeeper(drafts, JSON.stringify(restored)));

  useEffect(() => (name === undefined ? undefined : drafts.show(name)), [name]);
  useEffect(() => keeper.hold({ name, text, version, isSending }), [keeper, name, text, version, isSending]);

  useEffect(() => {
    window.addEventListener('pagehide', keeper.flush);
    return () => {
      window.removeEventListener('pagehide', keeper.flush);
      keeper.flush();
    };
  }, [keeper]);
};
