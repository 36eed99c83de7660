/** Whether an insurer's name tells the kind of its plans by itself: *Isapre Maipo*, *Salud Norte EPS*, *Sabana Prepagada*. */
const links = ['de', 'para'];

/** *Medicina prepagada* is told by its last word, *Seguro de salud* by both things that it names. */
export const namesKind = (insurer: string, kind: string): boolean => {
  const words = kind.toLowerCase().split(' ');
  const significant = words.filter((word) => !links.includes(word));
  const distinctive = significant.length < words.length ? significant : significant.slice(-1);
  const named = insurer.toLowerCase().split(' ');
  return distinctive.every((word) => named.includes(word));
};
