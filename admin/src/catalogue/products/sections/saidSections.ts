/** Which sections of a product say something, and where on its page each can be read and edited. */
import { isSaid } from '../../read/isSaid.ts';
import { sections } from '../differenceText.ts';
import { type ProductRecord } from '../product.ts';

export type Section = (typeof sections)[number];

const saysSomething = ({ content, price }: Pick<ProductRecord, 'content' | 'price'>, section: Section) =>
  section === 'price' ? price !== null : isSaid(content[section]);

/** @returns the sections in their order: those that say something, and those that are empty */
export const partedSections = (
  product: Pick<ProductRecord, 'content' | 'price'>,
): { readonly said: readonly Section[]; readonly empty: readonly Section[] } => ({
  said: sections.filter((section) => saysSomething(product, section)),
  empty: sections.filter((section) => !saysSomething(product, section)),
});

/** The command that says what stands in it. */
export const sectionCommand = (section: Section): 'price' | 'change' =>
  section === 'price' ? 'price' : 'change';

/** The path at which the form of a section begins. */
export const sectionPath = (section: Section): string =>
  section === 'price' ? section : `changes.${section}`;

/** The section that a draft is of, by the rest of its name: the command and the path. */
export const sectionOfDraft = (command: string, path: string | undefined): Section | undefined =>
  sections.find((section) => sectionCommand(section) === command && sectionPath(section) === path);

/** The id of a section on the page, by which an address names it: `…/show#section-coverages`. */
export const sectionId = (section: Section): string => `section-${section}`;

/** The id of what holds the button that edits it, wherever that stands. */
export const sectionPlace = (section: Section): string => `edit-${section}`;
