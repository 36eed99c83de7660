/** Insured people as the console lists them, and their histories; what is personal goes when somebody is erased. */
import { insuredPeople } from '@cotejo/core/insured-people';
import { idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import {
  applyRecord,
  erasureTable,
  followErasures,
  type Projector,
  recordTables,
  type Sql,
} from '../kit/projector/index.ts';

const { table, decider } = insuredPeople;
const { tables, views } = recordTables(insuredPeople);

/** The names of an erased person's files are personal data too. */
const forgetFileNames = async (events: readonly Recorded[], sql: Sql): Promise<void> => {
  const gone = events.filter(({ type }) => type === 'SubjectErased').map(({ stream }) => idOfStream(stream));
  if (gone.length === 0) return;
  await sql.query('update insured_person_history set file_name = null where record_id = any($1)', [gone]);
};

export const insuredPeopleProjector: Projector = {
  name: insuredPeople.resource,
  version: 5,
  tables: tables + erasureTable,
  views,
  handles: { insuredPerson: decider.events },
  async apply(events, sql) {
    const own = await followErasures({ table, set: decider.events }, events, sql);
    const { changes } = await applyRecord(insuredPeople, own, sql);
    await forgetFileNames(events, sql);
    return changes;
  },
};
