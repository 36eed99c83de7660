/** A named state of a component, as data: shown on the server alone, and judged in a browser with all others. */
import { type ReactElement } from 'react';
import { type LayoutData } from '../app/layout-data.ts';

export type Example = {
  readonly element: ReactElement;
  /** Data of the page's loader. */
  readonly loaderData?: unknown;
  /** Data of the page's action. */
  readonly actionData?: unknown;
  /** An error that the loader throws; the element is the error page then. */
  readonly error?: unknown;
  /** Data around every page. */
  readonly layoutData?: LayoutData;
  /** Context of the outlet around it. */
  readonly outletContext?: unknown;
  /** Address of its page; the home's where it matters to nobody. */
  readonly path?: string;
};

/** Examples by the component's file, then by the state. */
export type Examples = Readonly<Record<string, Readonly<Record<string, ReactElement | Example>>>>;
