/** The leads that were opened lately in this tab; a logout forgets them with everything else that names people. */
import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { type LeadRow } from '../lead.ts';
import { erasedName, leadName } from '../leadModel.ts';
import { type PaletteOption } from '../../kit/context.ts';
import { type RecentLead, withRecent } from './recent.ts';
import { paletteGroups } from '../../kit/palette.ts';

const none: readonly RecentLead[] = [];

/** @param here the lead whose page is open, if any: it is the last one seen, and no place to go to */
export const useRecentLeads = (here: LeadRow | undefined): readonly PaletteOption[] => {
  const [recent, setRecent] = useStore<readonly RecentLead[]>('palette.recent', none);
  const id = here?.id;
  const label = here && (leadName(here) ?? erasedName);
  useEffect(() => {
    if (id !== undefined && label !== undefined) setRecent((before) => withRecent(before, { id, label }));
  }, [id, label, setRecent]);
  return recent
    .filter((lead) => lead.id !== id)
    .map((lead) => ({
      key: lead.id,
      group: paletteGroups.recent,
      label: lead.label,
      to: `/leads/${lead.id}/show`,
    }));
};
