/** Lines of files for insurers: a row for each request in one, with its dates as they were when it was put there. */
import { z } from 'zod';
import { countryCodes } from '../kit/country/index.ts';
import { type Recorded } from '../kit/event-sourcing/index.ts';
import { column, table, type ValuesOf } from '../kit/table/index.ts';
import { insuredPeople } from '../insured-people/index.ts';
import { companyHolders } from '../collective/index.ts';
import { type ScopeRule } from '../identity/index.ts';
import { type CoverageRow, type PolicyEmployeeEvent } from '../policy-employees/index.ts';
import { idsOf } from '../reference/collective-tables.ts';
import { dependantTypeIds } from '../reference/dependant-types.ts';

/** By the rule of the coverages that the lines are about. */
export const insurerLineRule = {
  permission: 'insurer-files:read',
  heldBy: companyHolders,
} as const satisfies ScopeRule;

export const insurerMovements = [
  { id: 'activation', name: 'Alta' },
  { id: 'cancellation', name: 'Baja' },
] as const;

export const insurerLineTable = table({
  name: 'insurer_line',
  key: 'id',
  columns: {
    id: column('uuid', z.uuid()),
    fileId: column('uuid', z.uuid()),
    coverageId: column('text', z.string()),
    movement: column('text', z.enum(idsOf(insurerMovements))),
    day: column('text', z.iso.date().describe('el primer día con cobertura, o sin ella en una baja')),
    reasonId: column('int', z.int().nullable().describe('de la baja')),
    country: column('text', z.enum(countryCodes)),
    companyId: column('text', z.string()),
    insurerId: column('text', z.string()),
    policyId: column('uuid', z.uuid()),
    holderId: column('uuid', z.uuid()),
    personId: column('uuid', z.uuid()),
    coverageGroup: column('text', z.string().nullable()),
    dependantType: column('text', z.enum(dependantTypeIds).nullable()),
  },
  indexes: ['file_id, movement', 'person_id', 'holder_id'],
});

const text = z.string().nullable();
export const insurerLineRecordSchema = insurerLineTable.row.extend({
  companyName: text,
  policyNumber: text,
  personName: text.describe('null cuando ya no se puede leer'),
  personDocument: text,
  holderName: text,
  holderDocument: text.describe('el número solo'),
  identity: insuredPeople.table.columns.identity.schema,
  bankAccount: insuredPeople.table.columns.bankAccount.schema.describe('del titular, para reembolsos'),
});
export type InsurerLineRecord = Readonly<z.infer<typeof insurerLineRecordSchema>>;

/** @param coverage as it stands after the event */
export const insurerLineValues = (
  coverage: Omit<CoverageRow, 'version' | 'position'>,
  { id, data: { fileId } }: Extract<Recorded<PolicyEmployeeEvent>, { type: 'RequestPutInFile' }>,
): ValuesOf<typeof insurerLineTable> => {
  const isEnd = coverage.status === 'PROCESS_CANCELLATION';
  return {
    id,
    fileId,
    coverageId: coverage.id,
    movement: isEnd ? 'cancellation' : 'activation',
    day: (isEnd ? coverage.coveredUntil : null) ?? coverage.coveredFrom,
    reasonId: isEnd ? (coverage.cancellation?.reasonId ?? null) : null,
    country: coverage.country,
    companyId: coverage.companyId,
    insurerId: coverage.insurerId,
    policyId: coverage.policyId,
    holderId: coverage.holderId,
    personId: coverage.personId,
    coverageGroup: coverage.coverageGroup,
    dependantType: coverage.dependantType,
  };
};
