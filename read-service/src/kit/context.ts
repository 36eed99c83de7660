/** The registration of a context on the read side. */
import { type FastifyPluginAsync } from 'fastify';
import { type z } from 'zod';
import { type Change } from '@cotejo/core/kit/projections';
import { type Permission } from '@cotejo/core/reference/permissions';
import { type ExportSource } from './export/source.ts';
import { type FileSource } from './files/file-source.ts';
import { type LiveTopic } from './live/topics.ts';
import { type NotificationWords } from './notification-words.ts';
import { type VisibleRecords } from './visible-records.ts';

export type ReadContext = {
  /** The same on every floor. */
  readonly name: string;
  readonly routes?: readonly FastifyPluginAsync[];
  /** The kinds of records that it describes: routes, exports, histories, topics and rules of each. */
  readonly records?: readonly RecordRead[];
  /** Schemas that stand once in the API's documentation, by name. */
  readonly schemas?: Readonly<Record<string, z.ZodType>>;
  /** Descriptions of its calls' parameters, in Spanish, by name: for those whose schema has none. */
  readonly parameterWords?: Readonly<Record<string, string>>;
  /** Its live topics. */
  readonly topics?: readonly LiveTopic[];
  /** Its exports. */
  readonly exportSources?: readonly ExportSource[];
  /** The visibility of its records' files. */
  readonly fileSources?: readonly FileSource[];
  /** Lists with saved views: the same that the context registers on the write side. */
  readonly lists?: readonly ViewableList[];
  /** The rules by which its records are seen. Without one, a chain of causes shows a record only to whoever acted on it. */
  readonly visible?: readonly VisibleRecords[];
  /** The words of what its people are told. */
  readonly notifications?: readonly NotificationWords[];
  /** For what it keeps in memory. */
  readonly memory?: KeptInMemory;
  /** Ends what it does in the background. */
  readonly stop?: () => Promise<void>;
};

/** All that follows of the description of a kind of record. */
export type RecordRead = Required<Pick<ReadContext, 'exportSources' | 'routes' | 'topics' | 'visible'>>;

/** A context with what follows of its records among what it registers by hand. */
export const withRecords = ({ records = [], ...context }: ReadContext): ReadContext => ({
  ...context,
  routes: [...records.flatMap(({ routes }) => routes), ...(context.routes ?? [])],
  topics: [...records.flatMap(({ topics }) => topics), ...(context.topics ?? [])],
  exportSources: [...records.flatMap(({ exportSources }) => exportSources), ...(context.exportSources ?? [])],
  visible: [...records.flatMap(({ visible }) => visible), ...(context.visible ?? [])],
});

export type ViewableList = {
  /** As in the list's address. */
  readonly resource: string;
  /** The permission to see views of it. */
  readonly permission: Permission;
};

export type KeptInMemory = {
  /** As `/readyz` shows it. */
  readonly name: string;
  readonly isReady: () => boolean;
  /** Called with the changes that projectors notified. */
  readonly changed: (changes: readonly Change[]) => void;
  /** More may have changed than was told: everything, or what this projector makes. */
  readonly resync: (projector?: string) => void;
};
