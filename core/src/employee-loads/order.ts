/** The order of one row of a workbook, checked by itself: without other rows or the records. */
import { type z } from 'zod';
import { type CountryCode } from '../kit/country/index.ts';
import { type FieldErrors } from '../kit/event-sourcing/index.ts';
import { ageOn } from '../kit/time/index.ts';
import { birthDate, optionalText, required, text } from '../kit/validation/index.ts';
import { type BankAccount, type Identity } from '../insured-people/index.ts';
import { email, insuredDocument, personName, phone } from '../people/index.ts';
import { dependantType, dependantTypeAt } from '../reference/dependant-types.ts';
import {
  type CellValue,
  type ReadCell,
  readAccountType,
  readDay,
  readDocument,
  readGender,
  readInsuredType,
  type ReadKinship,
  readKinship,
  readReason,
  readRestrictions,
} from './cells.ts';
import { type LoadField, type LoadKind, loadColumns } from './columns.ts';

/** The cells of a row that hold something, by field. */
export type RowCells = Readonly<Partial<Record<LoadField, CellValue>>>;

export type Document = Pick<Identity, 'documentType' | 'documentNumber'>;
type Common = {
  readonly document: Document;
  /** Of a dependant's row. */
  readonly holder?: Document | undefined;
  readonly policyNumber?: string | undefined;
};
export type ActivationOrder = Common & {
  readonly kind: 'activation';
  readonly identity: Identity;
  readonly bankAccount?: BankAccount | undefined;
  readonly kinship?: ReadKinship | undefined;
  /** Whether a coverage is asked for: an employee may be registered only as the holder of dependants. */
  readonly isInsured: boolean;
  readonly from: string;
  readonly coverageGroup?: string | undefined;
  readonly restrictionIds: readonly number[];
};
export type CancellationOrder = Common & {
  readonly kind: 'cancellation';
  readonly until: string;
  readonly reasonId: number;
  readonly note?: string | undefined;
};
export type LoadOrder = ActivationOrder | CancellationOrder;

export type ReadRow = {
  /** Nothing where the row has errors. */
  readonly order?: LoadOrder;
  /** Of an employee's row with errors, whom it is about, where that can be read. */
  readonly employee?: Document | undefined;
  /** By field, in Spanish. */
  readonly errors: FieldErrors;
  readonly warnings: FieldErrors;
};

/** Schemas are costly to make: one of each for all rows. */
const madeOnce = <Schema>(make: (country: CountryCode) => Schema): ((country: CountryCode) => Schema) => {
  const made = new Map<CountryCode, Schema>();
  return (country) => {
    const schema = made.get(country) ?? make(country);
    made.set(country, schema);
    return schema;
  };
};
const documentIn = madeOnce(insuredDocument);
const phoneIn = madeOnce(phone);
const [bankName, accountNumber, policyNumber, groupCode] = [text(100), text(40), text(60), optionalText(60)];

/** Collects what is wrong with a row's cells. */
const rowReader = (kind: LoadKind, country: CountryCode, cells: RowCells) => {
  const errors: Record<string, string> = {};
  const warnings: Record<string, string> = {};
  const isRequired = (field: LoadField): boolean =>
    loadColumns[kind].some((column) => column.field === field && column.isRequired);
  const cell = (field: LoadField): CellValue | undefined => {
    const value = cells[field];
    return typeof value === 'string' && value.trim() === '' ? undefined : value;
  };
  const fail = (field: LoadField, message: string): undefined => {
    errors[field] ??= message;
    return undefined;
  };
  const missing = (field: LoadField): undefined => (isRequired(field) ? fail(field, required) : undefined);
  const accept = <Value>(field: LoadField, read: ReadCell<Value>): Value | undefined => {
    if ('error' in read) return fail(field, read.error);
    if (read.warning) warnings[field] = read.warning;
    return read.value;
  };
  return {
    errors,
    warnings,
    cell,
    fail,
    warn: (field: LoadField, message: string) => void (warnings[field] ??= message),
    read<Value>(field: LoadField, reader: (value: CellValue) => ReadCell<Value>): Value | undefined {
      const value = cell(field);
      return value === undefined ? missing(field) : accept(field, reader(value));
    },
    checked<Value>(
      field: LoadField,
      schema: z.ZodType<Value>,
      given: unknown = cell(field),
    ): Value | undefined {
      if (given === undefined) return missing(field);
      const parsed = schema.safeParse(typeof given === 'number' ? String(given) : given);
      return parsed.success ? parsed.data : fail(field, parsed.error.issues[0]!.message);
    },
    document(field: 'legalId' | 'holderLegalId', dvField: 'dv' | 'holderDv', type: CellValue | undefined) {
      const value = cell(field);
      if (value === undefined) return missing(field);
      const read = accept(field, readDocument(country, value, { dv: cell(dvField), documentType: type }));
      if (!read) return undefined;
      const parsed = documentIn(country).safeParse(read);
      if (parsed.success) return parsed.data;
      const [issue] = parsed.error.issues;
      return fail(issue!.path[0] === 'documentType' ? 'documentType' : field, issue!.message);
    },
  };
};
type Reader = ReturnType<typeof rowReader>;

const bankAccountOf = (row: Reader): BankAccount | undefined => {
  const given = (['bank', 'accountType', 'accountNumber'] as const).filter(
    (field) => row.cell(field) !== undefined,
  );
  if (given.length === 0) return undefined;
  const bank =
    row.checked('bank', bankName) ??
    (row.cell('bank') === undefined ? row.fail('bank', 'Falta el banco de la cuenta.') : undefined);
  const typeId =
    row.read('accountType', readAccountType) ??
    (row.cell('accountType') === undefined
      ? row.fail('accountType', 'Falta el tipo de la cuenta.')
      : undefined);
  const number =
    row.checked('accountNumber', accountNumber) ??
    (row.cell('accountNumber') === undefined
      ? row.fail('accountNumber', 'Falta el número de la cuenta.')
      : undefined);
  return bank && typeId && number ? { bank, typeId, number } : undefined;
};

/** The type that the person has on the first day with coverage. */
const kinshipOn = (
  row: Reader,
  kinship: ReadKinship,
  born: string | undefined,
  from: string,
): ReadKinship => {
  if (!kinship.typeId) {
    row.warn('dependentType', 'Falta el tipo exacto: el alta quedará en «Faltan datos».');
    return kinship;
  }
  if (!born) return kinship;
  const typeId = dependantTypeAt(kinship.typeId, ageOn(born, from));
  if (typeId !== kinship.typeId)
    row.warn('dependentType', `Por su edad se lee como «${dependantType(typeId).name}».`);
  return { ...kinship, typeId };
};

const commonOf = (row: Reader, kind: LoadKind) => {
  const document = row.document('legalId', 'dv', row.cell('documentType'));
  const holder = row.document('holderLegalId', 'holderDv', undefined);
  const insured = row.read('insuredType', readInsuredType);
  const isSelf = document && holder && document.documentNumber === holder.documentNumber;
  if (insured?.role === 'dependant' && row.cell('holderLegalId') === undefined)
    row.fail('holderLegalId', 'Falta el documento del titular de la carga.');
  if (kind === 'activation' && isSelf && row.cell('dependentType') !== undefined)
    row.fail('holderLegalId', 'Nadie es carga de sí mismo: escribe el documento del titular.');
  if (insured?.role === 'holder' && holder && !isSelf)
    row.fail('insuredType', 'Dice titular, y la fila tiene el documento de otro titular.');
  return {
    document,
    // Some files repeat the holder's own document in the holder's row.
    holder: isSelf ? undefined : holder,
    isInsured: insured?.isInsured ?? true,
    policyNumber: row.checked('policyNumber', policyNumber),
  };
};

const activationOf = (row: Reader, country: CountryCode): ActivationOrder | undefined => {
  const { document, isInsured, ...common } = commonOf(row, 'activation');
  const firstName = row.checked('name', personName);
  const paternalSurname = row.checked('paternalSurname', personName);
  const maternalSurname = row.checked('maternalSurname', personName);
  const born = row.read('birthDate', readDay);
  if (born !== undefined) row.checked('birthDate', birthDate, born);
  const gender = row.read('gender', readGender);
  const mail = row.checked('email', email);
  const number = row.checked('phone', phoneIn(country));
  const from = row.read('effectiveDate', readDay);
  const coverageGroup = row.checked('coverageGroup', groupCode);
  const restrictionIds = row.read('restrictions', readRestrictions) ?? [];
  const bankAccount = bankAccountOf(row);
  const told = row.read('dependentType', readKinship);
  if (told && !common.holder && row.cell('holderLegalId') === undefined)
    row.fail('holderLegalId', 'Es una carga: falta el documento del titular.');
  if (common.holder && !told && row.cell('dependentType') === undefined)
    row.fail('dependentType', 'Es una carga: falta su tipo.');
  if (common.holder && bankAccount)
    row.warn('accountNumber', 'Se reembolsa a la cuenta del titular: esta no se lee.');
  for (const [field, value, name] of [
    ['birthDate', born, 'la fecha de nacimiento'],
    ['gender', gender, 'el sexo'],
  ] as const)
    if (value === undefined && row.cell(field) === undefined)
      row.warn(field, `Falta ${name}: el alta quedará en «Faltan datos», si no la tiene ya el registro.`);
  if (!document || !firstName || !paternalSurname || !from || Object.keys(row.errors).length > 0)
    return undefined;
  return {
    kind: 'activation',
    ...common,
    document,
    identity: {
      ...document,
      firstName,
      paternalSurname,
      ...(maternalSurname && { maternalSurname }),
      ...(born && { birthDate: born }),
      ...(gender && { gender }),
      ...(mail && { email: mail }),
      ...(number && { phone: number }),
    },
    ...(bankAccount && !common.holder && { bankAccount }),
    ...(common.holder && told && { kinship: kinshipOn(row, told, born, from) }),
    isInsured,
    from,
    coverageGroup,
    restrictionIds,
  };
};

const cancellationOf = (row: Reader): CancellationOrder | undefined => {
  const { document, holder, policyNumber } = commonOf(row, 'cancellation');
  const until = row.read('effectiveDate', readDay);
  const because = row.read('reason', readReason);
  return document && until && because && Object.keys(row.errors).length === 0
    ? { kind: 'cancellation', document, holder, policyNumber, until, ...because }
    : undefined;
};

/** @param refused what the file's reader says of the row's cells, by field */
export const readOrder = (
  kind: LoadKind,
  country: CountryCode,
  cells: RowCells,
  refused: FieldErrors = {},
): ReadRow => {
  const row = rowReader(kind, country, cells);
  for (const [field, message] of Object.entries(refused)) row.errors[field] = message;
  const order = kind === 'activation' ? activationOf(row, country) : cancellationOf(row);
  const { errors, warnings } = row;
  if (order && Object.keys(errors).length === 0) return { order, errors, warnings };
  const employee =
    cells.holderLegalId === undefined && !('legalId' in errors)
      ? row.document('legalId', 'dv', row.cell('documentType'))
      : undefined;
  return { errors, warnings, employee };
};
