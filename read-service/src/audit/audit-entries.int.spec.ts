import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuditActorRow, type AuditEntry } from '@cotejo/core/audit';
import { bulk, startBulk } from '@cotejo/core/bulk';
import { downloadExport, exported, finishExport, requestExport } from '@cotejo/core/exports';
import { actorOf, may, session, type Staff, startSession } from '@cotejo/core/identity';
import { addLeadNote, lead, maySeeLead, receiveLead } from '@cotejo/core/leads';
import { disableUser, user } from '@cotejo/core/users';
import { roleNames } from '@cotejo/core/reference/roles';
import { auditPermissions } from '@cotejo/core/reference/audit-permissions';
import { readList } from '../kit/http/dialect.ts';
import { raw, rowsOf } from '../kit/sql.ts';
import { type VisibleRecords } from '../kit/visible-records.ts';
import { request } from '../../../projectors/src/testing/world.ts';
import { colleague } from '../testing/read-world.ts';
import { findAuditEntries, auditEntryShape } from './audit-entries.ts';
import {
  ana,
  anas,
  ask,
  at,
  type AuditWorld,
  beto,
  betos,
  createAuditWorld,
  erased,
  free,
  gema,
  peruvian,
  since,
  sofia,
} from './testing/audit-world.ts';

const ada = colleague('Ada Pinto', 'ADMINISTRADOR');
const [exportId, runId, sessionId] = [randomUUID(), randomUUID(), randomUUID()];

let world: AuditWorld;
beforeAll(async () => {
  world = await createAuditWorld();
  const { send } = world;
  await world.hire(ada);
  const [asAna, asBeto] = [ana, beto].map((staff) => ({
    actor: actorOf(staff),
    now: at(200),
    country: 'CL' as const,
  }));
  const asked = { resource: 'leads', format: 'csv' as const, filteredBy: ['statusId'], zone: 'America/Lima' };
  await send(exported, exportId, requestExport(asked), asAna);
  await send(exported, exportId, finishExport({ rows: 12, bytes: 900 }), asAna);
  for (const minute of [201, 202])
    await send(exported, exportId, downloadExport(), { ...asAna!, now: at(minute) });
  const run = startBulk({ command: 'add-note', aggregate: 'leads', ids: [free], payload: {} });
  await send(bulk, runId, run, asBeto);
  const opening = { userId: ana.id, tokenHash: 'x', expiresAt: at(900).toISOString() };
  await send(session, sessionId, startSession(opening), asAna);
  await send(lead, betos, addLeadNote({ noteId: randomUUID(), text: 'Vive en Ñuñoa', by: beto }), asBeto);
  await send(user, beto.id, disableUser({ id: beto.id, by: ada }), {
    actor: actorOf(ada),
    now: at(300),
    country: 'CL',
  });
  await world.get(ask('happenings', {}), gema, await world.after(`user-${beto.id}`));
  await world.get('/api/console/leads', gema, await world.after(`user-${beto.id}`));
});
afterAll(() => world.end());

const auditEntries = (filter: object, staff: Staff = gema) =>
  world.rows<AuditEntry>(ask('happenings', { ...since, ...filter }, '&range=[0,99]'), staff);
const typesOf = (rows: readonly AuditEntry[]) => rows.map(({ type }) => type);

describe('everything that happened', () => {
  test('tells of a change of status from what to what and why, in its own row', async () => {
    expect(await auditEntries({ aggregateId: anas, type: 'LeadFailed' })).toMatchObject([
      {
        kind: 'status',
        aggregate: 'leads',
        aggregateId: anas,
        at: at(180).toISOString(),
        actorName: 'Ana Rojas',
        ownerName: 'Ana Rojas',
        step: { fromStatusId: 2, toStatusId: 4, toSubstatusId: 402, reasonId: 99, secondsInPrevious: 7_200 },
      },
    ]);
  });

  test('tells of a reassignment from whom to whom', async () => {
    expect(await auditEntries({ aggregateId: betos, type: 'LeadReassigned' })).toMatchObject([
      { ownerName: 'Beto Silva', formerOwnerName: 'Ana Rojas', names: { [beto.id]: 'Beto Silva' } },
      { ownerName: 'Ana Rojas', formerOwnerName: 'Beto Silva', told: { executiveId: ana.id } },
    ]);
  });

  test('has one row for an export, with what became of it', async () => {
    expect(await auditEntries({ kind: 'export' })).toMatchObject([
      {
        type: 'ExportRequested',
        aggregate: 'exports',
        aggregateId: exportId,
        told: { resource: 'leads', format: 'csv', filteredBy: ['statusId'], zone: 'America/Lima' },
        outcome: { rows: 12, failed: null, downloads: 2 },
      },
    ]);
  });

  test('lists a login as what happened to the user, and nothing of how the token was renewed', async () => {
    expect(await auditEntries({ kind: 'session' })).toMatchObject([
      { type: 'SessionStarted', resource: 'sessions', aggregate: 'users', aggregateId: ana.id },
    ]);
  });

  test('names the newest first, and the events of one moment in the order of the log', async () => {
    const rows = await auditEntries({ aggregateId: anas });
    expect(typesOf(rows)).toEqual(['LeadFailed', 'LeadAssigned', 'LeadReceived']);
  });

  test('holds nothing that was written about a person', async () => {
    const rows = JSON.stringify([
      ...(await auditEntries({ aggregateId: erased })),
      ...(await auditEntries({})),
    ]);
    expect(rows).not.toMatch(/Ñuñoa|mudó|Llamé|@correo/);
  });

  test.each<[string, object, number]>([
    ['a kind', { kind: 'erasure' }, 1],
    ['kinds', { kind: ['erasure', 'export'] }, 2],
    ['who did it', { actorKey: ana.id, kind: 'status' }, 2],
    ['visitors', { actorKey: 'visitor', kind: 'edit' }, 4],
    ['whose it was', { ownerId: beto.id, kind: 'note' }, 1],
    ['nobody’s', { ownerId: null, aggregate: 'leads' }, 4],
    ['a kind of record', { aggregate: 'users', kind: 'user', actorKey: ada.id }, 1],
    ['a time', { at_gte: at(59).toISOString(), at_lte: at(62).toISOString() }, 2],
    ['another country', { country: 'PE' }, 0],
  ])('is found by %s', async (_, filter, count) => {
    expect(typesOf(await auditEntries(filter))).toHaveLength(count);
  });

  test('without a time is that of the last thirty days, but of a record whole', async () => {
    expect(await world.rows(ask('happenings', { kind: 'status' }), gema)).toEqual([]);
    expect(await world.rows(ask('happenings', { aggregateId: anas }), gema)).toHaveLength(3);
  });

  test('refuses what can’t be filtered by', async () => {
    const unknown = await world.get(ask('happenings', { told: 'x' }), gema);
    expect(unknown).toMatchObject({ status: 400, body: { code: 'UNKNOWN_FILTER' } });
    const kind = await world.get(ask('happenings', { kind: 'gossip' }), gema);
    expect(kind).toMatchObject({ status: 400 });
  });
});

describe('who sees it', () => {
  test.each(roleNames)(
    '%s sees of leads what the role audits, and of the rest what one did',
    async (role) => {
      for (const team of [[], [ana.id]]) {
        const viewer = { ...colleague('Nadie', role), team };
        const authorized = await world.rows<AuditEntry>(ask('happenings', since, '&range=[0,99]'), viewer);
        const seen = new Set(
          authorized.filter(({ aggregate }) => aggregate === 'leads').map((row) => row.aggregateId),
        );
        for (const [id, executiveId] of [
          [anas, ana.id],
          [betos, beto.id],
          [free, null],
        ] as const)
          expect(seen.has(id), `${role} ${executiveId}`).toBe(
            may(viewer, 'leads:audit') && maySeeLead({ country: 'CL', executiveId }, viewer),
          );
        const seesPeople = may(viewer, 'users:read') && role !== 'SUPERVISOR';
        const people = authorized.filter(
          ({ aggregate, actorKey }) => aggregate === 'users' && actorKey === ana.id,
        );
        expect(people.length > 0, role).toBe(seesPeople || (may(viewer, 'users:read') && team.length > 0));
      }
    },
  );

  test.each(roleNames)('%s has an audit where a rule tells of what others did', async (role) => {
    const organizations = ['CL-76086428'];
    const viewer = {
      ...colleague('Nadie', role),
      team: [ana.id],
      companies: organizations,
      partners: organizations,
      until: new Date(8.64e15),
    };
    /** The plan says which rule leaves nothing, whatever there is: by a condition that is false, or by a list that is empty. */
    const tells = async ({ seenBy, auditedBy = seenBy }: VisibleRecords): Promise<boolean> => {
      const plan = await rowsOf<Record<'QUERY PLAN', string>>(
        world.pool,
        raw('explain verbose select from ? as told', [auditedBy(viewer)]),
      );
      return !plan.some((line) => /One-Time Filter: false|'{}'::text\[\]/.test(line['QUERY PLAN']));
    };
    const ofOthers = world.contexts
      .flatMap(({ visible = [] }) => visible)
      .filter(({ aggregate }) => !['exports', 'bulk', 'views'].includes(aggregate));
    const told = (await Promise.all(ofOthers.map(tells))).some(Boolean);
    expect(auditPermissions.some((permission) => may(viewer, permission))).toBe(told);
  });

  test('an executive sees nothing that others did, and what one did as long as one sees the record', async () => {
    const rows = await auditEntries({}, ana);
    expect([...new Set(rows.map(({ actorKey }) => actorKey))]).toEqual([ana.id]);
    expect(typesOf(rows).sort()).toEqual([
      'ExportRequested',
      'LeadFailed',
      'LeadFailed',
      'LeadNoteAdded',
      'SessionStarted',
    ]);
    expect(typesOf(await auditEntries({ aggregateId: betos }, ana))).toEqual([]);
    expect(typesOf(await auditEntries({ actorKey: [beto.id, gema.id] }, ana))).toEqual([]);
  });

  test('a supervisor sees the exports and runs of the team, and of nobody else', async () => {
    const own = { ...colleague('Sara Luz', 'SUPERVISOR'), team: [ana.id] };
    const kinds = async (staff: Staff) =>
      (await auditEntries({ kind: ['export', 'run'] }, staff)).map(({ kind }) => kind);
    expect(await kinds(sofia)).toEqual(['run', 'export']);
    expect(await kinds(own)).toEqual(['export']);
    expect(await kinds(colleague('Sola', 'SUPERVISOR'))).toEqual([]);
  });

  test('nothing of another country', async () => {
    expect(await auditEntries({}, peruvian)).toEqual([]);
  });

  test.each(['CLIENT', 'CLIENT_ADMIN', 'ADMIN_PARTNER', 'REFERIDOR'] as const)(
    '%s of another house sees nothing of ours',
    async (role) => {
      const client = { ...colleague('Carla', role), companies: ['CL-76086428'], partners: ['CL-76086428'] };
      expect(await auditEntries({}, client)).toEqual([]);
      const { status, body } = await world.get(ask('audit-actors', {}), client);
      expect(status).toBe(auditPermissions.some((permission) => may(client, permission)) ? 200 : 403);
      if (status === 200) expect((body as AuditActorRow[]).filter(({ kind }) => kind === 'user')).toEqual([]);
    },
  );

  test('what no rule speaks of is seen by who did it alone', async () => {
    const everything = readList({ filter: JSON.stringify(since), range: '[0,99]' }, auditEntryShape);
    const viewer = (staff: Staff) => ({ ...staff, until: new Date(8.64e15) });
    const seen = async (staff: Staff) =>
      (await findAuditEntries(world.pool, [], viewer(staff), everything)).rows.map(
        ({ actorKey }) => actorKey,
      );
    expect([...new Set(await seen(ana))]).toEqual([ana.id]);
    expect(await seen(colleague('Ada', 'ADMINISTRADOR'))).toEqual([]);
  });
});

describe('whom one can ask about', () => {
  const actors = (staff: Staff) => world.rows<AuditActorRow>(ask('audit-actors', {}, '&range=[0,99]'), staff);

  test('is everybody who ever did something, the disabled and the visitors too', async () => {
    const found = await actors(gema);
    expect(found).toContainEqual(
      expect.objectContaining({ id: beto.id, name: 'Beto Silva', disabled: true }),
    );
    expect(found).toContainEqual(
      expect.objectContaining({ id: 'visitor', kind: 'visitor', name: 'Visitante del sitio' }),
    );
    expect(found.map(({ id }) => id)).toContain(gema.id);
  });

  test('is for an executive oneself, the system and visitors', async () => {
    const people = (await actors(ana)).filter(({ kind }) => kind === 'user');
    expect(people.map(({ id }) => id)).toEqual([ana.id]);
  });

  test('tells of people alone when they last did something', async () => {
    for (const { kind, lastAt } of await actors(gema)) expect(lastAt !== null, kind).toBe(kind === 'user');
  });

  test('sorts by it nobody else', async () => {
    const later = randomUUID();
    await world.send(lead, later, receiveLead(request()), { now: at(400) });
    const url = ask('audit-actors', {}, '&sort=["lastAt","DESC"]');
    const { body } = await world.get(url, gema, await world.after(`lead-${later}`));
    const kinds = (body as AuditActorRow[]).map(({ kind }) => kind);
    expect(kinds.lastIndexOf('user')).toBeLessThan(kinds.indexOf('visitor'));
  });
});
