/** Which of a page's sections somebody reads, by where each stands in the window. */
import { type Section, sectionId } from './saidSections.ts';

/** In pixels from the window's top. */
export type Place = { readonly section: Section; readonly top: number; readonly bottom: number };
type Viewport = {
  /** Of the window. */
  readonly height: number;
  /** Whether the page can't be scrolled on: its last sections never come to the window's top. */
  readonly isAtEnd: boolean;
  /** The id that the address names. */
  readonly named: string;
};

/** How far down the window one reads, as a share of its height. */
const readingLine = 0.35;

/**
 * @param places in the order of the page
 * @returns the last that begins above the line; at the page's end the one that was asked for, if it can be seen
 */
export const sectionRead = (
  places: readonly Place[],
  { height, isAtEnd, named }: Viewport,
): Section | undefined => {
  const asked = places.find(({ section }) => sectionId(section) === named);
  if (isAtEnd && asked && asked.bottom > 0 && asked.top < height) return asked.section;
  const begun = places.filter(({ top }) => top <= height * readingLine);
  return (begun.at(-1) ?? places[0])?.section;
};
