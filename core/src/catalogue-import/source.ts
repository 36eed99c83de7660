/** The result of parsing a catalogue file: entries to register first, a change per row, and the invalid rows. */
import { type CatalogueTermDetails, type InsuranceTypeDetails } from '../insurance-types/index.ts';
import { type CoverageOrganizationDetails, type OrganizationDetails } from '../organizations/index.ts';
import { type ImportSourceName } from './import-sources.ts';
import { type OfferedProduct } from '../catalogue/index.ts';
import { type SaidOfDay } from '../dated-tables/index.ts';
import { type FieldErrors } from '../kit/event-sourcing/index.ts';
import { type CountryCode } from '../kit/country/index.ts';

type Entry<Kind extends string, Details> = {
  readonly is: Kind;
  readonly id: number;
  readonly details: Details;
};

/** A row of a file as the file readers give it: a table's cells by heading, or a JSON object's fields. */
export type FileRow = {
  /** Row number in the file. */
  readonly row: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** Errors of unreadable cells, by column; errors of the whole row under `row`. */
  readonly errors?: FieldErrors;
};

/** An entry that products refer to: registered where it is missing, unchanged otherwise. */
export type Needed =
  | Entry<'organization', OrganizationDetails>
  | Entry<'insuranceType', InsuranceTypeDetails>
  | Entry<'clinic', CoverageOrganizationDetails>
  | Entry<'term', CatalogueTermDetails>;

/** A clinic's fields in the file; a registered clinic keeps its other fields, aliases and places. */
export type ClinicGiven = Pick<CoverageOrganizationDetails, 'country'> & Partial<CoverageOrganizationDetails>;

export type Brought =
  | { readonly is: 'product'; readonly row: number; readonly code: string; readonly offered: OfferedProduct }
  | {
      readonly is: 'clinic';
      readonly row: number;
      readonly id: number;
      readonly given: ClinicGiven;
      /** Display name of a new clinic when `given` has none. */
      readonly calledElse: string;
    }
  | {
      readonly is: 'tableDay';
      /** First row of the day. */
      readonly row: number;
      /** The table's name in its stream id. */
      readonly table: string;
      readonly said: SaidOfDay;
      /** The cell of a value that a decision's error names by path, `rows.uf.colmena` or `from`. */
      readonly cellOf: (path: string) => { readonly row: number; readonly column: string };
    };

export type UnreadRow = { readonly row: number; readonly key?: string; readonly errors: FieldErrors };

export type ReadFile = {
  readonly needs: readonly Needed[];
  readonly brings: readonly Brought[];
  readonly unread: readonly UnreadRow[];
};

/** Parses the rows of one kind of file; its columns and texts stand in `importSources`. */
export type Source = {
  readonly name: ImportSourceName;
  readonly read: (rows: AsyncIterable<FileRow>, country: CountryCode) => Promise<ReadFile>;
};
