/** A load of activations or cancellations from a workbook: what was sent, how it is read, and how far it is. */
import { z } from 'zod';
import { type CountryCode, countryCodes } from '../kit/country/index.ts';
import {
  askedBy,
  type Decider,
  type Decision,
  type EventOf,
  events,
  type EventMetadata,
  isErased,
  type Personal,
  personal,
  reject,
  rejectInput,
  unlessErased,
  unreachable,
} from '../kit/event-sourcing/index.ts';
import { sameValue } from '../kit/values/index.ts';
import { type LoadField, type LoadKind, loadFields, loadKinds } from './columns.ts';
import { type Mapping, mappingErrors } from './mapping.ts';
import { idsOf } from '../reference/collective-tables.ts';

// Stream: the rows of the file, and what was written into them, are sealed under its id and gone with its key.
export const employeeLoadStream = (loadId: string): string => `employeeLoad-${loadId}`;

// Events
/** How many rows a file may have. */
export const mostLoadRows = 50_000;
/** Rows that are corrected or left out in one load: who has more to correct does so in the file. */
const mostCorrections = 1_000;

const mapping = z.partialRecord(z.enum(loadFields), z.string()).describe('the heading of each field');
const counts = z.object({
  ok: z.int().describe('rows of which something becomes'),
  same: z.int().describe('rows that say what is so already, or that were left out'),
  refused: z.int(),
});
export type LoadCounts = Readonly<z.infer<typeof counts>>;
const revision = z.int().describe('how often the reading was changed before');

export const employeeLoadEvents = events({
  EmployeeLoadUploaded: z
    .object({
      kind: z.enum(idsOf(loadKinds)),
      country: z.enum(countryCodes),
      companyId: z.string(),
      policyId: z.uuid(),
      fileName: z.string(),
      sheet: z.string().optional().describe('of a workbook'),
      headings: z.array(z.string()),
      rows: z.int().positive(),
      notes: z.array(z.string()).describe('what its sender should know of the file'),
      mapping,
    })
    .describe('Somebody sent a file; its rows are kept sealed beside the events.'),
  EmployeeLoadMapped: z.object({ mapping }).describe('Somebody said which column is what.'),
  EmployeeLoadRowCorrected: z
    .object({
      row: z.int().describe('its number in the file'),
      values: personal(z.partialRecord(z.enum(loadFields), z.string())),
    })
    .describe('Somebody wrote other values for cells of a row; the file stays as it was.'),
  EmployeeLoadRowLeftOut: z
    .object({ row: z.int().describe('its number in the file'), isOut: z.boolean() })
    .describe('Somebody left a row of the file out, or took it back.'),
  EmployeeLoadTried: counts.extend({ revision }).describe('Every row was decided, and nothing written.'),
  EmployeeLoadConfirmed: z.object({}).describe('The rows are to be decided for good.'),
  EmployeeLoadRowsHandled: counts.describe('The next portion of rows was decided for good.'),
  EmployeeLoadFinished: z.object({}).describe('Every row has its result.'),
  EmployeeLoadWithdrawn: z.object({}).describe('No more rows are decided; what was done stays.'),
  EmployeeLoadFailed: z.object({ reason: z.string() }).describe('It can’t go on, and why.'),
});
export type EmployeeLoadEvent = EventOf<typeof employeeLoadEvents>;
export type LoadUpload = Extract<EmployeeLoadEvent, { type: 'EmployeeLoadUploaded' }>['data'];
type Values = Readonly<Partial<Record<LoadField, string>>>;

// State
/** Where a load is: its rows are tried, were tried, are done for good; or it is over. */
export const loadSteps = [
  'mapping',
  'trying',
  'tried',
  'running',
  'finished',
  'withdrawn',
  'failed',
] as const;
export type LoadStep = (typeof loadSteps)[number];

export type KnownLoad = LoadUpload & {
  readonly step: LoadStep;
  readonly uploadedBy: string | null;
  readonly uploadedAt: string;
  readonly revision: number;
  readonly corrections: Personal<Readonly<Record<string, Values>>>;
  /** Numbers of rows of which nothing shall become. */
  readonly leftOut: readonly number[];
  /** Of the last trial. */
  readonly tried: LoadCounts | null;
  readonly done: LoadCounts;
  readonly portions: number;
  readonly reason: string | null;
  readonly endedAt: string | null;
};
export type EmployeeLoad = { readonly step: 'unknown' } | KnownLoad;
export const isKnownLoad = (load: EmployeeLoad): load is KnownLoad => load.step !== 'unknown';

const none: LoadCounts = { ok: 0, same: 0, refused: 0 };
const added = (one: LoadCounts, other: LoadCounts): LoadCounts => ({
  ok: one.ok + other.ok,
  same: one.same + other.same,
  refused: one.refused + other.refused,
});

const isReady = ({ kind, headings }: LoadUpload, mapped: Mapping): boolean =>
  Object.keys(mappingErrors(kind, headings, mapped)).length === 0;

const corrected = (
  { corrections }: KnownLoad,
  { row, values }: Extract<EmployeeLoadEvent, { type: 'EmployeeLoadRowCorrected' }>['data'],
): KnownLoad['corrections'] =>
  isErased(corrections) || isErased(values)
    ? corrections
    : { ...corrections, [row]: { ...corrections[String(row)], ...values } };

const evolve = (load: EmployeeLoad, event: EmployeeLoadEvent, metadata: EventMetadata): EmployeeLoad => {
  if (event.type === 'EmployeeLoadUploaded')
    return {
      ...event.data,
      step: isReady(event.data, event.data.mapping) ? 'trying' : 'mapping',
      uploadedBy: askedBy(metadata) ?? null,
      uploadedAt: metadata.occurredAt,
      revision: 0,
      corrections: {},
      leftOut: [],
      tried: null,
      done: none,
      portions: 0,
      reason: null,
      endedAt: null,
    };
  if (!isKnownLoad(load)) return load;
  const over = { endedAt: metadata.occurredAt };
  switch (event.type) {
    case 'EmployeeLoadMapped':
      return { ...load, mapping: event.data.mapping, step: 'trying', revision: load.revision + 1 };
    case 'EmployeeLoadRowCorrected':
      return {
        ...load,
        corrections: corrected(load, event.data),
        step: 'trying',
        revision: load.revision + 1,
      };
    case 'EmployeeLoadRowLeftOut': {
      const { row, isOut } = event.data;
      const others = load.leftOut.filter((one) => one !== row);
      return {
        ...load,
        leftOut: isOut ? [...others, row] : others,
        step: 'trying',
        revision: load.revision + 1,
      };
    }
    case 'EmployeeLoadTried': {
      const { revision: _, ...tried } = event.data;
      return { ...load, tried, step: 'tried' };
    }
    case 'EmployeeLoadConfirmed':
      return { ...load, step: 'running' };
    case 'EmployeeLoadRowsHandled':
      return { ...load, done: added(load.done, event.data), portions: load.portions + 1 };
    case 'EmployeeLoadFinished':
      return { ...load, ...over, step: 'finished' };
    case 'EmployeeLoadWithdrawn':
      return { ...load, ...over, step: 'withdrawn' };
    case 'EmployeeLoadFailed':
      return { ...load, ...over, step: 'failed', reason: event.data.reason };
    default:
      return unreachable(event);
  }
};

export const employeeLoad: Decider<EmployeeLoad, EmployeeLoadEvent> = {
  stream: employeeLoadStream,
  events: employeeLoadEvents,
  initial: { step: 'unknown' },
  evolve,
  country: (load): CountryCode | undefined => (isKnownLoad(load) ? load.country : undefined),
};

export const isOver = ({ step }: Pick<KnownLoad, 'step'>): boolean =>
  step === 'finished' || step === 'withdrawn' || step === 'failed';

/** The values that were written for cells of a row instead of the file's. */
export const correctionsOf = ({ corrections }: KnownLoad, row: number): Values =>
  unlessErased(corrections)?.[String(row)] ?? {};

// Decisions: about a load that its guard has found, but for the upload
type LoadDecision = Decision<EmployeeLoad, EmployeeLoadEvent>;

/** The same again changes nothing. @throws Rejection `ALREADY_UPLOADED` */
export const uploadLoad =
  (upload: LoadUpload): LoadDecision =>
  (load) =>
    isKnownLoad(load)
      ? reject('ALREADY_UPLOADED', 'Ya hay otra carga con ese identificador.')
      : [{ type: 'EmployeeLoadUploaded', data: upload }];

/** Commands that people send, with the steps in which they may. */
export const loadCommands = ['map', 'correct-row', 'leave-row', 'confirm', 'withdraw'] as const;
export type LoadCommand = (typeof loadCommands)[number];
const steps: Readonly<Record<LoadCommand, readonly LoadStep[]>> = {
  map: ['mapping', 'trying', 'tried'],
  'correct-row': ['trying', 'tried'],
  'leave-row': ['trying', 'tried'],
  confirm: ['tried'],
  withdraw: ['mapping', 'trying', 'tried', 'running'],
};
const stepNames: Readonly<Record<LoadStep, string>> = {
  mapping: 'Falta decir qué columna es cuál.',
  trying: 'Se están revisando sus filas.',
  tried: 'Sus filas ya se revisaron.',
  running: 'Ya se está procesando.',
  finished: 'Ya se procesó.',
  withdrawn: 'Fue anulada.',
  failed: 'No se pudo procesar.',
};

/** Why a command is not for now, in Spanish. */
export const loadNotNow = (
  command: LoadCommand,
  { step, tried }: Pick<KnownLoad, 'step' | 'tried'>,
): string | undefined => {
  if (!steps[command].includes(step)) return stepNames[step];
  if (command === 'confirm' && (tried?.ok ?? 0) === 0) return 'Ninguna fila tiene algo que procesar.';
  return undefined;
};

const when =
  (command: LoadCommand, decide: (load: KnownLoad) => readonly EmployeeLoadEvent[]): LoadDecision =>
  (load) => {
    if (!isKnownLoad(load)) return [];
    const notNow = loadNotNow(command, load);
    return notNow === undefined ? decide(load) : reject('INVALID_TRANSITION', notNow);
  };

/** @throws Rejection `INVALID_INPUT` where a column is missing, `INVALID_TRANSITION` */
export const mapLoad = (mapped: Mapping): LoadDecision =>
  when('map', (load) => {
    const errors = mappingErrors(load.kind, load.headings, mapped);
    if (Object.keys(errors).length > 0) return rejectInput(errors);
    return load.step !== 'mapping' && sameValue(load.mapping, mapped)
      ? []
      : [{ type: 'EmployeeLoadMapped', data: { mapping: mapped } }];
  });

/** @throws Rejection `INVALID_INPUT`, `INVALID_TRANSITION` */
export const correctLoadRow = (row: number, values: Values): LoadDecision =>
  when('correct-row', (load) => {
    const corrections = unlessErased(load.corrections) ?? {};
    if (!(String(row) in corrections) && Object.keys(corrections).length >= mostCorrections)
      return rejectInput({
        row: `Son ${mostCorrections} filas corregidas como máximo: corrige el archivo y cárgalo de nuevo.`,
      });
    const stands = correctionsOf(load, row);
    return Object.entries(values).every(([field, value]) => stands[field as LoadField] === value)
      ? []
      : [{ type: 'EmployeeLoadRowCorrected', data: { row, values } }];
  });

/**
 * Leaves a row out, such as one of two of the same person; or takes it back.
 * @throws Rejection `INVALID_INPUT`, `INVALID_TRANSITION`
 */
export const leaveLoadRow = (row: number, isOut: boolean): LoadDecision =>
  when('leave-row', ({ leftOut }) => {
    if (leftOut.includes(row) === isOut) return [];
    if (isOut && leftOut.length >= mostCorrections)
      return rejectInput({
        row: `Quedan fuera ${mostCorrections} filas como máximo: quítalas del archivo y cárgalo de nuevo.`,
      });
    return [{ type: 'EmployeeLoadRowLeftOut', data: { row, isOut } }];
  });

/** @throws Rejection `INVALID_TRANSITION` */
export const confirmLoad = (): LoadDecision =>
  when('confirm', () => [{ type: 'EmployeeLoadConfirmed', data: {} }]);

/** @throws Rejection `INVALID_TRANSITION` */
export const withdrawLoad = (): LoadDecision => (load, now) =>
  isKnownLoad(load) && load.step === 'withdrawn'
    ? []
    : when('withdraw', () => [{ type: 'EmployeeLoadWithdrawn', data: {} }])(load, now);

/** A trial of a reading that was changed meanwhile counts for nothing. */
export const recordTrial =
  (revision: number, tried: LoadCounts): LoadDecision =>
  (load) =>
    isKnownLoad(load) && load.step === 'trying' && load.revision === revision
      ? [{ type: 'EmployeeLoadTried', data: { ...tried, revision } }]
      : [];

/** @param portion its number, from 0: one that is recorded already is not recorded twice */
export const recordPortion =
  (portion: number, handled: LoadCounts): LoadDecision =>
  (load) =>
    isKnownLoad(load) && load.step === 'running' && load.portions === portion
      ? [{ type: 'EmployeeLoadRowsHandled', data: handled }]
      : [];

export const finishLoad = (): LoadDecision => (load) =>
  isKnownLoad(load) && load.step === 'running' ? [{ type: 'EmployeeLoadFinished', data: {} }] : [];

export const failLoad =
  (reason: string): LoadDecision =>
  (load) =>
    isKnownLoad(load) && !isOver(load) ? [{ type: 'EmployeeLoadFailed', data: { reason } }] : [];

/** The permission by which loads of a kind are sent and worked on. */
export const loadPermission = (kind: LoadKind) => `employee:bulk-${kind}` as const;
