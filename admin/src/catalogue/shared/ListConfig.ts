/** What the lists of the catalogue differ in: their columns, and what narrows them. */
import { type SvgIconProps } from '@mui/material';
import { type ComponentType, type ReactNode } from 'react';
import { type RaRecord } from 'react-admin';

export type Column<Row extends RaRecord> = {
  /** A name of `cotejo.catalogue.columns`. */
  readonly label: string;
  /** The sort of the service; a column without one can't be sorted. */
  readonly source?: string;
  readonly render: (row: Row) => ReactNode;
};

export type FilterConfig = {
  /** As the service names it, and as `cotejo.catalogue.filters` does. */
  readonly source: string;
  /** What may be chosen; or whose records. */
  readonly choices?: readonly { readonly id: string; readonly name: string }[];
  readonly reference?: 'organizations' | 'insurance-types';
};

export type ListConfig<Row extends RaRecord> = {
  readonly resource: string;
  readonly icon: ComponentType<SvgIconProps>;
  readonly sort: string;
  readonly nameOf: (row: Row) => string;
  readonly chip?: (row: Row) => ReactNode;
  /** Beside the name, which links to the record. */
  readonly columns: readonly Column<Row>[];
  readonly filters: readonly FilterConfig[];
  /** What begins a new one. */
  readonly action?: ReactNode;
};
