/** Gives lists the density that one has set up. */
import { type ReactNode, useMemo } from 'react';
import { type Density, DensityContext } from '../kit/list/density.ts';
import { usePreference } from './usePreference.ts';

export const DensityProvider = ({ children }: { children: ReactNode }) => {
  const [kept, keep] = usePreference<string>('lists.density', 'comfortable');
  const density: Density = kept === 'compact' ? 'compact' : 'comfortable';
  const choice = useMemo(() => ({ density, choose: keep }), [density, keep]);
  return <DensityContext.Provider value={choice}>{children}</DensityContext.Provider>;
};
