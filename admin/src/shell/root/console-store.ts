/** What the console remembers: only the theme outlives the tab and the logout, for the rest may name people. */
import { memoryStore, type Store } from 'react-admin';

const themeKey = 'theme';
const storedKey = 'cotejo-theme';

const isTheme = (value: unknown): value is 'light' | 'dark' => value === 'light' || value === 'dark';

export const createConsoleStore = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Store => {
  const stored = storage.getItem(storedKey);
  const memory = memoryStore(isTheme(stored) ? { [themeKey]: stored } : {});
  return {
    ...memory,
    setItem: (key, value) => {
      if (key === themeKey && isTheme(value)) storage.setItem(storedKey, value);
      memory.setItem(key, value);
    },
    removeItem: (key) => {
      if (key === themeKey) storage.removeItem(storedKey);
      memory.removeItem(key);
    },
    reset: () => {
      const theme: unknown = memory.getItem(themeKey);
      memory.reset();
      if (isTheme(theme)) memory.setItem(themeKey, theme);
    },
  };
};
