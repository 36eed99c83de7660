/** The words of a resource whose texts still stand in its context's tree of messages. */
import { noun } from '@cotejo/core/kit/record';
import { type ConsoleContext } from './context.ts';
import { plural } from './words/plural.ts';
import { type NewsWords, type ResourceWords, resourceWords } from './words/resource-words.ts';

type Tree = { readonly [name: string]: string | Tree };

const treeAt = (tree: Tree, name: string): Tree => {
  const found = tree[name];
  return typeof found === 'object' ? found : {};
};

/** The texts right below, without further branches. */
const textsAt = (tree: Tree, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(treeAt(tree, name)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

const inForm = (text: string, count: number): string => {
  const [one = '', many = one] = text.split(' |||| ');
  return plural(count, one, many);
};

const commandsOf = (tree: Tree): ResourceWords['commands'] => {
  const command = treeAt(tree, 'command');
  const [names, text, done] = ['names', 'text', 'done'].map((part) => textsAt(command, part));
  return Object.fromEntries(
    Object.entries(names ?? {}).map(([name, label]) => [
      name,
      { name: label, text: text?.[name], done: done?.[name] },
    ]),
  );
};

const newsOf = (list: Record<string, string>): NewsWords | undefined => {
  if (!list.arrivedOne) return undefined;
  const sentence = (key: string) => (name: string, count: number) =>
    filled(list[key] ?? '', { name, smart_count: count });
  return {
    arrivedOne: sentence('arrivedOne'),
    arrivedMany: sentence('arrivedMany'),
    changedOne: sentence('changedOne'),
    changedMany: sentence('changedMany'),
  };
};

export const wordsOfMessages = (
  contexts: readonly ConsoleContext[],
  resource: string,
): ResourceWords | undefined => {
  const trees = contexts.flatMap(({ messages }) => {
    const tree = (messages?.resources as Tree | undefined)?.[resource];
    return typeof tree === 'object' ? [tree] : [];
  });
  if (trees.length === 0) return undefined;
  const tree: Tree = Object.assign({}, ...trees) as Tree;
  const text = (name: string): string => {
    const found = tree[name];
    return typeof found === 'string' ? found : '';
  };
  const [list, filters, empty, steps, views] = ['list', 'filters', 'empty', 'walk', 'views'].map((part) =>
    textsAt(tree, part),
  ) as [
    Record<string, string>,
    Record<string, string>,
    Record<string, string>,
    Record<string, string>,
    Record<string, string>,
  ];
  const bulk = textsAt(tree, 'bulk');
  const { reference } = tree;
  return resourceWords(
    noun(inForm(text('name'), 1).toLowerCase(), inForm(text('name'), 2).toLowerCase(), 'm'),
    {
      one: inForm(text('name'), 1),
      many: inForm(text('name'), 2),
      fields: textsAt(tree, 'fields'),
      filters,
      search: filters.q ?? '',
      ...(list.count !== undefined && {
        counted: (total) =>
          filled(inForm(list.count ?? '', total), { smart_count: total.toLocaleString('es-419') }),
      }),
      ...(list.atLeast !== undefined && {
        atLeast: (total) => filled(list.atLeast ?? '', { total: total.toLocaleString('es-419') }),
      }),
      ...(views.everything !== undefined && { everything: views.everything }),
      views: textsAt(treeAt(tree, 'views'), 'house'),
      conflict: textsAt(tree, 'conflict').title ?? '',
      commands: commandsOf(tree),
      ...(text('erasedName') && { erasedName: text('erasedName') }),
      ...(typeof reference === 'string' && {
        reference: (number: string) => filled(reference, { reference: number }),
      }),
      news: newsOf(list),
      ...(steps.gone !== undefined && {
        steps: {
          nextEnded: steps.nextEnded ?? '',
          previousEnded: steps.previousEnded ?? '',
          gone: steps.gone,
        },
      }),
      ...(bulk.selectMatching !== undefined && {
        bulk: {
          selectMatching: (total: number, isAtLeast: boolean) =>
            filled((isAtLeast ? bulk.selectAllMatching : bulk.selectMatching) ?? '', {
              total: total.toLocaleString('es-419'),
            }),
          done: Object.fromEntries(
            Object.entries(textsAt(treeAt(tree, 'bulk'), 'counts')).map(([command, counts]) => [
              command,
              (count: number) => filled(inForm(counts, count), { smart_count: count }),
            ]),
          ),
        },
      }),
      empty: { filteredTitle: empty.title, filteredText: empty.text, ...empty },
      error: textsAt(tree, 'error'),
    },
  );
};
