/** An executive as a choice: the name, how many open leads there are already, and whether leads are given just now. */
import { type useTranslate } from 'react-admin';
import { counted } from '../../kit/messages/counted.ts';
import { type Executive, pauseReasonName } from '../../identity/index.ts';

/** @returns only what the viewer may know of the executive */
export const executiveText = (
  {
    name,
    openLeads,
    paused,
    pausedReasonId = null,
  }: Pick<Executive, 'name' | 'openLeads' | 'paused' | 'pausedReasonId'>,
  translate: ReturnType<typeof useTranslate>,
): string => {
  const say = (key: string, args?: object) => translate(`resources.leads.command.${key}`, args);
  const reason = pauseReasonName(pausedReasonId);
  return [
    name,
    openLeads !== undefined && say('openLeads', counted(openLeads)),
    paused && (reason ? say('pausedFor', { reason }) : say('paused')),
  ]
    .filter(Boolean)
    .join(' · ');
};
