/** A saved view as the console gets it, in lists and in answers to commands. */
import { z } from 'zod';
import { allowedCommands, allowedCommandsSchema } from '../kit/allowed-commands/index.ts';
import { unlessErased } from '../kit/event-sourcing/index.ts';
import { type Staff } from '../identity/index.ts';
import { type SavedView } from './saved-view.ts';
import { type ListPermission, viewCommands, viewRefusal } from './view-access.ts';

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

/** @param ownerName `null` for somebody who isn't known here */
export const viewRecord = (
  id: string,
  view: SavedView,
  { version, ownerName }: { readonly version: number; readonly ownerName: string | null },
  viewer: Staff,
  permissionOf: ListPermission,
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
    allowedCommands: allowedCommands(viewCommands, (command) =>
      viewRefusal(command, view, viewer, permissionOf),
    ),
  };
};
