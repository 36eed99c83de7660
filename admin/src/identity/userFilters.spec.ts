import { expect, test } from 'vitest';
import { userFilterQuery } from './userFilters.ts';

test.each([
  [{}, {}],
  [
    { q: 'ana', role: 'GERENTE' },
    { q: 'ana', role: 'GERENTE' },
  ],
  [{ paused: 'true' }, { paused: true }],
  [{ paused: 'false' }, { paused: false }],
  [{ paused: '' }, {}],
])('%j asks for %j', (form, query) => expect(userFilterQuery(form)).toEqual(query));
