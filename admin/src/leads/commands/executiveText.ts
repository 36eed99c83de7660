/** An executive as a choice: the name, how many open leads there are already, and whether leads are given just now. */
import { pauseReasonName } from '@cotejo/core/reference/pause-reasons';
import { type useTranslate } from 'react-admin';
import { counted } from '../../kit/messages/counted.ts';
import { type Executive } from '../../identity/index.ts';

type Known = Pick<Executive, 'name' | 'openLeads' | 'paused' | 'pausedReasonId'> & {
  /** Whether the viewer, who shares the work out, sees no lead of the executive's. */
  readonly isUnseen?: boolean;
};

/** @returns only what the viewer may know of the executive */
export const executiveText = (
  { name, openLeads, paused, pausedReasonId = null, isUnseen }: Known,
  translate: ReturnType<typeof useTranslate>,
): string => {
  const say = (key: string, args?: object) => translate(`resources.leads.command.${key}`, args);
  const reason = pauseReasonName(pausedReasonId);
  return [
    name,
    openLeads !== undefined && say('openLeads', counted(openLeads)),
    isUnseen && say('unseen'),
    paused && (reason ? say('pausedFor', { reason }) : say('paused')),
  ]
    .filter(Boolean)
    .join(' · ');
};
