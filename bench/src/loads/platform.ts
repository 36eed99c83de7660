/** The commands and states of the platform, past its services, and the records that a load needs. */
import { randomUUID } from 'node:crypto';
import { documentId } from '@cotejo/core/collective';
import { approveCompany, company, registerCompany } from '@cotejo/core/companies';
import { type Staff } from '@cotejo/core/identity';
import { insurerTerms, setRetroactiveDays } from '@cotejo/core/insurer-terms';
import { aggregateLoader, commandHandler } from '@cotejo/core/kit/command-handling';
import { type AnyEvent, type Decider, type Decision } from '@cotejo/core/kit/event-sourcing';
import { eventStoreDb } from '@cotejo/core/kit/event-store';
import { eventCodec, postgresKeyStore, subjectKeys } from '@cotejo/core/kit/personal-data';
import { addDays } from '@cotejo/core/kit/time';
import { createPolicy, policy } from '@cotejo/core/policies';
import { registerUser, user } from '@cotejo/core/users';
import pg from 'pg';
import { type CommandSide } from '../commands/command-side.ts';

const documentNumber = '965718907';
export const companyId = documentId('CL', documentNumber);
const approvedCompany = [
  registerCompany({
    country: 'CL',
    legalName: 'Textiles del Sur S.A.',
    documentType: 'RUT',
    documentNumber,
    economicActivityId: 'C',
    address: {},
    contacts: [],
  }),
  approveCompany({ id: randomUUID(), roles: ['ADMINISTRADOR'], countries: [] }),
];

export const openPlatform = ({ eventStoreUrl, databaseUrl, secrets }: CommandSide) => {
  const store = eventStoreDb(eventStoreUrl);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const codec = eventCodec(subjectKeys(postgresKeyStore(pool), Buffer.from(secrets.masterKey, 'base64')));
  const handle = commandHandler(store, codec);
  const send = <State, Event extends AnyEvent>(
    decider: Decider<State, Event>,
    id: string,
    decide: Decision<State, Event>,
  ) =>
    handle(decider, id, decide, {
      commandId: randomUUID(),
      actor: { kind: 'system', automation: 'bench' },
      country: 'CL',
      now: new Date(),
    });
  return {
    store,
    send,
    load: aggregateLoader(store, codec),
    /** Registers those who send the file and answer for the insurer, the company, its policy, and the insurer's terms. */
    prepare: async (staff: readonly Staff[], policyId: string, today: string): Promise<void> => {
      for (const { id, roles, countries } of staff)
        await send(
          user,
          id,
          registerUser({
            name: 'Hortensia',
            email: `${id}@demo.test`,
            roles: [...roles],
            countries: [...countries],
          }),
        );
      for (const decide of approvedCompany) await send(company, companyId, decide);
      await send(
        policy,
        policyId,
        createPolicy({
          country: 'CL',
          companyId,
          insurerId: '301',
          number: 'BENCH',
          from: addDays(today, -30),
          until: addDays(today, 300),
          coverageType: 'complementary',
          scope: 'holderWithDependants',
          coverageGroups: [],
          insurerNotification: 'none',
        }),
      );
      await send(insurerTerms, '301', setRetroactiveDays('CL', { value: 30, from: today }));
    },
    close: () => Promise.all([store.close(), pool.end()]),
  };
};
export type Platform = ReturnType<typeof openPlatform>;
