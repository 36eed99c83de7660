/** A named state of a component, as data: shown on the server alone, and judged in a browser with all others. */
import { type ReactElement } from 'react';

export type Example = {
  readonly shows: ReactElement;
  /** What the loader of its page found. */
  readonly data?: unknown;
  /** What the action of its page answered. */
  readonly answered?: unknown;
  /** What the page above hands down. */
  readonly above?: unknown;
  /** Address of its page; the home's where it matters to nobody. */
  readonly at?: string;
};

/** By the component's file, then by the state. */
export type Examples = Readonly<Record<string, Readonly<Record<string, ReactElement | Example>>>>;
