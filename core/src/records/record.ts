/** A kind of record, described once: tables, lists, exports, histories, the audit and screens follow from the description. */
import { z } from 'zod';
import {
  type AllowedCommand,
  allowedCommands,
  allowedCommandsSchema,
} from '../kit/allowed-commands/index.ts';
import { type AnyEvent, type Decider } from '../kit/event-sourcing/index.ts';
import { type Noun, sentencesAbout } from '../kit/record/index.ts';
import {
  type AnyTable,
  column,
  type Columns,
  type RowOf,
  schemasOf,
  type Shown as ShownColumn,
  type Table,
  type ValuesOf,
} from '../kit/table/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { type Held, type Holder, type ScopeRule, type Staff } from '../identity/index.ts';
import { type AuditKind } from '../reference/audit-kinds.ts';
import { countryOf } from '../reference/countries.ts';
import { type Permission } from '../reference/permissions.ts';
import { type Guard, refusalOf } from './guard.ts';
import { type HistoryTable, historyTable } from './history.ts';

/** A command as people meet it: who may send it, and its button. */
export type RecordCommand = { readonly permission: Permission; readonly label: string };

/** The command that makes a record. */
type CreatingCommand = RecordCommand & { readonly command: string };

/** Fields of an event whose values its audit entry has, or the names alone of those that it changed. */
type Details<Event extends AnyEvent> =
  | readonly (keyof Event['data'] & string)[]
  | { readonly namesOf: (keyof Event['data'] & string) | 'event' };

/** A history under its own address. */
type History = ScopeRule & { readonly resource: string };

type EventWords<Event extends AnyEvent> = {
  /** The kind that the audit lists it as; null for one that is not listed. */
  readonly kind: AuditKind | null;
  readonly details?: Details<Event>;
};

type RowIn<C extends Columns, J extends Columns> = RowOf<Table<C, Record<never, never>>> & {
  readonly [Name in keyof J]: z.output<J[Name]['schema']>;
};

/** Rows that lists show and exports write. */
type RowsDescription<C extends Columns, Hidden extends Columns, J extends Columns, Written extends string> = {
  /** The last part of its addresses, as commands and lists name it. */
  readonly resource: string;
  readonly noun: Noun;
  /** Headings of its page, its list and its export where the noun is not said there. */
  readonly titles?: { readonly one: string; readonly many: string };
  readonly table: Table<C, Hidden>;
  /** Columns that queries add to a row, such as the name of a record that it refers to. */
  readonly joined?: J;
  /** Columns that are no values of a row: their texts are among the cells. */
  readonly written?: Readonly<Record<Written, ShownColumn>>;
  /** Labels of parts of columns and of fields that commands alone have. */
  readonly otherLabels?: Readonly<Record<string, string>>;
  readonly rule: ScopeRule;
  /** Columns that say by what a row is held. */
  readonly held: Readonly<Partial<Record<Holder, keyof C & string>>>;
  /** Texts of cells that a column's value alone does not give. */
  readonly cells?: {
    readonly [Name in keyof C | keyof J | NoInfer<Written>]?: (row: RowIn<C, J>) => string | number | null;
  };
  /** Columns of its list and its export, in their order; the first one names a record. */
  readonly listed: readonly ((keyof C | keyof J | NoInfer<Written>) & string)[];
  /** Further permissions that an export needs. */
  readonly exported: readonly Permission[];
};

type Description<
  C extends Columns,
  Hidden extends Columns,
  J extends Columns,
  State,
  Event extends AnyEvent,
  Command extends string,
  Creation extends CreatingCommand | undefined,
  Written extends string,
> = RowsDescription<C, Hidden, J, Written> & {
  readonly decider: Decider<State, Event>;
  /** The row of a state; nothing for a state that is no record. */
  readonly valuesOf: (id: string, state: State) => ValuesOf<Table<C, Hidden>> | undefined;
  /** The command that makes one. */
  readonly creation?: Creation;
  /** Commands on a record that there is. */
  readonly commands: Readonly<Record<Command, RecordCommand>>;
  /** The Spanish reason why somebody may not send a command; as the permission and the rule say it if left out. */
  readonly refused?: (command: Command, row: RowIn<C, J>, viewer: Staff) => string | undefined;
  /** The Spanish reason why a command that its sender may send is refused in this state. */
  readonly notNow?: (command: Command, row: RowIn<C, J>, viewer: Staff) => string | undefined;
  /** Whether the command acts only on what the viewer added, such as own files. */
  readonly isOwnOnly?: (command: Command, row: RowIn<C, J>, viewer: Staff) => boolean;
  /** The rule of those who read its history, where it has one. */
  readonly history?: History;
  /** Whether people save views of its list. */
  readonly hasViews?: true;
  readonly events: { readonly [Type in Event['type']]: EventWords<Extract<Event, { type: Type }>> };
};

/** Labels of the columns that have one. */
export const labelsOf = <C extends Columns>(columns: C): Readonly<Record<keyof C & string, string>> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, { label }]) => (label === undefined ? [] : [[name, label]])),
  ) as Record<keyof C & string, string>;

/** Rows without commands of their own, such as those of one per event. */
export const rows = <
  C extends Columns,
  Hidden extends Columns,
  J extends Columns = Record<never, never>,
  Written extends string = never,
>(
  described: RowsDescription<C, Hidden, J, Written>,
) => {
  const { table, joined = {} as J, rule, held, noun, titles, resource, otherLabels } = described;
  const written: Columns = Object.fromEntries(
    Object.entries<ShownColumn>(described.written ?? {}).map(
      ([name, shown]) => [name, column('text', z.string().nullable(), shown)] as const,
    ),
  );
  const columns: Columns = { ...table.columns, ...joined, ...written };
  const schema = z.object({ ...(table.row as z.ZodObject).shape, ...schemasOf(joined) });
  return {
    ...described,
    joined,
    /** All columns that people see or rows have. */
    columns,
    /** Labels of all fields that have one. */
    labels: { ...labelsOf(columns), ...otherLabels },
    words: { ...sentencesAbout(noun), ...titles },
    schema: schema as unknown as z.ZodType<RowIn<C, J>> & z.ZodObject,
    /** The holders that a row names. */
    heldBy: (row: object): Held =>
      Object.fromEntries(
        Object.entries(held).map(([holder, name]) => [
          holder,
          (row as Readonly<Record<string, unknown>>)[name],
        ]),
      ),
    /** The list, as saved views name it. */
    list: { resource, permission: rule.permission as Permission },
  };
};

/**
 * Describes a kind of record for all floors (docs/decisions/0119).
 * @returns the description with what follows of it: columns, labels, words, schema of a shown row, guard, history's table and allowed commands
 */
export const record = <
  C extends Columns,
  Hidden extends Columns,
  State,
  Event extends AnyEvent,
  Command extends string,
  J extends Columns = Record<never, never>,
  const Creation extends CreatingCommand | undefined = undefined,
  Written extends string = never,
>(
  described: Description<C, Hidden, J, State, Event, Command, Creation, Written>,
) => {
  const { table, commands, rule, refused, notNow, valuesOf, history } = described;
  const listed = rows<C, Hidden, J, Written>(described);
  const { heldBy, words } = listed;
  const names = Object.keys(commands) as [Command, ...Command[]];
  const guard: Guard<State> = {
    rule,
    held(state) {
      const values = valuesOf('', state);
      return values && heldBy(values);
    },
    unknown: words.unknown,
  };
  type Shown = RowIn<C, J> & { readonly allowedCommands: readonly AllowedCommand<Command>[] };
  const schema = listed.schema.extend({
    allowedCommands: allowedCommandsSchema(names),
  }) as unknown as z.ZodType<Shown> & z.ZodObject<{ allowedCommands: z.ZodType }>;
  const refusal: typeof refused =
    refused ?? ((command, row, viewer) => refusalOf(commands[command].permission, rule, heldBy(row), viewer));

  return {
    ...described,
    ...listed,
    creation: described.creation as Creation,
    schema,
    guard,
    historyTable: history && historyTable(`${table.name}_history`),
    /** The commands on a record, each with whether the viewer may send it now, and in Spanish why not. */
    allowed: (row: RowIn<C, J>, viewer: Staff): readonly AllowedCommand<Command>[] =>
      allowedCommands(
        names,
        (command) => refusal(command, row, viewer) ?? notNow?.(command, row, viewer),
        (command) => described.isOwnOnly?.(command, row, viewer) ?? false,
      ),
  };
};

/** A row as lists, pages and answers to commands show it. */
export type ShownBy<R extends { readonly schema: z.ZodType }> = z.output<R['schema']>;

/** A described kind of record for whoever needs no more than the type of its rows. */
export type RecordKind<Shown extends object = object> = {
  readonly resource: string;
  readonly noun: Noun;
  readonly words: Readonly<Record<keyof ReturnType<typeof sentencesAbout>, string>>;
  readonly table: AnyTable;
  readonly joined: Columns;
  readonly columns: Columns;
  readonly labels: Readonly<Record<string, string>>;
  readonly rule: ScopeRule;
  readonly held: Readonly<Partial<Record<Holder, string>>>;
  readonly heldBy: (row: object) => Held;
  readonly cells?: Readonly<Partial<Record<string, (row: never) => string | number | null>>>;
  readonly listed: readonly string[];
  readonly exported: readonly Permission[];
  readonly history?: History;
  readonly hasViews?: true;
  readonly historyTable?: HistoryTable | undefined;
  readonly list: { readonly resource: string; readonly permission: Permission };
  readonly schema: z.ZodType<Shown>;
  /** None for rows that no commands are sent to. */
  readonly allowed?: (row: never, viewer: Staff) => readonly AllowedCommand[];
};

/**
 * The text or number of a row's cell, but for instants and money, which each floor writes its own way.
 * @param name of one of its columns
 * @returns null where the row has no value
 */
export const cellOf = (
  { columns, cells }: Pick<RecordKind, 'cells' | 'columns'>,
  name: string,
  row: object,
): string | number | null => {
  const written = cells?.[name];
  if (written) return written(row as never);
  const value = (row as Readonly<Record<string, unknown>>)[name] as string | number | boolean | null;
  const { as, choices } = columns[name]!;
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (as === 'country') return countryOf(value as CountryCode).name;
  return choices?.find(({ id }) => id === value)?.name ?? value;
};
