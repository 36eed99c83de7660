import { expect, test } from 'vitest';
import { fold, isErased } from '@cotejo/core/kit/event-sourcing';
import { lead, type LeadEvent, leadEvents, leadStream, type ReceivedLead } from '@cotejo/core/leads';
import { runProjector, schemaOf } from '../kit/projector/index.ts';
import { leadsProjector } from '../leads/leads-projector.ts';
import { automationWorld } from '../testing/automation-world.ts';
import { createWorld, indexKey, reaches, until } from '../testing/world.ts';
import { postgresKeyStore } from '@cotejo/core/kit/personal-data';
import { whenSubjectErasedThenDeleteKey } from './when-subject-erased-then-delete-key.ts';

const { url, sql, store, world, keys, start, caughtUp, receive } = automationWorld();

const keyOf = async (subject: string) =>
  (
    await sql().query<{ wrapped: string | null }>('select wrapped from keys.subject_key where subject = $1', [
      subject,
    ])
  ).rows[0]?.wrapped;
const happens = (id: string, event: LeadEvent) => world().send(lead, id, () => [event]);
/** As a process reads it that has just started. */
const foldedTo = async (id: string, events: number): Promise<ReceivedLead> => {
  const { codec } = createWorld(store(), postgresKeyStore(sql()));
  const recorded = await codec.decode<LeadEvent>(leadEvents, await store().readStream(leadStream(id)));
  return fold(lead, lead.initial, recorded.slice(0, events)) as ReceivedLead;
};
const rowsOf = async (schema: string, id: string): Promise<unknown[]> => {
  const leads = await sql().query(`select * from ${schema}.lead where id = $1`, [id]);
  const steps = await sql().query(
    `select * from ${schema}.lead_status_history where lead_id = $1 order by version`,
    [id],
  );
  return [...(leads.rows as unknown[]), ...(steps.rows as unknown[])];
};

test('whoever is erased is gone: the key, what is folded, also of before, and the read models as they stand or are rebuilt', async () => {
  const projector = leadsProjector(indexKey);
  const options = { database: url(), reports: sql(), store: store(), codec: world().codec };
  const live = runProjector({ projector, ...options });
  await caughtUp(start(whenSubjectErasedThenDeleteKey(keys())));
  const [id, other] = [await receive({ message: 'Soy diabética' }), await receive()];
  await happens(id, { type: 'LeadNoteAdded', data: { noteId: other, text: 'Vive en Ñuñoa' } });
  await happens(id, { type: 'LeadStatusChanged', data: { statusId: 2, substatusId: 201, note: 'Contestó' } });
  const beforehand = await foldedTo(id, 2);
  expect(isErased(beforehand.person)).toBe(false);
  const { position } = await happens(id, { type: 'SubjectErased', data: {} });

  await until('the key to go', async () => (await keyOf(id)) === null);
  expect(await keyOf(other)).toBeTypeOf('string');
  const now = await foldedTo(id, 4);
  expect(now).toMatchObject({ erased: true, notes: [{ text: { erased: true } }] });
  // As it was before: what is not personal, and nothing of the person.
  const then = await foldedTo(id, 2);
  expect(isErased(then.person) && isErased(then.message)).toBe(true);
  expect(then.notes).toMatchObject([{ text: { erased: true } }]);
  expect(isErased((await foldedTo(other, 1)).person)).toBe(false);

  await reaches(live, position);
  const later = { ...projector, name: 'rebuilt_leads', views: {} };
  const { codec } = createWorld(store(), postgresKeyStore(sql()));
  const rebuilt = runProjector({ projector: later, ...options, codec });
  await reaches(rebuilt, position);
  const [grown, again] = [await rowsOf(schemaOf(projector), id), await rowsOf(schemaOf(later), id)];
  expect(grown).toEqual(again);
  expect(grown.length).toBeGreaterThan(1);
  expect(JSON.stringify(grown)).not.toMatch(/María|Ñuñoa|diabética|Contestó|correo/);
  await Promise.all([live.stop(), rebuilt.stop()]);
});
