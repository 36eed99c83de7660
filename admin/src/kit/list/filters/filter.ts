/** The filters that a list offers, and those of them that are in force. */
import { type ReactNode } from 'react';

export type FilterField = {
  readonly name: string;
  readonly label: string;
  /** Its inputs, within a form that narrows the list at once. */
  readonly input: ReactNode;
};

export type FilterChip = {
  readonly key: string;
  /** The name of the field that changes it. */
  readonly field: string;
  readonly label: ReactNode;
  /** The filter of the list once this one is taken away. */
  readonly without: Readonly<Record<string, unknown>>;
};
