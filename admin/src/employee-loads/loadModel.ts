/** What is told of a load, worked out without a screen. */
import {
  type EmployeeLoadRecord,
  type LoadField,
  type LoadKind,
  loadColumns,
  type LoadRow,
  mappedCells,
  readDay,
} from '@cotejo/core/employee-loads';

type Progress = Pick<EmployeeLoadRecord, 'total' | 'doneOk' | 'doneSame' | 'doneRefused'>;

/** From 0 to 100. */
export const percentOf = ({ total, doneOk, doneSame, doneRefused }: Progress): number =>
  total === 0 ? 0 : Math.floor(((doneOk + doneSame + doneRefused) / total) * 100);

/** Whether its rows are worked on just now. */
export const isWorkedOn = ({ step }: Pick<EmployeeLoadRecord, 'step'>): boolean =>
  step === 'trying' || step === 'running';

/** Whom a load waits for: whoever looks at it, or the house, which processes it; nobody while it is worked on. */
export const waitsFor = ({
  step,
  triedRefused,
  allowedCommands,
}: Pick<EmployeeLoadRecord, 'step' | 'triedRefused' | 'allowedCommands'>): 'you' | 'house' | undefined => {
  if (step !== 'mapping' && step !== 'tried') return undefined;
  const may = (name: string) => allowedCommands.some(({ command, allowed }) => command === name && allowed);
  const isYours =
    step === 'mapping' ? may('map') : may('confirm') || (triedRefused > 0 && may('correct-row'));
  return isYours ? 'you' : 'house';
};

/** A field as people know it: by the file's own heading where it has one. */
export const fieldLabel = (
  kind: LoadKind,
  mapping: Readonly<Record<string, string>>,
  field: string,
): string => mapping[field] ?? loadColumns[kind].find((one) => one.field === field)?.heading ?? '';

const nameFields: readonly LoadField[] = ['paternalSurname', 'maternalSurname', 'name'];

/** Whom a row is about: the name, or the document where the row has none; nothing when it was erased. */
export const personOf = (
  mapping: Readonly<Record<string, string>>,
  { cells, corrected }: LoadRow,
): string | undefined => {
  if (!cells) return undefined;
  const values = mappedCells(mapping, cells, corrected);
  const name = nameFields
    .map((field) => values[field])
    .filter(Boolean)
    .join(' ');
  return name || String(values.legalId ?? '') || undefined;
};

export const documentOf = (
  mapping: Readonly<Record<string, string>>,
  { cells, corrected }: LoadRow,
): string => (cells ? String(mappedCells(mapping, cells, corrected).legalId ?? '') : '');

export type RowMessage = { readonly label: string; readonly message: string };

/** What is wrong with a row, or worth knowing, by the names of its columns. */
export const rowMessages = (
  kind: LoadKind,
  mapping: Readonly<Record<string, string>>,
  messages: Readonly<Record<string, string>>,
): readonly RowMessage[] =>
  Object.entries(messages).map(([field, message]) => ({ label: fieldLabel(kind, mapping, field), message }));

/** The fields of a row's form: those with an error first, then the others that the file or the kind has. */
export const formFields = (
  kind: LoadKind,
  mapping: Readonly<Record<string, string>>,
  row: LoadRow,
): readonly LoadField[] => {
  const known = loadColumns[kind].filter(
    ({ field, isRequired }) => isRequired || mapping[field] || row.errors[field],
  );
  const isWrong = ({ field }: { field: LoadField }) => row.errors[field] !== undefined;
  return [...known.filter(isWrong), ...known.filter((one) => !isWrong(one))].map(({ field }) => field);
};

const days: readonly LoadField[] = ['birthDate', 'effectiveDate'];

/** Days as the form's hint says them, 31/05/1990, whichever way the file keeps them. */
const typedText = (field: LoadField, value: string | number | undefined): string => {
  const read = value !== undefined && days.includes(field) ? readDay(value) : undefined;
  return read && 'value' in read ? read.value.split('-').toReversed().join('/') : String(value ?? '');
};

/** The words of a field as choices, with what the row says already. */
export const choicesWith = (
  words: readonly string[],
  said: string,
): readonly { readonly id: string; readonly name: string }[] =>
  (said === '' || words.includes(said) ? words : [said, ...words]).map((word) => ({ id: word, name: word }));

/** What the form holds at first, as texts. */
export const formValues = (
  mapping: Readonly<Record<string, string>>,
  { cells, corrected }: LoadRow,
  fields: readonly LoadField[],
): Readonly<Record<string, string>> => {
  const values = mappedCells(mapping, cells ?? {}, corrected);
  return Object.fromEntries(fields.map((field) => [field, typedText(field, values[field])]));
};

/** Only what was changed is sent. */
export const changedValues = (
  before: Readonly<Record<string, string>>,
  typed: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(before).flatMap(([field, value]) => {
      const now = typeof typed[field] === 'string' ? typed[field].trim() : '';
      return now === value ? [] : [[field, now]];
    }),
  );
