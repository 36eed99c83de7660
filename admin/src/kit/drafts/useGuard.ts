/** Holds whoever leaves for as long as something typed is not sent. */
import { useEffect } from 'react';
import { guards } from '../session/guards.ts';

/** @param isKept whether a draft of it is kept */
export const useGuard = (name: string, isHolding: boolean, isKept: boolean): void =>
  useEffect(() => {
    if (!isHolding) return undefined;
    guards.hold(name, isKept);
    return () => guards.release(name);
  }, [name, isHolding, isKept]);
