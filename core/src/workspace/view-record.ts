/** A saved view as the console gets it, in lists and in answers to commands. */
import { z } from 'zod';
import { unlessErased } from '../kit/event-sourcing/index.ts';
import { may, type Staff } from '../identity/index.ts';
import { type SavedView } from './saved-view.ts';

const allowedCommand = z.object({ command: z.string(), allowed: z.boolean(), reason: z.string().optional() });
type AllowedCommand = z.infer<typeof allowedCommand>;

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
  allowedCommands: z.array(allowedCommand).readonly(),
});
export type ViewRecord = Readonly<z.infer<typeof viewRecordSchema>>;

/** What somebody may do with a view: all that is one's own, and nothing of another's. */
export const allowedViewCommands = (view: SavedView, staff: Staff): readonly AllowedCommand[] => {
  const refused = (command: string, reason: string): AllowedCommand => ({ command, allowed: false, reason });
  return ['save', 'share', 'unshare', 'delete'].map((command) => {
    if (view.status === 'deleted') return refused(command, 'La vista está eliminada.');
    if (view.status === 'saved' && view.ownerId !== staff.id)
      return refused(command, 'La vista es de otra persona.');
    if (command.endsWith('share') && !may(staff, 'leads:share-view'))
      return refused(command, 'Tu rol no permite compartir vistas.');
    return { command, allowed: true };
  });
};

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
