/** Says what a command has done, in the resource's words where it has some. */
import { useNotify } from 'react-admin';
import { useWords } from '../useWords.ts';

export const useSayDone = (resource: string) => {
  const notify = useNotify();
  const { commands } = useWords(resource);
  return (command: string, text = commands[command]?.done ?? 'Listo.'): void =>
    notify(text, { type: 'success' });
};
