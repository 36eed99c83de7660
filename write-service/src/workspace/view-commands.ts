/** What somebody may do with views of lists. */
import { may } from '@cotejo/core/identity';
import { notByRole } from '@cotejo/core/kit/allowed-commands';
import { rejectActor, rejectInput } from '@cotejo/core/kit/event-sourcing';
import { freeForm, text } from '@cotejo/core/kit/validation';
import {
  deleteView,
  type ListPermission,
  mostColumns,
  type SavedView,
  savedView,
  type SavedViewEvent,
  saveView,
  shareView,
  unshareView,
  type ViewRecord,
  viewRecord,
  viewRecordSchema,
} from '@cotejo/core/workspace';
import { z } from 'zod';
import { command, type Command, type CommandedAggregate } from '../kit/commands/definition.ts';
import { type FindList } from '../kit/context.ts';
import { notAnObject } from '../kit/http/validated.ts';
import { type StaffDirectory } from '../identity/index.ts';

const field = text(60);
const content = z.strictObject(
  {
    name: text(100),
    resource: text(60),
    filter: freeForm({ size: 4_000, depth: 3 }).transform((filter) => filter ?? {}),
    sort: z
      .tuple([field, z.enum(['ASC', 'DESC'])], 'Debe ser ["campo","ASC"] o ["campo","DESC"].')
      .nullish()
      .transform((sort) => sort ?? null),
    columns: z.array(field, 'Debe ser una lista.').max(mostColumns, `Elige ${mostColumns} como máximo.`),
  },
  notAnObject,
);
const nothing = z.strictObject({}, notAnObject);

export type ViewParts = {
  readonly directory: Pick<StaffDirectory, 'names'>;
  readonly findList: FindList;
};

const permissionIn =
  (findList: FindList): ListPermission =>
  (resource) =>
    findList(resource)?.permission;

const commandsOf = (permissionOf: ListPermission): readonly Command<SavedView, SavedViewEvent>[] => [
  command({
    name: 'save',
    permission: 'loggedIn',
    perMinute: 30,
    summary: 'Guarda una vista propia',
    body: content,
    decide(view, { by }) {
      const permission = permissionOf(view.resource);
      if (!permission) return rejectInput({ resource: 'Esa lista no tiene vistas.' });
      return may(by, permission) ? saveView(view, by) : rejectActor(notByRole);
    },
  }),
  command({
    name: 'share',
    permission: 'loggedIn',
    summary: 'Comparte una vista propia con colegas de tus países',
    body: nothing,
    decide: (_, { by }) => shareView(by, permissionOf),
  }),
  command({
    name: 'unshare',
    permission: 'loggedIn',
    summary: 'Deja de compartir una vista propia',
    body: nothing,
    decide: (_, { by }) => unshareView(by),
  }),
  command({
    name: 'delete',
    permission: 'loggedIn',
    summary: 'Elimina una vista propia',
    body: nothing,
    decide: (_, { by }) => deleteView(by),
  }),
];

/** Only its owner gets anything of a view here: the others read it in the list. */
export const viewAggregate = (
  parts: ViewParts,
): CommandedAggregate<SavedView, SavedViewEvent, ViewRecord> => ({
  name: 'views',
  tag: 'Vistas',
  decider: savedView,
  commands: commandsOf(permissionIn(parts.findList)),
  maySee: (view, viewer) => view.status === 'saved' && view.ownerId === viewer.id,
  shown: viewRecordSchema,
  async show(id, view, { version }, viewer) {
    const owner = view.status === 'saved' ? view.ownerId : undefined;
    const nameOf = await parts.directory.names(owner && owner !== viewer.id ? [owner] : []);
    const ownerName = owner === viewer.id ? viewer.name : owner ? nameOf(owner) : null;
    return viewRecord(id, view, { version, ownerName }, viewer, permissionIn(parts.findList));
  },
});
