/** The lines of files for insurers: as a list, and as the file that is sent. A look at each person is recorded. */
import {
  type InsurerLineRecord,
  insurerLineRecordSchema,
  insurerLineRule,
  insurerLineTable,
  insurerMovements,
} from '@cotejo/core/insurer-files';
import { readRow, rowColumns } from '@cotejo/core/kit/table';
import { addDays } from '@cotejo/core/kit/time';
import { formatDocument } from '@cotejo/core/people';
import { insuredAs } from '@cotejo/core/policy-employees';
import {
  bankAccountTypes,
  cancellationReasons,
  genders,
  idsOf,
  nameIn,
} from '@cotejo/core/reference/collective-tables';
import { dependantTypes } from '@cotejo/core/reference/dependant-types';
import { type Column, columnOf } from '../kit/export/column.ts';
import { alphabetical } from '../kit/http/dialect.ts';
import { oneOf, texts, uuids } from '../kit/http/filters.ts';
import { anyOf } from '../kit/list/filter.ts';
import { exportOf } from '../kit/list/listing-export.ts';
import { type RuledListing, type Stored } from '../kit/list/listing.ts';
import { type AccessLogParts } from '../kit/access-log.ts';
import { raw, sql } from '../kit/sql.ts';
import { traceOfPeople } from './coverages.ts';

type StoredLine = Stored & {
  readonly person_identity: InsurerLineRecord['identity'];
  readonly person_bank_account: InsurerLineRecord['bankAccount'];
  readonly holder_identity: InsurerLineRecord['identity'];
  readonly company_name: string | null;
  readonly policy_number: string | null;
};

/** Families together, the holder first: as insurers take them in. */
const byFamily = `coalesce(h.name, '') || v.holder_id || case when v.person_id = v.holder_id then '0' else '1' end || coalesce(p.name, '')`;

const insurerLineListing: RuledListing<InsurerLineRecord, StoredLine> = {
  resource: 'insurer-lines',
  summary: 'Las filas de los archivos para aseguradoras (filtro fileId); queda registrado a quiénes viste',
  rule: insurerLineRule,
  projector: 'collective',
  id: 'v.id',
  filters: {
    fileId: anyOf('v.file_id', uuids),
    movement: anyOf('v.movement', oneOf(idsOf(insurerMovements))),
    companyId: anyOf('v.company_id', texts),
  },
  sorts: { family: raw(byFamily), personName: alphabetical('p.name') },
  defaultSort: ['family', 'ASC'],
  from: () =>
    sql('read.insurer_line as v')
      .leftJoin('read.insured_person as p', 'p.id', 'v.person_id')
      .leftJoin('read.insured_person as h', 'h.id', 'v.holder_id')
      .leftJoin('read.company as c', 'c.id', 'v.company_id')
      .leftJoin('read.policy as l', 'l.id', 'v.policy_id'),
  held: { country: 'v.country', company: 'v.company_id' },
  columns: () =>
    [
      ...rowColumns(insurerLineTable, 'v'),
      'p.identity as person_identity, p.bank_account as person_bank_account, h.identity as holder_identity',
      'c.legal_name as company_name, l.number as policy_number',
    ].join(', '),
  row: insurerLineRecordSchema,
  show: (found) =>
    found.map((stored) => {
      const row = readRow(insurerLineTable, stored);
      const { person_identity: identity, holder_identity: holder } = stored;
      const as = (one: InsurerLineRecord['identity']) =>
        insuredAs(one ? { country: row.country, identity: one } : undefined);
      return {
        ...row,
        ...as(identity),
        companyName: stored.company_name,
        policyNumber: stored.policy_number,
        holderName: as(holder).personName,
        holderDocument: holder && formatDocument(row.country, holder.documentType, holder.documentNumber),
        identity,
        bankAccount: row.personId === row.holderId ? stored.person_bank_account : null,
      };
    }),
};

export const tracedLines = (parts: AccessLogParts): RuledListing<InsurerLineRecord, StoredLine> => ({
  ...insurerLineListing,
  trace: traceOfPeople(parts),
});

const column = columnOf<InsurerLineRecord>();

/** The company's number without its country. */
const numberOf = (companyId: string): string => companyId.slice(companyId.indexOf('-') + 1);
const isEnd = ({ movement }: InsurerLineRecord): boolean => movement === 'cancellation';
const ofIdentity = (
  label: string,
  cell: (
    identity: NonNullable<InsurerLineRecord['identity']>,
    line: InsurerLineRecord,
  ) => string | null | undefined,
): Column<InsurerLineRecord> =>
  column('identity', label, (line) => (line.identity && cell(line.identity, line)) ?? null);
const ofAccount = (
  label: string,
  cell: (account: NonNullable<InsurerLineRecord['bankAccount']>) => string | null,
): Column<InsurerLineRecord> =>
  column('bankAccount', label, (line) => (line.bankAccount && !isEnd(line) ? cell(line.bankAccount) : null));

export const insurerLineExport = exportOf(insurerLineListing, {
  aggregate: 'insured-people',
  erasable: { view: 'read.insured_person', projector: 'insured-people' },
  idOf: ({ personId, holderId }) => [personId, holderId],
  permissions: ['insurer-files:read'],
  name: 'Altas y bajas',
  columns: [
    column('movement', 'Movimiento', ({ movement }) => nameIn(insurerMovements, movement)),
    column('companyId', 'Documento de la empresa', ({ companyId }) => numberOf(companyId)),
    column('companyName', 'Empresa', ({ companyName }) => companyName),
    column('policyNumber', 'Póliza', ({ policyNumber }) => policyNumber),
    column('coverageGroup', 'Grupo', ({ coverageGroup }) => coverageGroup),
    column('holderDocument', 'Documento del titular', ({ holderDocument }) => holderDocument),
    ofIdentity('Tipo de documento', ({ documentType }) => documentType),
    ofIdentity('Documento', ({ documentType, documentNumber }, { country }) =>
      formatDocument(country, documentType, documentNumber),
    ),
    column('dependantType', 'Parentesco', ({ dependantType: id }) =>
      id === null ? 'Titular' : nameIn(dependantTypes, id),
    ),
    ofIdentity('Apellido paterno', ({ paternalSurname }) => paternalSurname),
    ofIdentity('Apellido materno', ({ maternalSurname }) => maternalSurname),
    ofIdentity('Nombres', ({ firstName }) => firstName),
    ofIdentity('Nacimiento', ({ birthDate }) => birthDate),
    ofIdentity('Sexo', ({ gender }) => gender && nameIn(genders, gender)),
    column('day', 'Con cobertura desde', (row) => (isEnd(row) ? null : row.day)),
    column('day', 'Con cobertura hasta', (row) => (isEnd(row) ? addDays(row.day, -1) : null)),
    column(
      'reasonId',
      'Motivo de la baja',
      ({ reasonId }) => reasonId && nameIn(cancellationReasons, reasonId),
    ),
    ofIdentity('Correo', ({ email }) => email),
    ofIdentity('Teléfono', ({ phone }) => phone),
    ofAccount('Banco', ({ bank }) => bank),
    ofAccount('Tipo de cuenta', ({ typeId }) => nameIn(bankAccountTypes, typeId)),
    ofAccount('Número de cuenta', ({ number }) => number),
  ],
});
