/** Puts the demo's catalogue on offer: plans, clinics and tables through the importer, the rest by commands. */
import {
  catalogueTerm,
  insuranceType,
  registerCatalogueTerm,
  registerInsuranceType,
} from '@cotejo/core/insurance-types';
import { organization, registerOrganization } from '@cotejo/core/organizations';
import {
  type DatedTable,
  datedTable,
  type DatedTableEvent,
  type DatedTableKind,
  datedTableKinds,
  publishedRowsOf,
  setTableRows,
} from '@cotejo/core/dated-tables';
import { type ImportSourceName } from '@cotejo/core/catalogue-import';
import { type ReadFile, readImport } from '@cotejo/core/catalogue-import/server';
import { type HandleCommand, type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type Actor, type AnyEvent, type Decider, type Decision } from '@cotejo/core/kit/event-sourcing';
import { type Staff } from '@cotejo/core/identity';
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';
import { forGood, importRows } from '../../../write-service/src/catalogue-import/index.ts';
import { clinicFile } from './catalogue/clinics.ts';
import { fileRows } from './catalogue/files.ts';
import { type DemoProduct, productsOf } from './catalogue/index.ts';
import { referredTo } from './catalogue/referred-to.ts';
import { setByCommand, tableFiles } from './catalogue/tables.ts';
import { demoId } from './users.ts';

/** Sends a command that is always the same for the same record. */
type Send = <State, Event extends AnyEvent>(
  decider: Decider<State, Event>,
  id: string,
  decide: Decision<State, Event>,
  country: CountryCode,
  /** Sender of the commands, where it is not the demo. */
  actor?: Actor,
) => Promise<unknown>;

export type CatalogueLoad = {
  readonly send: Send;
  /** Handles the importer's commands, in the name of the demo. */
  readonly handle: HandleCommand;
  readonly load: LoadAggregate;
  /** A user who may import into every market. */
  readonly importer: Staff;
  readonly now: Date;
};

/** Sender of published values: this automation sets them in every installation, so they are no demonstration. */
const publisher: Actor = { kind: 'system', automation: 'set-published-values' };
const senderOf = (kind: DatedTableKind, today: string): Actor | undefined =>
  setByCommand(kind, today).every((rows) => publishedRowsOf(kind.name).includes(rows))
    ? publisher
    : undefined;

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/**
 * All days of a table at once: an append each would be hundreds. No two are of one day, so none depends on another.
 * They are confirmed: some isapres are the demo's own.
 */
const setAllRows =
  (kind: DatedTableKind, today: string): Decision<DatedTable, DatedTableEvent> =>
  (table, now) =>
    setByCommand(kind, today).flatMap((rows) =>
      setTableRows(kind.name, { ...rows, confirmed: true })(table, now),
    );

/** A new plan has been there for three weeks. */
const newFor = 21 * 86_400_000;
const rowOf = ({ code, offered: { content, price }, isNew }: DemoProduct, now: Date) => {
  if (!isNew) return { code, content, price };
  const availableFrom = dayOf(new Date(now.getTime() - newFor));
  return { code, content: { ...content, selling: { ...content.selling, availableFrom } }, price };
};

/** Records at once: as many as keep the event store busy. */
const atOnce = 32;

const sendAll = async (commands: readonly (() => Promise<unknown>)[]): Promise<void> => {
  const waiting = commands.values();
  const work = async (): Promise<void> => {
    for (const command of waiting) await command();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};

/** @throws Error with the first row that is refused */
const importFile = async (
  { handle, load, importer: by, now }: CatalogueLoad,
  source: ImportSourceName,
  country: CountryCode,
  file: ReadFile,
): Promise<void> => {
  const run = { id: demoId(`import/${source}/${country}`), by, country, now };
  const attempt = forGood(handle, run, () => undefined);
  // The demo's pictures are files of the site itself: none was uploaded.
  const findPictures = async () => [];
  for await (const { outcome, ...row } of importRows({ attempt, load, by, findPictures }, file))
    if (outcome === 'refused')
      throw new Error(`The importer refuses of ${source} in ${country}: ${JSON.stringify(row)}`);
};

const importProducts = async (parts: CatalogueLoad, country: CountryCode): Promise<void> => {
  const rows = productsOf(country).map((one, index) => ({ row: index + 1, values: rowOf(one, parts.now) }));
  await importFile(parts, 'productos', country, await readImport('productos', country, { rows }));
};

const importClinics = async (parts: CatalogueLoad, country: CountryCode): Promise<void> => {
  const rows = await fileRows(clinicFile(country));
  await importFile(parts, 'clinicas', country, await readImport('clinicas', country, { rows }));
};

export const loadCatalogue = async (parts: CatalogueLoad): Promise<void> => {
  const { send, now } = parts;
  const today = dayOf(now);
  const { organizations, insuranceTypes, terms } = referredTo(countryCodes);
  await sendAll([
    ...datedTableKinds.map(
      (kind) => () =>
        send(datedTable, kind.name, setAllRows(kind, today), kind.country, senderOf(kind, today)),
    ),
    ...organizations.map(
      ({ id, details }) =>
        () =>
          send(organization, id, registerOrganization(details), details.country),
    ),
    ...insuranceTypes.map(
      ({ id, details }) =>
        () =>
          send(insuranceType, id, registerInsuranceType(details), details.country),
    ),
    ...terms.map(
      ({ id, details }) =>
        () =>
          send(catalogueTerm, id, registerCatalogueTerm(details), details.country),
    ),
    ...tableFiles.map(
      ({ country, read }) =>
        () =>
          importFile(parts, 'tablas', country, read),
    ),
    ...countryCodes.map((country) => () => importClinics(parts, country)),
  ]);
  await Promise.all(countryCodes.map((country) => importProducts(parts, country)));
};
