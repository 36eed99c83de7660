/** A described kind of record and its history as a context registers them in the console. */
import { noun } from '@cotejo/core/kit/record';
import { type Permission } from '@cotejo/core/reference/permissions';
import { type ComponentType } from 'react';
import { type RaRecord } from 'react-admin';
import { type ConsoleResource, type MenuEntry } from '../context.ts';
import { lazyPage } from '../page/lazyPage.ts';
import { type RecordTexts, recordWords } from '../words/record-words.ts';
import { resourceWords } from '../words/resource-words.ts';

/** The pages of a kind of record, with its description: they come when one of them is opened. */
export type RecordPages = {
  readonly labels: Readonly<Record<string, string>>;
  readonly List: ComponentType;
  readonly Show: ComponentType;
};

type Kind = Parameters<typeof recordWords>[0] & {
  readonly resource: string;
  readonly permission: Permission;
  readonly exported: readonly Permission[];
  readonly history?: { readonly resource: string; readonly permission: Permission };
  readonly hasViews?: true;
};

type Own = Pick<ConsoleResource, 'dependants' | 'nameOf'> & {
  readonly load: () => Promise<RecordPages>;
  readonly icon: ComponentType;
  readonly menu: Pick<MenuEntry, 'group' | 'shortcut'>;
  /** The field that names a record. */
  readonly named: string;
  readonly words?: RecordTexts;
};

/** Of the rows of any record's history. */
export const historyWords = resourceWords(noun('historial', 'historiales', 'm'), { many: 'Historial' });

export const recordResources = (
  kind: Kind,
  { load, icon, named, words, dependants = [], ...own }: Own,
): readonly ConsoleResource[] => {
  const { resource, permission, exported, history, hasViews } = kind;
  const exportPermission = exported[0] ?? permission;
  return [
    {
      name: resource,
      words: recordWords(kind, words),
      fields: async () => (await load()).labels,
      permission,
      exportPermission,
      pages: {
        list: lazyPage(async () => (await load()).List),
        show: lazyPage(async () => (await load()).Show),
        icon,
        recordRepresentation: (record: RaRecord) => String(record[named] ?? record.id),
      },
      isLive: true,
      ...(hasViews && {
        views: { usualSort: { field: named, order: 'ASC' }, filled: (filter) => filter, house: {} },
      }),
      dependants: [...dependants, ...(history ? [{ resource: history.resource, field: 'recordId' }] : [])],
      ...own,
    },
    ...(history
      ? [
          {
            name: history.resource,
            words: historyWords,
            permission: history.permission,
            exportPermission,
          },
        ]
      : []),
  ];
};
