/** Deletes the key of a deleted view's content, which may name a person that somebody searched for. */
import { idOfStream } from '@cotejo/core/kit/event-sourcing';
import { savedViewEvents } from '@cotejo/core/workspace';
import { type SubjectKeys } from '@cotejo/core/kit/personal-data';
import { type Automation } from '../kit/automation/index.ts';

export const whenViewDeletedThenDeleteKey = (keys: Pick<SubjectKeys, 'erase'>): Automation => ({
  name: 'when-view-deleted-then-delete-key',
  version: 2,
  handles: { view: savedViewEvents },
  react: async (events) =>
    events
      .filter(({ type }) => type === 'ViewDeleted')
      .map((because) => ({
        kind: 'plan',
        handler: 'delete-key',
        target: idOfStream(because.stream),
        because,
      })),
  handlers: { 'delete-key': ({ target }) => keys.erase(target) },
});
