/** Leads to measure with, made and changed by the same command handling as everywhere. */
import { randomInt, randomUUID } from 'node:crypto';
import pg from 'pg';
import { commandHandler } from '@cotejo/core/kit/command-handling';
import { type EventStore } from '@cotejo/core/kit/event-store';
import { actorOf, type Staff } from '@cotejo/core/identity';
import { assignLead, changeLeadStatus, lead, type LeadRequest, receiveLead } from '@cotejo/core/leads';
import { eventCodec, postgresKeyStore, subjectKeys } from '@cotejo/core/kit/personal-data';

/** Somebody who may change every lead. */
export const worker: Staff = { id: randomUUID(), roles: ['ADMINISTRADOR'], countries: ['PE'] };

/** Who has them all. */
const executive: Staff = { id: randomUUID(), roles: ['EJECUTIVO'], countries: ['PE'] };

/** What an executive writes; of a usual length. */
export const noteText = 'Pide que lo llamen por la tarde para comparar los dos planes que le enviamos.';

/** The substatuses of *Asignado* between which a lead goes to and fro, so that every command changes something. */
export const toAndFro = { statusId: 2, substatusIds: [201, 202] } as const;

let lastNumber = randomInt(10_000_000, 50_000_000);

/** Each of somebody else: a second request of somebody would end as a duplicate. */
const leadRequest = (number = String(++lastNumber)): LeadRequest => ({
  requestTypeId: 3,
  person: {
    firstName: 'Hortensia',
    paternalSurname: 'Salas',
    documentType: 'DNI',
    documentNumber: number,
    email: `hortensia.${number}@example.test`,
    phone: `+519${number}`,
  },
  message: 'Quiero comparar planes de salud para mi familia.',
  origin: { lead: 'Contacto' },
  originUrl: 'http://pe.localhost/Contacto',
  attribution: [],
  internalTraffic: false,
});

export type LeadHand = {
  /** Receives new leads and assigns them; answers with their ids. */
  receive: (count: number) => Promise<string[]>;
  /** Changes a lead's status for the nth time, from 0. */
  change: (id: string, nth: number) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * @param databaseUrl of a role that may make keys
 * @param masterKey in base64
 */
export function leadHand(store: EventStore, databaseUrl: string, masterKey: string): LeadHand {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  const keys = subjectKeys(postgresKeyStore(pool), Buffer.from(masterKey, 'base64'));
  const handle = commandHandler(store, eventCodec(keys));
  const sent = { country: 'PE' as const };
  return {
    receive: (count) =>
      someAtATime(count, async () => {
        const id = randomUUID();
        const actor = { kind: 'visitor' } as const;
        await handle(lead, id, receiveLead(leadRequest()), {
          ...sent,
          commandId: randomUUID(),
          actor,
          now: new Date(),
        });
        await handle(lead, id, assignLead({ executive, by: worker }), {
          ...sent,
          commandId: randomUUID(),
          actor: actorOf(worker),
          now: new Date(),
        });
        return id;
      }),
    change: async (id, nth) => {
      const substatusId = toAndFro.substatusIds[nth % 2]!;
      const change = { statusId: toAndFro.statusId, substatusId, note: noteText, by: worker };
      const context = { ...sent, commandId: randomUUID(), actor: actorOf(worker), now: new Date() };
      await handle(lead, id, changeLeadStatus(change), context);
    },
    close: () => pool.end(),
  };
}

const atOnce = 16;

/** Makes this many, some at a time. */
export async function someAtATime<Made>(count: number, make: () => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  let left = count;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      made.push(await make());
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return made;
}
