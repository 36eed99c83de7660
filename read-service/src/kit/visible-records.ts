/** Which records of a kind somebody sees, asked by what serves all contexts: each registers its kinds with their scope rule. */
import { type Viewer } from './http/bearer.ts';

export type VisibleRecords = {
  /** The kind of record, as commands name it. */
  readonly aggregate: string;
  /** @returns those of some ids that the viewer sees */
  readonly visibleIds: (viewer: Viewer, ids: readonly string[]) => Promise<ReadonlySet<string>>;
};
