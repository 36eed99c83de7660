/** Whether an insurer's name tells the kind of its plans by itself: *Isapre Maipo*, *Salud Norte EPS*. */
export const namesKind = (insurer: string, kind: string): boolean =>
  insurer.toLowerCase().split(' ').includes(kind.toLowerCase());
