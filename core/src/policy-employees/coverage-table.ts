/** Coverages as they are stored and shown: a row for each period of each person in a policy. */
import { z } from 'zod';
import { allowedCommandsSchema } from '../kit/allowed-commands/index.ts';
import { countryCodes } from '../kit/country/index.ts';
import { unlessErased } from '../kit/event-sourcing/index.ts';
import { column, type RowOf, table, type ValuesOf } from '../kit/table/index.ts';
import { formatDocument } from '../people/index.ts';
import { idsOf } from '../reference/collective-tables.ts';
import { policyEmployeeStatuses } from '../reference/collective-statuses.ts';
import { dependantTypeIds } from '../reference/dependant-types.ts';
import { fullNameOf, type RegisteredPerson } from '../insured-people/index.ts';
import { insurerNotifications } from '../policies/index.ts';
import { cuttingAt, cuttingSchema, dueDay, type InsurerTerms } from '../insurer-terms/index.ts';
import { type Coverage, coverageIdOf, familyIdOf, isAnnulled, isAsked, type KnownFamily } from './family.ts';
import { processCommands } from './transitions.ts';

/** Families as the projector folds them; nobody reads them. */
export const familyTable = table({
  name: 'policy_family',
  key: 'id',
  columns: { id: column('text', z.string()), country: column('text', z.enum(countryCodes)) },
});

const dayOrNone = (described: string) => z.iso.date().nullable().describe(described);
const day = (described: string) => column('text', dayOrNone(described));

export const coverageTable = table({
  name: 'coverage',
  key: 'id',
  columns: {
    id: column('text', z.string().describe('la póliza, el titular y el número de la cobertura')),
    country: column('text', z.enum(countryCodes)),
    companyId: column('text', z.string()),
    insurerId: column('text', z.string()),
    policyId: column('uuid', z.uuid()),
    holderId: column('uuid', z.uuid()),
    personId: column('uuid', z.uuid()),
    status: column('text', z.enum(idsOf(policyEmployeeStatuses))),
    coveredFrom: column('text', z.iso.date().describe('el primer día con cobertura')),
    coveredUntil: day('el primer día sin cobertura'),
    annulled: column('boolean', z.boolean().describe('terminó antes de empezar: nunca rigió')),
    coverageGroup: column('text', z.string().nullable()),
    dependantType: column('text', z.enum(dependantTypeIds).nullable()),
    restrictionIds: column('int[]', z.array(z.int()).readonly()),
    missing: column('text[]', z.array(z.string()).readonly().describe('los datos que faltan')),
    askedBy: column('uuid', z.uuid().nullable()),
    askedAt: column('timestamptz', z.iso.datetime()),
    waitingSince: column(
      'timestamptz',
      z.iso.datetime().nullable().describe('desde cuándo espera una respuesta; null si no espera'),
    ),
    dueOn: day('el último día a tiempo para la operación en que se esperaba; null si nada espera'),
    operationDate: day('desde cuándo lo toma la aseguradora'),
    cancellation: column(
      'jsonb',
      z
        .object({
          by: z.uuid().nullable(),
          at: z.iso.datetime(),
          reasonId: z.int(),
          becauseOf: z.int().optional().describe('la cobertura del titular con la que termina'),
        })
        .nullable(),
    ),
    declineReasonId: column('int', z.int().nullable()),
    fileId: column('uuid', z.uuid().nullable().describe('el archivo a la aseguradora en que está lo pedido')),
    reviewedBy: column('uuid', z.uuid().nullable().describe('quien la tomó para revisar')),
    reviewUntil: column(
      'timestamptz',
      z.iso.datetime().nullable().describe('cuándo termina la revisión por sí sola; puede haber pasado'),
    ),
  },
  indexes: [
    'status, waiting_since',
    'status, asked_at nulls first, id',
    'insurer_id, asked_at nulls first, id',
    'policy_id, holder_id',
    'holder_id',
    'person_id',
    'company_id, status',
    'waiting_since nulls first, id',
    'asked_at nulls first, id',
    'country, asked_at nulls first, id',
    'company_id, asked_at nulls first, id',
    'covered_from nulls first, id',
    'insurer_id, waiting_since',
    'due_on nulls first, id',
    'insurer_id, due_on nulls first, id',
    'company_id, due_on nulls first, id',
    'file_id',
  ],
});
export type CoverageRow = RowOf<typeof coverageTable>;

const name = z.string().nullable();

export const coverageRecordSchema = coverageTable.row.extend({
  personName: name.describe('null cuando ya no se puede leer'),
  personDocument: name.describe('su tipo y su número; null cuando ya no se puede leer'),
  holderName: name.describe('de una carga; null en un titular, o cuando ya no se puede leer'),
  companyName: name,
  insurerName: name,
  policyNumber: name,
  policyFrom: dayOrNone('el primer día de la póliza'),
  policyUntil: dayOrNone('el último día de la póliza'),
  insurerNotification: z
    .enum(insurerNotifications)
    .nullable()
    .describe('cuándo se avisa a la aseguradora de lo que se pide en la póliza'),
  askedByName: name.describe('quien pidió el alta'),
  cancellationByName: name.describe('quien pidió la baja'),
  reviewedByName: name.describe('quien la tomó para revisar'),
  cutting: cuttingSchema.describe('el calendario de la aseguradora hoy'),
  isLate: z.boolean().describe('espera, y ese día pasó'),
  allowedCommands: allowedCommandsSchema(processCommands),
});
export type CoverageRecord = Readonly<z.infer<typeof coverageRecordSchema>>;

/** How the person of a coverage is called, and by which document; nothing where that was erased. */
export const insuredAs = (
  person: Pick<RegisteredPerson, 'country' | 'identity'> | undefined,
): Pick<CoverageRecord, 'personName' | 'personDocument'> => {
  const told = unlessErased(person?.identity);
  if (!person || !told) return { personName: null, personDocument: null };
  const { documentType, documentNumber } = told;
  return {
    personName: fullNameOf(person),
    personDocument: `${documentType} ${formatDocument(person.country, documentType, documentNumber)}`,
  };
};

type Lateness = Pick<CoverageRecord, 'cutting' | 'isLate'>;

/** A coverage's place in its insurer's calendar. */
export const latenessOf = (
  { country, dueOn }: Pick<CoverageRow, 'country' | 'dueOn'>,
  terms: Pick<InsurerTerms, 'cuttingDays' | 'retroactiveDays'>,
  now: Date,
): Lateness => {
  const cutting = cuttingAt(terms, country, now);
  return { cutting, isLate: dueOn !== null && dueOn < cutting.today };
};

const waitingSince = (coverage: Coverage): string | null => {
  if (coverage.status === 'PROCESS_CANCELLATION') return coverage.cancellation?.at ?? null;
  return isAsked(coverage) ? coverage.asked.at : null;
};

/** The last day in time for what waits, by the insurer's calendar. */
export const dueOn = (
  terms: Pick<InsurerTerms, 'cuttingDays'>,
  { country, waitingSince }: Pick<CoverageRow, 'country' | 'waitingSince'>,
): string | null => (waitingSince === null ? null : dueDay(terms, country, waitingSince));

/** @param terms of the insurer */
export const coverageValues = (
  { policyId, holderId, companyId, insurerId, country }: KnownFamily,
  coverage: Coverage,
  terms: Pick<InsurerTerms, 'cuttingDays'>,
): ValuesOf<typeof coverageTable> => ({
  id: coverageIdOf(familyIdOf(policyId, holderId), coverage.period),
  country,
  companyId,
  insurerId,
  policyId,
  holderId,
  personId: coverage.personId,
  status: coverage.status,
  coveredFrom: coverage.from,
  coveredUntil: coverage.until,
  annulled: isAnnulled(coverage),
  coverageGroup: coverage.coverageGroup ?? null,
  dependantType: coverage.dependantType ?? null,
  restrictionIds: coverage.restrictionIds,
  missing: coverage.missing,
  askedBy: coverage.asked.by,
  askedAt: coverage.asked.at,
  waitingSince: waitingSince(coverage),
  dueOn: dueOn(terms, { country, waitingSince: waitingSince(coverage) }),
  operationDate: coverage.operationDate,
  cancellation: coverage.cancellation ?? null,
  declineReasonId: coverage.declineReasonId ?? null,
  fileId: coverage.fileId ?? null,
  reviewedBy: coverage.review?.by ?? null,
  reviewUntil: coverage.review?.until ?? null,
});
