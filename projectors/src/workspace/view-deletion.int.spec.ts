import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { isErased, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { postgresKeyStore } from '@cotejo/core/kit/personal-data';
import {
  deleteView,
  savedView,
  type SavedViewEvent,
  savedViewEvents,
  saveView,
} from '@cotejo/core/workspace';
import { automationWorld } from '../testing/automation-world.ts';
import { createWorld, staff, until } from '../testing/world.ts';
import { whenViewDeletedThenDeleteKey } from './when-view-deleted-then-delete-key.ts';

const { sql, store, world, keys, start, caughtUp } = automationWorld();

const owner = staff('SUPERVISOR');
const search = {
  name: 'Los de María',
  resource: 'leads',
  filter: { q: 'María Quispe' },
  sort: null,
  columns: [],
} as const;
/** What its events tell a process that has just started. */
const told = async (id: string): Promise<readonly Recorded<SavedViewEvent>[]> => {
  const { codec } = createWorld(store(), postgresKeyStore(sql()));
  return codec.decode<SavedViewEvent>(savedViewEvents, await store().readStream(savedView.stream(id)));
};
const isForgotten = async (id: string): Promise<boolean> => {
  const [saved] = await told(id);
  return saved?.type === 'ViewSaved' && isErased(saved.data.content);
};

test('what a deleted view searched for is unreadable for ever, and other views stay', async () => {
  await caughtUp(start(whenViewDeletedThenDeleteKey(keys())));
  const [gone, kept] = [randomUUID(), randomUUID()];
  for (const id of [gone, kept])
    await world().send(savedView, id, saveView({ ...search, columns: [] }, owner));
  const [stored] = await store().readStream(savedView.stream(gone));
  expect(JSON.stringify(stored!.data)).not.toMatch(/María|Quispe/);
  await world().send(savedView, gone, deleteView(owner));
  await until('the key to go', () => isForgotten(gone));
  expect((await told(kept))[0]).toMatchObject({ data: { content: { filter: { q: 'María Quispe' } } } });
});
