import { column, table } from '@cotejo/core/kit/table';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { definitionOf } from './described-table.ts';

const visits = (...indexes: string[]) =>
  table({
    name: 'visit',
    key: 'id',
    columns: { id: column('uuid', z.uuid()), country: column('text', z.string()) },
    indexes,
  });

test('an index is called by all of its columns', () => {
  const made = definitionOf(visits('country', 'country nulls first, id'));
  expect(made).toContain('create index if not exists visit_country on visit (country);');
  expect(made).toContain('create index if not exists visit_country_id on visit (country nulls first, id);');
});

test('an index of some rows says which', () =>
  expect(definitionOf(visits('country, id where country is not null'))).toContain(
    'create index if not exists visit_country_id_country on visit (country, id) where country is not null;',
  ));

test('two indexes of the same columns are refused: the second would not be made', () =>
  expect(() => definitionOf(visits('country, id', 'country desc, id'))).toThrow('visit_country_id'));
