/** Deletes the key of a person's data once the log says that the person is erased. */
import { type EventSet, idOfStream } from '@cotejo/core/kit/event-sourcing';
import { insuredPersonEvents } from '@cotejo/core/insured-people';
import { leadEvents } from '@cotejo/core/leads';
import { type SubjectKeys } from '@cotejo/core/kit/personal-data';
import { type Automation } from '../kit/automation/index.ts';

/** The stream categories whose subjects can be erased. */
const subjects: Readonly<Record<string, EventSet>> = {
  lead: leadEvents,
  insuredPerson: insuredPersonEvents,
};

export const whenSubjectErasedThenDeleteKey = (keys: Pick<SubjectKeys, 'erase'>): Automation => ({
  name: 'when-subject-erased-then-delete-key',
  version: 2,
  handles: subjects,
  react: async (events) =>
    events
      .filter(({ type }) => type === 'SubjectErased')
      .map((because) => ({
        kind: 'plan',
        handler: 'delete-key',
        target: idOfStream(because.stream),
        because,
      })),
  handlers: { 'delete-key': ({ target }) => keys.erase(target) },
});
