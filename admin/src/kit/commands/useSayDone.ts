/** Says what a command has done, in the resource's `command.done` words where it has some. */
import { useNotify, useTranslate } from 'react-admin';

export const useSayDone = (resource: string) => {
  const notify = useNotify();
  const translate = useTranslate();
  return (command: string): void =>
    notify(`resources.${resource}.command.done.${command}`, {
      type: 'success',
      messageArgs: { _: translate('cotejo.command.done') },
    });
};
