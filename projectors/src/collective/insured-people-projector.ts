/** Insured people as the console lists them, and their histories; what is personal goes when somebody is erased. */
import {
  type InsuredPerson,
  insuredPerson,
  type InsuredPersonEvent,
  insuredPersonEvents,
  isRegistered,
  personHistoryTable,
  personTable,
  personValues,
} from '@cotejo/core/insured-people';
import { idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { rowColumns } from '@cotejo/core/kit/table';
import {
  addHistory,
  changeOf,
  definitionOf,
  describedTable,
  erasureTable,
  foldInto,
  followErasures,
  type Projector,
  type Sql,
} from '../kit/projector/index.ts';

const people = describedTable<typeof personTable, InsuredPerson, InsuredPersonEvent>(
  personTable,
  insuredPerson,
  (id, state) => (isRegistered(state) ? personValues(id, state) : undefined),
);
const heldBy = (state: InsuredPerson) => (isRegistered(state) ? state : undefined);
const followed = { table: personTable, set: insuredPersonEvents };

/** The names of an erased person's files are personal data too. */
const forgetFileNames = async (events: readonly Recorded[], sql: Sql): Promise<void> => {
  const gone = events.filter(({ type }) => type === 'SubjectErased').map(({ stream }) => idOfStream(stream));
  if (gone.length === 0) return;
  await sql.query('update insured_person_history set file_name = null where record_id = any($1)', [gone]);
};

export const insuredPeopleProjector: Projector = {
  name: 'insured-people',
  version: 4,
  tables: definitionOf(personTable) + definitionOf(personHistoryTable, 'perEvent') + erasureTable,
  views: {
    insured_person: `select ${rowColumns(personTable).join(', ')}, search_text from insured_person`,
    insured_person_history: 'select * from insured_person_history',
  },
  handles: { insuredPerson: insuredPersonEvents },
  async apply(events, sql) {
    const own = (await followErasures(followed, events, sql)) as readonly Recorded<InsuredPersonEvent>[];
    const steps = await foldInto(people, own, sql);
    await addHistory(personHistoryTable, steps, heldBy, sql);
    await forgetFileNames(events, sql);
    return steps.map(({ event, after }) => ({
      ...changeOf('insured-people', event),
      company: heldBy(after)?.companyId,
      country: heldBy(after)?.country,
    }));
  },
};
