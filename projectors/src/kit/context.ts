/** What a context registers on this floor: what it makes of events. */
import { type Automation } from './automation/index.ts';
import { type Projector } from './projector/index.ts';

export type ProjectionContext = {
  /** The same on every floor. */
  readonly name: string;
  readonly projectors?: readonly Projector[];
  readonly automations?: readonly Automation[];
};
