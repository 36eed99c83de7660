/** Selection in a tree of categories. A tree without a selection has everything ticked. */
import { type FilterNode } from '../../../api/filters.ts';

type Tree = readonly FilterNode[];
/** The ids that were chosen; nothing where all are. */
export type Chosen = readonly string[] | undefined;

/** Values of a branch: those in it, or itself where it has none. */
export const valuesWithin = ({ id, children }: FilterNode): readonly string[] =>
  children.length > 0 ? children.map((child) => child.id) : [id];
const allValues = (tree: Tree): readonly string[] => tree.flatMap(valuesWithin);

/** @returns what is ticked: all, where nothing was said */
export const ticked = (tree: Tree, chosen: Chosen): ReadonlySet<string> => new Set(chosen ?? allValues(tree));

/** A parent is ticked only where all that is in it is, and half where some is (spec, public side, section 4). */
export const tickOf = (values: readonly string[], chosen: ReadonlySet<string>): 'all' | 'some' | 'none' => {
  const count = values.filter((value) => chosen.has(value)).length;
  if (count === 0) return 'none';
  return count === values.length ? 'all' : 'some';
};

const said = (tree: Tree, chosen: ReadonlySet<string>): Chosen => {
  const all = allValues(tree);
  return all.every((value) => chosen.has(value)) ? undefined : all.filter((value) => chosen.has(value));
};

/** Ticks or unticks a branch or a value: what is ticked half becomes ticked. */
export const toggled = (tree: Tree, chosen: Chosen, values: readonly string[]): Chosen => {
  const now = ticked(tree, chosen);
  const isAll = tickOf(values, now) === 'all';
  const others = [...now].filter((value) => !values.includes(value));
  return said(tree, new Set(isAll ? others : [...others, ...values]));
};

/** *SOLO* chooses these alone; *TODOS*, where they are the only ones already, chooses all. */
export const isAlone = (tree: Tree, chosen: Chosen, values: readonly string[]): boolean => {
  const now = ticked(tree, chosen);
  return now.size === values.length && values.every((value) => now.has(value));
};
export const onlyOrAll = (tree: Tree, chosen: Chosen, values: readonly string[]): Chosen =>
  isAlone(tree, chosen, values) ? undefined : said(tree, new Set(values));
