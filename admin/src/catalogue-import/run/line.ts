/** The lines that an import is answered with, as the service tells them. */
export const outcomes = ['created', 'changed', 'unchanged', 'refused'] as const;
export type Outcome = (typeof outcomes)[number];

export const outcomeNames: Readonly<Record<Outcome, string>> = {
  created: 'Nueva',
  changed: 'Cambia',
  unchanged: 'Igual',
  refused: 'Rechazada',
};

export type FormattedDifference = {
  readonly section: string;
  /** Empty for the section itself. */
  readonly field: string;
  /** Missing where there was or is none. */
  readonly before?: unknown;
  readonly after?: unknown;
};

/** What became of a row, or of something that rows name. */
export type RowLine = {
  readonly type: 'row';
  /** As people count them in the file; 0 of what the file names and does not bring. */
  readonly row: number;
  readonly is: 'product' | 'clinic' | 'organization' | 'insuranceType' | 'term' | 'tableDay' | 'row';
  readonly id?: string;
  readonly name?: string;
  readonly outcome: Outcome;
  /** The first of them; how many there are says `differenceCount`. */
  readonly differences?: readonly FormattedDifference[];
  readonly differenceCount?: number;
  /** Names and units between which the differences stand. */
  readonly around?: readonly {
    readonly section: string;
    readonly field: string;
    readonly value: string | number;
  }[];
  /** By field; `row` of the row as a whole. */
  readonly errors?: Readonly<Record<string, string>>;
};

export type ImportLine =
  | {
      readonly type: 'started';
      readonly total: number;
      readonly needed: number;
      /** Columns of the file that nobody reads. */
      readonly ignored: readonly string[];
      /** Notices about the file in Spanish, such as the sheet that was read or hidden rows. */
      readonly notes?: readonly string[];
    }
  | RowLine
  /** Where in the log stands what was written, if anything was. */
  | { readonly type: 'finished'; readonly position?: string }
  | { readonly type: 'interrupted'; readonly message: string };
