/** A line of the company's bank account: money that came in, until it is known whose it is. */
import { z } from 'zod';
import { type CountryCode } from '../kit/country/index.ts';
import {
  type Decider,
  type Decision,
  type EventMetadata,
  type EventOf,
  events,
  type Personal,
  personal,
  reject,
  rejectActor,
  rejectInput,
  rejectUnknown,
  unreachable,
} from '../kit/event-sourcing/index.ts';
import { accountCurrencies, accountRefusal } from '../accounts/index.ts';
import { type ScopeRule, sees, type Staff } from '../identity/index.ts';

// Stream: named by what the bank says of the line, so that the same line of another file is the same one.
export const bankLineStream = (lineId: string): string => `bankLine-${lineId}`;

// Events
/** Characters that are kept of what a bank writes. */
export const longestText = 300;
export const longestNote = 500;
export const bankLineEvents = events({
  BankLineImported: z
    .object({
      bankAccount: z.string().describe('the bank and the digits of the account that the money came into'),
      currency: z.enum(accountCurrencies),
      day: z.iso.date().describe('as the bank says it'),
      amount: z.int().positive().describe('minor units of the currency'),
      reference: z
        .string()
        .max(longestText)
        .describe('the number that the bank gives the operation, or nothing'),
      description: personal(z.string().max(longestText)),
    })
    .describe('A file of the bank has a line that no file had before.'),
  BankLineNumbered: z
    .object({ lineId: z.uuid() })
    .describe('A line of the same day, amount and words came in with a number; this one has none.'),
  BankLineAssigned: z
    .object({ executiveId: z.uuid(), movementId: z.uuid() })
    .describe('The money is an executive’s: it is deposited on that account.'),
  BankLineDismissed: z
    .object({ note: personal(z.string().max(longestNote)) })
    .describe('The money is nobody’s of the executives.'),
});
export type BankLineEvent = EventOf<typeof bankLineEvents>;

/** The number of an operation without the zeros that banks fill it with in one of their files and not in another; nothing where it has none. */
export const operationNumber = (reference: string): string => reference.replace(/^0+/, '');

// State
type Imported = Extract<BankLineEvent, { type: 'BankLineImported' }>['data'];
type Numbered = {
  /** The first line of the same day, amount and words that came in with a number. */
  readonly numberedBy: string | null;
};
export type KnownBankLine = Imported & {
  readonly status: 'waiting' | 'assigned' | 'dismissed';
  readonly country: CountryCode;
  readonly importedAt: string;
  readonly executiveId: string | null;
  readonly movementId: string | null;
  readonly note: Personal<string> | null;
  /** When it was assigned or dismissed, UTC. */
  readonly settledAt: string | null;
} & Numbered;
export type BankLine = ({ readonly status: 'unknown' } & Numbered) | KnownBankLine;

const evolve = (line: BankLine, event: BankLineEvent, metadata: EventMetadata): BankLine => {
  const { country, occurredAt } = metadata;
  if (event.type === 'BankLineImported') {
    const open = { executiveId: null, movementId: null, note: null, settledAt: null };
    const { numberedBy } = line;
    return { status: 'waiting', country, importedAt: occurredAt, ...event.data, ...open, numberedBy };
  }
  if (event.type === 'BankLineNumbered') return { ...line, numberedBy: event.data.lineId };
  if (line.status === 'unknown') return line;
  switch (event.type) {
    case 'BankLineAssigned':
      return { ...line, status: 'assigned', ...event.data, settledAt: occurredAt };
    case 'BankLineDismissed':
      return { ...line, status: 'dismissed', ...event.data, settledAt: occurredAt };
    default:
      return unreachable(event);
  }
};

export const bankLine: Decider<BankLine, BankLineEvent> = {
  stream: bankLineStream,
  events: bankLineEvents,
  initial: { status: 'unknown', numberedBy: null },
  evolve,
  country: (state) => (state.status === 'unknown' ? undefined : state.country),
};

// Decisions
/** The scope rule of lines of the bank: those who may deposit in their country. Executives see their own accounts alone. */
export const bankLineRule = {
  permission: 'accounts:deposit',
  heldBy: { country: ['country'], all: [] },
} as const satisfies ScopeRule;

/** Why no command is possible on a line, in Spanish. */
export const bankLineNotNow = ({ status }: Pick<KnownBankLine, 'status'>): string | undefined =>
  ({
    waiting: undefined,
    assigned: 'Ya se asignó a un ejecutivo.',
    dismissed: 'Ya se descartó.',
  })[status];

type BankLineDecision = Decision<BankLine, BankLineEvent>;

/**
 * Takes a line in; one that a file had before changes nothing, nor does one that came in with its number.
 * @param idsOfFile the ids of the lines of the same file: it repeats none of these; where they are left out it repeats no line
 */
export const importBankLine =
  (
    imported: Omit<Imported, 'description'> & { readonly description: string },
    idsOfFile?: ReadonlySet<string>,
  ): BankLineDecision =>
  (line) => {
    if (line.status !== 'unknown') return [];
    const isRepeat = idsOfFile && line.numberedBy !== null && !idsOfFile.has(line.numberedBy);
    return isRepeat ? [] : [{ type: 'BankLineImported', data: imported }];
  };

/** Keeps in mind, for a line without a number, that one of the same day, amount and words has it. */
export const noteNumberedLine =
  (lineId: string): BankLineDecision =>
  (line) =>
    line.numberedBy !== null ? [] : [{ type: 'BankLineNumbered', data: { lineId } }];

const about =
  (by: Staff, decide: (line: KnownBankLine) => readonly BankLineEvent[]): BankLineDecision =>
  (line) => {
    if (line.status === 'unknown' || !sees(bankLineRule, by, line))
      return rejectUnknown('No existe ese abono, o no puedes verlo.');
    const refused = bankLineNotNow(line);
    return refused === undefined ? decide(line) : reject('INVALID_TRANSITION', refused);
  };

/** An account as far as a line asks it. */
type Receiver = { readonly executiveId: string; readonly country: CountryCode; readonly currency: string };

/**
 * Says whose the money is.
 * @param account of the executive; nothing where none is open
 * @param movementId of the deposit that follows
 */
export const assignBankLine = (asked: {
  by: Staff;
  account: Receiver | undefined;
  movementId: string;
}): BankLineDecision =>
  about(asked.by, (line) => {
    const { account, by, movementId } = asked;
    if (!account) return rejectInput({ executiveId: 'Ese ejecutivo no tiene una cuenta abierta.' });
    if (account.currency !== line.currency)
      return rejectInput({
        executiveId: `Su cuenta es en ${account.currency}, y el abono en ${line.currency}.`,
      });
    const refused = accountRefusal('deposit', account, by);
    if (refused !== undefined) return rejectActor(refused);
    return [{ type: 'BankLineAssigned', data: { executiveId: account.executiveId, movementId } }];
  });

/** Says that the money is nobody's of the executives, and why. */
export const dismissBankLine = ({ by, note }: { by: Staff; note: string }): BankLineDecision =>
  about(by, () => [{ type: 'BankLineDismissed', data: { note } }]);
