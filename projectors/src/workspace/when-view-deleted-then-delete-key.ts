/** A view may be a search for somebody by name. Once it is deleted, what its events say of it is unreadable for ever. */
import { idOfStream } from '@cotejo/core/kit/event-sourcing';
import { savedViewEvents } from '@cotejo/core/workspace';
import { type Automation } from '../kit/automation/index.ts';

export const whenViewDeletedThenDeleteKey: Automation = {
  name: 'when-view-deleted-then-delete-key',
  version: 1,
  handles: { view: savedViewEvents },
  react: async (events) =>
    events
      .filter(({ type }) => type === 'ViewDeleted')
      .map((because) => ({ kind: 'plan', deed: 'delete-key', about: idOfStream(because.stream), because })),
  deeds: { 'delete-key': ({ about }, { keys }) => keys.erase(about) },
};
