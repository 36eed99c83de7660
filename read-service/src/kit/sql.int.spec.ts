import { searchable } from '@cotejo/core/kit/text';
import { type Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase, openTestPool } from '../../../local/src/testing/postgres.ts';
import { asSearched, sql, statementOf, whereFound } from './sql.ts';

let pool: Pool;
beforeAll(async () => {
  const database = await createTestDatabase();
  pool = openTestPool(database);
  return async () => {
    await pool.end();
    await database.drop();
  };
});

/** Capitals of Unicode 17; Postgres 18 knows 16. */
const newer = /[\u{a7ce}\u{a7d2}\u{a7d4}\u{16ea0}-\u{16eb8}]/u;

test('a text is folded for a search in SQL as in code, whatever letter it has', async () => {
  const letters = [];
  for (let code = 0; code <= 0x10_ff_ff; code += 1) {
    const letter = String.fromCodePoint(code);
    if (/[\p{L}\p{M}\p{DI}\p{Pd}\p{Pi}\p{Pf}\p{Nd}]/u.test(letter) && !newer.test(letter))
      letters.push(`a${letter}b`);
  }
  const { rows } = await pool.query<{ text: string; folded: string }>(
    `select text, ${asSearched('text')} as folded from unnest($1::text[]) as text`,
    [letters],
  );
  expect(rows.length).toBe(letters.length);
  expect(rows.filter(({ text, folded }) => folded !== searchable(text))).toEqual([]);
});

test.each([
  ['Łukasz Ødegård', 'lukasz odegard'],
  ['Þór Ægisson', 'THOR aegisson'],
  ['Lukasz Straße', 'ŁUKASZ strasse'],
  ['Clínica D’Ávila – Ñuñoa', "d'avila nunoa"],
  ['ΟΔΥΣΣΕΥΣ Жуков', 'οδυσσεύς ЖУКОВ'],
])('%j is found by %j', async (name, typed) => {
  const query = whereFound(sql(sql.raw('(select ?::text as name) as one', [name])), ['name'], typed);
  expect((await pool.query(statementOf(query))).rows).toEqual([{ name }]);
});
