import { expect, test } from 'vitest';
import { inSentence } from './in-sentence.ts';

test.each([
  ['Seguros de salud', 'seguros de salud'],
  ['EPS para empresas', 'EPS para empresas'],
  ['SCTR', 'SCTR'],
  ['Índice', 'índice'],
  ['S/ 60,000', 'S/ 60,000'],
])('%s stands inside of a sentence as %s', (name, written) => expect(inSentence(name)).toBe(written));
