/** The zone in which the audit tells times: that of the address, else the one that was chosen last, else the first country's. */
import { useLocation } from 'react-router-dom';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';
import { usePreference } from '../workspace/index.ts';
import { valuesIn } from './auditFilters.ts';
import { chosenZone, zonesOf } from './zones.ts';

export const useZone = () => {
  const { search } = useLocation();
  const identity = useConsoleIdentity();
  const [kept, keep] = usePreference<string | null>('audit.zone', null);
  const offered = zonesOf(identity?.countries ?? []);
  const zone = chosenZone(valuesIn(search)['zone'], kept, offered);
  return { zone, keep, offered: offered.includes(zone) ? offered : [zone, ...offered] };
};
