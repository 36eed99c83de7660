/** A browser's storage that takes nothing more once it is full: what keeps something there goes on with what was kept before. */
type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export const lenientStorage = (storage: BrowserStorage): BrowserStorage => ({
  getItem: (key) => storage.getItem(key),
  setItem: (key, value) => {
    try {
      storage.setItem(key, value);
    } catch {
      // Nothing that stands there is worth a command that is not sent, or a page that is not shown.
    }
  },
  removeItem: (key) => storage.removeItem(key),
  key: (index) => storage.key(index),
  get length() {
    return storage.length;
  },
});
