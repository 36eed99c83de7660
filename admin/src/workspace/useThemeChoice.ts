/** Light, dark or as the system has it: as one last chose it on whatever machine. */
import { useEffect } from 'react';
import { type Store, useStore, useStoreContext } from 'react-admin';
import { usePreference } from './usePreference.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The system's is what holds where none was chosen. */
const take = (store: Store, choice: ThemeChoice): void =>
  choice === 'system' ? store.removeItem('theme') : store.setItem('theme', choice);

/** @returns what was chosen, and what chooses, here and for the next time */
export const useThemeChoice = (): readonly [ThemeChoice, (choice: ThemeChoice) => void] => {
  const store = useStoreContext();
  const [here] = useStore<'light' | 'dark' | undefined>('theme');
  const [remembered, remember] = usePreference<string | null>('theme', null);
  useEffect(() => {
    const choice = themeChoices.find((one) => one === remembered);
    if (choice) take(store, choice);
  }, [store, remembered]);
  const choose = (choice: ThemeChoice): void => {
    take(store, choice);
    remember(choice);
  };
  return [here ?? 'system', choose];
};
