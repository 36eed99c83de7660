/** A named state of one of the kit's components, as data: shown in the console's own looks, and judged in a browser with all others. */
import { type ReactElement } from 'react';
import { type ConsoleDataProvider } from '../kit/providers/data-provider.ts';

export type Example = {
  readonly element: ReactElement;
  /** The answers to what it reads; a read that is not named never ends. */
  readonly reads?: Partial<ConsoleDataProvider>;
  /** Whether it opens over the whole page, and is shown alone. */
  readonly isModal?: boolean;
  /** Address of its page; the start page's where it matters to nobody. */
  readonly path?: string;
};

/** Examples by the component's file, then by the state. */
export type Examples = Readonly<Record<string, Readonly<Record<string, ReactElement | Example>>>>;
