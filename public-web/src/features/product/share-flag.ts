/** The storage flag that forbids sharing where it says *no* (spec, public side, section 2.6). */

export const shareFlag = 'cotejo.compartir';

/** @param storage the browser's; one that is forbidden has no flag, which allows it */
export const allowsSharing = (storage: () => Pick<Storage, 'getItem'>): boolean => {
  try {
    return storage().getItem(shareFlag) !== 'no';
  } catch {
    return true;
  }
};
