/** The configuration of a list of records: its columns and filters. */
import { type SvgIconProps } from '@mui/material';
import { type Permission } from '@cotejo/core/reference/permissions';
import { type ComponentType, type ReactNode } from 'react';
import { type RaRecord } from 'react-admin';

export type Column<Row extends RaRecord> = {
  /** The name of the field whose label it has. */
  readonly label: string;
  /** The sort of the service; a column without one can't be sorted. */
  readonly source?: string;
  readonly render: (row: Row) => ReactNode;
  readonly align?: 'right';
  /** On a card its label stands before it. */
  readonly isLabelled?: boolean;
  /** On a card it stands beside the name. */
  readonly isChip?: boolean;
};

export type FilterChoice = { readonly id: string | number; readonly name: string };

export type FilterConfig = {
  /** As the service names it; its label is found by this name. */
  readonly source: string;
  readonly choices?: readonly FilterChoice[];
  /** A hook, for choices that have to be read. */
  readonly useChoices?: () => readonly FilterChoice[];
  /** The permission that the filter needs beside that of the list. */
  readonly access?: Permission;
  /** Two days, sent as `…_gte` and `…_lte`; the resource's `filterQuery` makes instants of them. */
  readonly isPeriod?: boolean;
  /** One day, sent as it is. */
  readonly isDay?: boolean;
};

export type ListConfig<Row extends RaRecord> = {
  readonly resource: string;
  /** Its icon while it is empty; the resource's own if left out. */
  readonly icon?: ComponentType<SvgIconProps>;
  /** The field that it is sorted by at first: the one that the name is made of. */
  readonly sort: string;
  readonly order?: 'ASC' | 'DESC';
  /** The sort of the names, where they are not what it is sorted by at first. */
  readonly nameSort?: string;
  readonly nameOf: (row: Row) => ReactNode;
  /** Beside the name, which links to the record's page if it has one. */
  readonly columns: readonly Column<Row>[];
  readonly filters: readonly FilterConfig[];
  /** Whether the service searches it by words; all do if left out. */
  readonly isSearched?: boolean;
  /** The button that creates a record. */
  readonly action?: ReactNode;
  readonly views?: ReactNode;
  readonly tools?: ReactNode;
  /** Labels of its fields; those of the resource's words if left out. */
  readonly labels?: Readonly<Record<string, string>>;
};

export type ConfigProps<Row extends RaRecord> = { config: ListConfig<Row> };
