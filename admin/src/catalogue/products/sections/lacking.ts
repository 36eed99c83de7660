/** What keeps a draft from being published, by the section that has to say it. */
import { sections } from '../differenceText.ts';
import { type Preview } from '../preview/preview.ts';
import { type Section } from './saidSections.ts';

export type Lacking = Readonly<Partial<Record<Section, Preview['lacks']>>>;

const sectionOf = (path: string): Section | undefined =>
  sections.find((section) => path === section || path.startsWith(`${section}.`));

/** @param lacks a message per field, as the decision that publishes names them; what is of no section is left out */
export const lackingBySection = (lacks: Preview['lacks']): Lacking => {
  const parted: Partial<Record<Section, Record<string, string>>> = {};
  for (const [path, message] of Object.entries(lacks)) {
    const section = sectionOf(path);
    if (section) (parted[section] ??= {})[path] = message;
  }
  return parted;
};
