/** A named state of a component, as data: shown on the server alone, and judged in a browser with all others. */
import { type ReactElement } from 'react';

export type Example = {
  readonly element: ReactElement;
  /** What the loader of its page found. */
  readonly loaderData?: unknown;
  /** What the action of its page answered. */
  readonly actionData?: unknown;
  /** What the page above hands down. */
  readonly outletContext?: unknown;
  /** Address of its page; the home's where it matters to nobody. */
  readonly path?: string;
};

/** By the component's file, then by the state. */
export type Examples = Readonly<Record<string, Readonly<Record<string, ReactElement | Example>>>>;
