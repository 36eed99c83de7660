/** Ctrl-Enter sends the form that one types in, as its button does: also from a field in which Enter begins a line. */
import { useEffect } from 'react';

const isSendKey = ({ key, ctrlKey, metaKey, isComposing }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !isComposing;

const send = (event: KeyboardEvent): void => {
  if (!isSendKey(event) || !(event.target instanceof Element)) return;
  // A button that is disabled stays without effect: nothing is sent that its form would not send.
  event.target.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.click();
};

/** A select opens its list on Enter, with Ctrl too: the list would hide what the form lacks, and take no arrow. */
const sendFromSelect = (event: KeyboardEvent): void => {
  const isSelect = event.target instanceof Element && event.target.matches('[role="combobox"]:not(input)');
  if (!isSelect || !isSendKey(event)) return;
  event.stopPropagation();
  send(event);
};

export const useSendKey = (): void =>
  useEffect(() => {
    window.addEventListener('keydown', sendFromSelect, { capture: true });
    window.addEventListener('keydown', send);
    return () => {
      window.removeEventListener('keydown', sendFromSelect, { capture: true });
      window.removeEventListener('keydown', send);
    };
  }, []);
