/** Lists that people save views of are the same on the write side, which keeps views, and on the read side, which shows them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository } from '../local/src/build/index.ts';

/** The lists that a floor's contexts register, as their files name them: `policies.list`. */
const listsOf = (floor: string): readonly string[] =>
  readdirSync(inRepository(floor, 'src'))
    .map((context) => inRepository(floor, 'src', context, 'context.ts'))
    .filter((file) => existsSync(file))
    .flatMap((file) => /\blists: \[([^\]]*)\]/.exec(readFileSync(file, 'utf8'))?.[1]!.split(',') ?? [])
    .map((list) => list.trim())
    .filter(Boolean)
    .sort();

test('views of a list can be saved and shared where they can be read', () => {
  expect(listsOf('write-service')).toContain('policies.list');
  expect(listsOf('read-service')).toEqual(listsOf('write-service'));
});
