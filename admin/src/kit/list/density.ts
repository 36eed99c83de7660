/** The density of the rows of lists, as one has chosen it. */
import { createContext, useContext } from 'react';

export type Density = 'comfortable' | 'compact';

export type DensityChoice = { readonly density: Density; readonly choose: (density: Density) => void };

export const DensityContext = createContext<DensityChoice>({
  density: 'comfortable',
  choose: () => undefined,
});

export const useDensity = (): DensityChoice => useContext(DensityContext);

const cells = { comfortable: { py: 1.25 }, compact: { py: 0, height: 44, verticalAlign: 'middle' } } as const;

/** The look of a table's cells. */
export const useCellLook = () => cells[useDensity().density];
