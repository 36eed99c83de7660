/** The provider that react-admin reads and writes through: reads in the simple-rest dialect, writes as commands only. */
import simpleRestProvider from 'ra-data-simple-rest';
import { type DataProvider, type GetListParams, type GetOneParams, type RaRecord } from 'react-admin';
import { type SendCommand } from './command.ts';
import { type HttpClient } from './http-client.ts';

/** As many ids as fit into one address with room to spare. */
const idsPerRequest = 100;
const readUrl = '/api/console';

/** The translation of a resource's filter form into the service's words, for each resource that needs it. */
export type FilterTranslations = Readonly<Record<string, (filter: Record<string, unknown>) => object>>;

/** The number of rows of a list; with `atLeast` there may be more. */
export type ListCount = { readonly total: number; readonly atLeast: boolean };

export type ConsoleDataProvider = DataProvider & {
  /** Counts the rows of a list. @param filter as the list's form holds it */
  readonly count: (
    resource: string,
    filter: Readonly<Record<string, unknown>>,
    signal?: AbortSignal,
  ) => Promise<ListCount>;
  readonly command: SendCommand;
  readonly supportAbortSignal: true;
};

/** The `meta` of a read: the record as it stood at an instant. */
export type ReadMeta = { readonly at?: string };

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

const useACommand = async (): Promise<never> => {
  throw new Error('Nothing is written this way: use a command.');
};

type Parts = {
  client: HttpClient;
  filters: FilterTranslations;
  command: SendCommand;
  /** A callback for a record whose person is erased. */
  onErased: (resource: string, id: string) => void;
};

const isErased = (record: unknown): boolean => (record as { erased?: unknown }).erased === true;

export const createDataProvider = ({ client, filters, command, onErased }: Parts): ConsoleDataProvider => {
  const reads = simpleRestProvider(readUrl, client);
  const asked = (resource: string, filter: Record<string, unknown> = {}): object =>
    filters[resource]?.(filter) ?? filter;
  const translated = (resource: string, params: GetListParams): GetListParams => ({
    ...params,
    filter: asked(resource, params.filter as Record<string, unknown> | undefined),
  });

  return {
    ...reads,
    supportAbortSignal: true,
    create: useACommand,
    update: useACommand,
    updateMany: useACommand,
    delete: useACommand,
    deleteMany: useACommand,
    command,
    async count(resource, filter, signal) {
      const query = new URLSearchParams({ filter: JSON.stringify(asked(resource, filter)) });
      return (await client(`${readUrl}/${resource}/count?${query}`, { signal })).json as ListCount;
    },
    /** A list that is behind its projection, or whose rows were not counted to the end, says so in its `meta`. */
    async getList<Row extends RaRecord>(resource: string, params: GetListParams) {
      let [stale, atLeast] = [false, false];
      const noticing: HttpClient = async (url, options) => {
        const answer = await client(url, options);
        stale = answer.headers.get('X-Projection-Stale') === '1';
        atLeast = answer.headers.get('X-Total-At-Least') === '1';
        return answer;
      };
      const list = await simpleRestProvider(readUrl, noticing).getList<Row>(
        resource,
        translated(resource, params),
      );
      return { ...list, meta: { stale, atLeast } };
    },
    async getOne<Row extends RaRecord>(resource: string, params: GetOneParams<Row>) {
      const { at } = (params.meta ?? {}) as ReadMeta;
      const query = at === undefined ? '' : `?${new URLSearchParams({ at })}`;
      const id = String(params.id);
      const url = `${readUrl}/${resource}/${encodeURIComponent(id)}${query}`;
      const record = (await client(url, { signal: params.signal })).json as Row;
      if (isErased(record)) onErased(resource, id);
      return { data: record };
    },
    async getMany<Row extends RaRecord>(
      resource: string,
      params: { ids: Row['id'][]; signal?: AbortSignal },
    ) {
      const answers = await Promise.all(
        chunks(params.ids, idsPerRequest).map((ids) => reads.getMany<Row>(resource, { ...params, ids })),
      );
      return { data: answers.flatMap(({ data }) => data) };
    },
  };
};
