/** An executive as a choice: the name, how many open leads there are already, and whether leads are given just now. */
import { pauseReasonName } from '@cotejo/core/reference/pause-reasons';
import { counted } from '../../kit/words/plural.ts';
import { type Executive } from '../../identity/index.ts';

type Known = Pick<Executive, 'name' | 'openLeads' | 'paused' | 'pausedReasonId'> & {
  /** Whether the viewer, who shares the work out, sees no lead of the executive's. */
  readonly isUnseen?: boolean;
};

/** @returns only what the viewer may know of the executive */
export const executiveText = ({
  name,
  openLeads,
  paused,
  pausedReasonId = null,
  isUnseen,
}: Known): string => {
  const reason = pauseReasonName(pausedReasonId);
  return [
    name,
    openLeads !== undefined && counted(openLeads, 'abierta', 'abiertas'),
    isUnseen && 'fuera de tu equipo',
    paused && (reason ? `en pausa: ${reason}` : 'en pausa'),
  ]
    .filter(Boolean)
    .join(' · ');
};
