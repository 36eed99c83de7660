/** History of coverages: a row for each event about one, with its dates and its reason. */
import { z } from 'zod';
import { countryCodes } from '../kit/country/index.ts';
import { actorSchema, type Personal, type Recorded, unlessErased } from '../kit/event-sourcing/index.ts';
import { column, table, type ValuesOf } from '../kit/table/index.ts';
import { processRule } from './process-access.ts';
import { type CoverageRow } from './coverage-table.ts';
import { type PolicyEmployeeEvent, policyEmployeeEvents } from './process-events.ts';

export const coverageHistoryRule = { ...processRule, permission: 'employee:read-history' } as const;

const eventTypes = Object.keys(policyEmployeeEvents) as [
  PolicyEmployeeEvent['type'],
  ...PolicyEmployeeEvent['type'][],
];
const dayOrNone = (described: string) => column('text', z.iso.date().nullable().describe(described));

export const coverageHistoryTable = table({
  name: 'coverage_history',
  key: 'id',
  columns: {
    id: column('uuid', z.uuid()),
    recordId: column('text', z.string().describe('la cobertura')),
    policyId: column('uuid', z.uuid()),
    personId: column('uuid', z.uuid()),
    companyId: column('text', z.string()),
    insurerId: column('text', z.string()),
    country: column('text', z.enum(countryCodes)),
    type: column('text', z.enum(eventTypes).describe('el tipo del evento')),
    day: dayOrNone('el primer día con cobertura, o sin ella, que se pidió o se confirmó'),
    operationDate: dayOrNone('desde cuándo lo toma la aseguradora'),
    reasonId: column('int', z.int().nullable()),
    note: column('text', z.string().nullable().describe('por qué, en palabras'), { isPersonal: true }),
    becauseOf: column('int', z.int().nullable().describe('la cobertura del titular con la que va')),
    at: column('timestamptz', z.iso.datetime()),
    actor: column('jsonb', actorSchema),
  },
  indexes: [
    'record_id, at, position',
    'at nulls first, position',
    'company_id, at nulls first, position',
    'policy_id, at nulls first, position',
    'country, at nulls first, position',
    'insurer_id, at nulls first, position',
    'type, at nulls first, position',
    "(actor->>'id'), at nulls first, position",
    'person_id',
  ],
});

/** Events that change nothing of a coverage: no time is reckoned from them. */
export const reviewEvents = [
  'ReviewTaken',
  'ReviewReleased',
] as const satisfies readonly PolicyEmployeeEvent['type'][];

/** An event as a row of the history. @param coverage as it is after the event */
export const coverageHistoryValues = (
  coverage: Pick<CoverageRow, 'id' | 'policyId' | 'personId' | 'companyId' | 'insurerId' | 'country'>,
  { id, type, data, metadata }: Recorded<PolicyEmployeeEvent>,
): ValuesOf<typeof coverageHistoryTable> => {
  const told: Partial<
    Record<'from' | 'until' | 'operationDate', string> & Record<'reasonId' | 'becauseOf' | 'period', number>
  > & { readonly note?: Personal<string> | undefined } = data;
  return {
    id,
    recordId: coverage.id,
    policyId: coverage.policyId,
    personId: coverage.personId,
    companyId: coverage.companyId,
    insurerId: coverage.insurerId,
    country: coverage.country,
    type,
    day: type === 'ReviewTaken' ? null : (told.from ?? told.until ?? null),
    operationDate: told.operationDate ?? null,
    reasonId: told.reasonId ?? null,
    note: unlessErased(told.note) ?? null,
    becauseOf: told.becauseOf ?? null,
    at: metadata.occurredAt,
    actor: metadata.actor,
  };
};

export const coverageHistoryRecordSchema = coverageHistoryTable.row.extend({
  actorName: z.string().nullable(),
  personName: z.string().nullable().describe('null cuando ya no se puede leer'),
  companyName: z.string().nullable(),
  policyNumber: z.string().nullable(),
  after: z
    .int()
    .nullable()
    .describe('segundos desde lo anterior que le pasó, sin contar las revisiones; null si fue lo primero'),
});
export type CoverageHistoryRecord = Readonly<z.infer<typeof coverageHistoryRecordSchema>>;
