/** Ctrl-Enter sends the form that one types in, as its button does: also from a field in which Enter begins a line. */
import { useEffect } from 'react';

const send = ({ key, ctrlKey, metaKey, isComposing, target }: KeyboardEvent): void => {
  if (key !== 'Enter' || !(ctrlKey || metaKey) || isComposing || !(target instanceof Element)) return;
  // A button that is disabled stays without effect: nothing is sent that its form would not send.
  target.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.click();
};

export const useSendKey = (): void =>
  useEffect(() => {
    window.addEventListener('keydown', send);
    return () => window.removeEventListener('keydown', send);
  }, []);
