/** How far something is, as it is shown and as it is told aloud. */

/** From 0 to 100; never all before the last one. */
export const percentOf = (done: number, total: number): number =>
  total === 0 ? 100 : Math.floor((done / total) * 100);

/** @returns of what is done, as much as whole tenths of all are: to tell each row aloud would drown all else */
export const tenthOf = (done: number, total: number): number =>
  total < 10 ? done : Math.floor((Math.floor((done / total) * 10) * total) / 10);
