/** What a source makes of a file: who is needed first, what each row brings, and which rows bring nothing. */
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

/** A row of a file, read by somebody else: of a table by its headings, of JSON by its fields. */
export type FileRow = {
  /** The file's own. */
  readonly row: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** Why some of its cells have no value, by column; under `row` of what belongs to none. */
  readonly errors?: FieldErrors;
};

/** What products refer to: registered where there is none, and left as it is otherwise. */
export type Needed =
  | Entry<'organization', OrganizationDetails>
  | Entry<'insuranceType', InsuranceTypeDetails>
  | Entry<'clinic', CoverageOrganizationDetails>
  | Entry<'term', CatalogueTermDetails>;

/** What the file says of a clinic: of one that is known, the other fields stay, and so do its other aliases and places. */
export type ClinicGiven = Pick<CoverageOrganizationDetails, 'country'> & Partial<CoverageOrganizationDetails>;

export type Brought =
  | { readonly is: 'product'; readonly row: number; readonly code: string; readonly offered: OfferedProduct }
  | {
      readonly is: 'clinic';
      readonly row: number;
      readonly id: number;
      readonly given: ClinicGiven;
      /** What a new one is called where `given` does not say. */
      readonly calledElse: string;
    }
  | {
      readonly is: 'tableDay';
      /** The first of its rows. */
      readonly row: number;
      /** As its stream names it. */
      readonly table: string;
      readonly said: SaidOfDay;
      /** Where in the file stands what a decision names by its path, `rows.uf.colmena` or `from`. */
      readonly cellOf: (path: string) => { readonly row: number; readonly column: string };
    };

export type UnreadRow = { readonly row: number; readonly key?: string; readonly errors: FieldErrors };

export type ReadFile = {
  readonly needs: readonly Needed[];
  readonly brings: readonly Brought[];
  readonly unread: readonly UnreadRow[];
};

/** How the rows of a source are read; what else there is to know of it stands in `importSources`. */
export type Source = {
  readonly name: ImportSourceName;
  readonly read: (rows: AsyncIterable<FileRow>, country: CountryCode) => Promise<ReadFile>;
};
