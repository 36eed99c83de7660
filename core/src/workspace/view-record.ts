/** A saved view as the console gets it, in lists and in answers to commands. */
import { z } from 'zod';
import {
  type AllowedCommand,
  allowedCommands,
  allowedCommandsSchema,
} from '../kit/allowed-commands/index.ts';
import { unlessErased } from '../kit/event-sourcing/index.ts';
import { may, type Staff } from '../identity/index.ts';
import { type SavedView } from './saved-view.ts';

const viewCommands = ['save', 'share', 'unshare', 'delete'] as const;

export const viewRecordSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  name: z.string(),
  resource: z.string().nullable().describe('null de una vista eliminada'),
  filter: z.record(z.string(), z.unknown()),
  sort: z
    .tuple([z.string(), z.enum(['ASC', 'DESC'])])
    .nullable()
    .describe('null para el orden de siempre'),
  columns: z.array(z.string()).readonly(),
  shared: z.boolean(),
  ownerId: z.uuid().nullable(),
  ownerName: z.string().nullable(),
  allowedCommands: allowedCommandsSchema(viewCommands),
});
export type ViewRecord = Readonly<z.infer<typeof viewRecordSchema>>;

/** What somebody may do with a view: all that is one's own, and nothing of another's. */
export const allowedViewCommands = (
  view: SavedView,
  staff: Staff,
): readonly AllowedCommand<(typeof viewCommands)[number]>[] =>
  allowedCommands(viewCommands, (command) => {
    if (view.status === 'deleted') return 'La vista está eliminada.';
    if (view.status === 'saved' && view.ownerId !== staff.id) return 'La vista es de otra persona.';
    return command.endsWith('share') && !may(staff, 'leads:share-view')
      ? 'Tu rol no permite compartir vistas.'
      : undefined;
  });

/** @param at the view's version; @param ownerName `null` for somebody who isn't known here */
export const viewRecord = (
  id: string,
  view: SavedView,
  { version, ownerName }: { readonly version: number; readonly ownerName: string | null },
  viewer: Staff,
): ViewRecord => {
  const saved = view.status === 'saved' ? view : undefined;
  const content = unlessErased(saved?.content);
  return {
    id,
    version,
    name: content?.name ?? '',
    resource: saved?.resource ?? null,
    filter: content?.filter ?? {},
    sort: saved?.sort ?? null,
    columns: saved?.columns ?? [],
    shared: saved?.shared ?? false,
    ownerId: saved?.ownerId ?? null,
    ownerName,
    allowedCommands: allowedViewCommands(view, viewer),
  };
};
