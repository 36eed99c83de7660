/** Once it stands in the log that a person is to be forgotten, the key to what the log holds about this person goes. */
import { type EventSet, idOfStream } from '@cotejo/core/kit/event-sourcing';
import { leadEvents } from '@cotejo/core/leads';
import { type Automation } from '../kit/automation/index.ts';

/** The streams that are about somebody who can be erased, by category. */
const subjects: Readonly<Record<string, EventSet>> = { lead: leadEvents };

export const whenSubjectErasedThenDeleteKey: Automation = {
  name: 'when-subject-erased-then-delete-key',
  version: 1,
  handles: subjects,
  react: async (events) =>
    events
      .filter(({ type }) => type === 'SubjectErased')
      .map((because) => ({
        kind: 'plan',
        deed: 'delete-key',
        about: idOfStream(because.stream),
        because,
      })),
  deeds: { 'delete-key': ({ about }, { keys }) => keys.erase(about) },
};
