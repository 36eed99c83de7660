/** How far is far enough to be told aloud: each row would drown all else. */

/** @returns of what is done, as much as whole tenths of all are */
export const tenthOf = (done: number, total: number): number =>
  total < 10 ? done : Math.floor((Math.floor((done / total) * 10) * total) / 10);
