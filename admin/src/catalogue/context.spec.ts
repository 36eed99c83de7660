import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { takeIn } from '../kit/commands/cache.ts';
import { catalogueContext } from './context.ts';

test.each(['organization', 'insurance-type', 'coverage-organization', 'catalogue-term'])(
  'the answer of a command makes the history of an entry of the catalogue be read again: %s',
  async (kind) => {
    const queries = new QueryClient();
    const history = [`${kind}-history`, 'getList', { filter: { entryId: '1' } }];
    queries.setQueryData(history, []);
    const resource = catalogueContext.resources?.find(({ name }) => name === `${kind}s`);
    await takeIn(queries, `${kind}s`, { id: '1', version: 4 }, resource?.dependants ?? []);
    expect(queries.getQueryState(history)?.isInvalidated).toBe(true);
  },
);
