/** Four leads with a past, and people who may look at more or less of it. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { actorOf, type Staff } from '@cotejo/core/identity';
import {
  addLeadNote,
  assignLead,
  eraseLead,
  failLead,
  lead,
  reassignLead,
  receiveLead,
} from '@cotejo/core/leads';
import { request } from '../../../../projectors/src/testing/world.ts';
import { colleague, createReadWorld, type ReadWorld } from '../../testing/read-world.ts';

export const ana = colleague('Ana Rojas', 'EJECUTIVO');
export const beto = colleague('Beto Silva', 'EJECUTIVO');
export const sofia = { ...colleague('Sofía Vera', 'SUPERVISOR'), team: [ana.id, beto.id] };
export const gema = colleague('Gema Díaz', 'GERENTE');
export const peruvian = colleague('Pía Quispe', 'GERENTE', ['PE']);

/** Ana's, Beto's, nobody's, and one whose person was erased. */
export const [anas, betos, free, erased] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
export const at = (minutes: number) => new Date(Date.parse('2026-03-02T12:00:00Z') + minutes * 60_000);
export const since = { at_gte: '2026-01-01' };
export const ask = (path: string, filter: object = since, rest = '') =>
  `/api/console/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}${rest}`;

export type AuditWorld = ReadWorld & {
  /** The rows of a good answer. */
  readonly rows: <Row>(url: string, staff: Staff) => Promise<Row[]>;
  /** The header by which a query waits for the last event of a stream. */
  readonly after: (stream: string) => Promise<Record<string, string>>;
};

export const createAuditWorld = async (): Promise<AuditWorld> => {
  const world = await createReadWorld();
  const { send, hire, get, store } = world;
  await hire(ana, beto, sofia, gema);
  const by = (actor: Staff) => ({ actor: actorOf(actor) });
  for (const [index, id] of [anas, betos, free, erased].entries())
    await send(lead, id, receiveLead(request()), { now: at(index) });
  await send(lead, anas, assignLead({ executive: ana, by: gema }), { now: at(60), ...by(gema) });
  await send(lead, betos, assignLead({ executive: beto, by: gema }), { now: at(61), ...by(gema) });
  const failure = { substatusId: 402, reasonId: 99, reasonText: 'Se mudó a Lima', note: 'Llamé tres veces' };
  await send(lead, anas, failLead({ ...failure, by: ana }), { now: at(180), ...by(ana) });
  await send(lead, erased, assignLead({ executive: ana, by: gema }), { now: at(63), ...by(gema) });
  await send(lead, erased, failLead({ ...failure, by: ana }), { now: at(83), ...by(ana) });
  const noted = { noteId: randomUUID(), text: 'Vive en Ñuñoa', by: ana };
  await send(lead, erased, addLeadNote(noted), { now: at(84), ...by(ana) });
  await send(lead, erased, eraseLead(gema), { now: at(90), ...by(gema) });
  await send(lead, betos, reassignLead({ executive: ana, by: gema }), { now: at(100), ...by(gema) });
  await send(lead, betos, reassignLead({ executive: beto, by: gema }), { now: at(101), ...by(gema) });

  const after: AuditWorld['after'] = async (stream) => {
    const [last] = (await store.readStream(stream)).slice(-1);
    return { 'x-min-position': String(last?.position.commit ?? 0n) };
  };
  for (const path of ['leads', 'lead-access'])
    await get(`/api/console/${path}`, gema, await after(`lead-${betos}`));
  return {
    ...world,
    after,
    async rows<Row>(url: string, staff: Staff) {
      const { status, body } = await get(url, staff);
      expect(status, JSON.stringify(body)).toBe(200);
      return body as Row[];
    },
  };
};
