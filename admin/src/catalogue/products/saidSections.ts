/** Which sections of a product say something, and where on its page each can be edited. */
import { isSaid } from '../read/ValueView.tsx';
import { sections } from './differenceText.ts';
import { type ProductRecord } from './product.ts';

type Section = (typeof sections)[number];

const saysSomething = ({ content, price }: Pick<ProductRecord, 'content' | 'price'>, section: Section) =>
  section === 'price' ? price !== null : isSaid(content[section]);

/** @returns the sections in their order: those that say something, and those that are empty */
export const partedSections = (
  product: Pick<ProductRecord, 'content' | 'price'>,
): { readonly said: readonly Section[]; readonly empty: readonly Section[] } => ({
  said: sections.filter((section) => saysSomething(product, section)),
  empty: sections.filter((section) => !saysSomething(product, section)),
});

/** The id of what holds the button that edits it, wherever that stands. */
export const sectionPlace = (section: Section): string => `edit-${section}`;
