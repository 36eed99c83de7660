/** A described kind of record and its history as a context registers them in the console. */
import { noun } from '@cotejo/core/kit/record';
import { type Permission } from '@cotejo/core/reference/permissions';
import { type ComponentType } from 'react';
import { type RaRecord } from 'react-admin';
import { type ConsoleResource, type MenuEntry } from '../context.ts';
import { lazyPage } from '../page/lazyPage.ts';
import { type RecordTexts, recordWords } from '../words/record-words.ts';
import { resourceWords } from '../words/resource-words.ts';

/** The pages of a kind of record, loaded when one of them is opened. */
export type RecordPages = {
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
  /** Loads the labels of its fields: the audit needs them without the pages. */
  readonly labels: () => Promise<Readonly<Record<string, string>>>;
  readonly icon: ComponentType;
  readonly menu: Pick<MenuEntry, 'group' | 'shortcut'>;
  /** The field that names a record. */
  readonly named: string;
  readonly words?: RecordTexts;
};

/** The words of every record's history. */
export const historyWords = resourceWords(noun('historial', 'historiales', 'm'), { many: 'Historial' });

export const recordResources = (
  kind: Kind,
  { load, labels, icon, named, words, dependants = [], ...own }: Own,
): readonly ConsoleResource[] => {
  const { resource, permission, exported, history, hasViews } = kind;
  const exportPermission = exported[0] ?? permission;
  return [
    {
      name: resource,
      words: recordWords(kind, words),
      fields: labels,
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
