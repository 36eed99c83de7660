import { noun } from '@cotejo/core/kit/record';
import { expect, test } from 'vitest';
import { resourceWords } from '../kit/words/resource-words.ts';
import { runTitle } from './useRunTitle.ts';

const words = resourceWords(noun('póliza', 'pólizas', 'f'), { commands: { cancel: { name: 'Anular' } } });
const contexts = [
  { name: 'collective', resources: [{ name: 'policies', permission: 'loggedIn', words }] },
] as const;

test('a run is called by its command, and a load by itself', () => {
  expect(runTitle(contexts, { aggregate: 'policies', command: 'cancel' })).toBe('Anular');
  expect(runTitle(contexts, { aggregate: 'policies', command: 'load' })).toBe('Carga de filas');
});
