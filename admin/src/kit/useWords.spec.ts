import { noun } from '@cotejo/core/kit/record';
import { expect, test } from 'vitest';
import { resourceWords } from './words/resource-words.ts';
import { wordsOf } from './useWords.ts';

const policies = resourceWords(noun('póliza', 'pólizas', 'f'), { fields: { number: 'Número' } });
const contexts = [
  { name: 'collective', resources: [{ name: 'policies', permission: 'loggedIn', words: policies }] },
] as const;

test('a resource has the words of the context that describes it', () =>
  expect(wordsOf(contexts, 'policies')).toBe(policies));
test('a resource that no context describes has none', () =>
  expect(wordsOf(contexts, 'strangers')).toBeUndefined());
test('records are counted by their noun', () =>
  expect([policies.counted(1), policies.counted(2), policies.atLeast(10_000)]).toEqual([
    '1 póliza',
    '2 pólizas',
    'más de 10,000 pólizas',
  ]));
