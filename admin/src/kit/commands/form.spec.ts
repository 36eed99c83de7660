import { expect, test } from 'vitest';
import { type CommandForm, payloadOf, startOf } from './form.ts';

type Row = { readonly name: string; readonly contacts: readonly string[]; readonly country: string };
const row: Row = { name: 'Austral', contacts: ['Ana'], country: 'CL' };
const correction: CommandForm<Row> = {
  fields: ['name', 'contacts'],
  emptied: { contacts: [] },
  startsWith: 'record',
};

test('a correction starts with the record’s own values of its fields', () => {
  expect(startOf(correction, row)).toEqual({ name: 'Austral', contacts: ['Ana'] });
  expect(startOf({}, row)).toBeUndefined();
});

test('a form sends what its fields say, and what was emptied as it says itself', () => {
  expect(payloadOf(correction, { name: ' Norte ', contacts: [], country: 'PE' }, row)).toEqual({
    name: 'Norte',
    contacts: [],
  });
  expect(payloadOf({ explains: true } as CommandForm<Row>, { name: 'Norte' }, row)).toEqual({});
});
