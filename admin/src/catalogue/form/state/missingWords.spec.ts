import { expect, test } from 'vitest';
import { common } from '../../../kit/messages/common.ts';
import { missingWords } from './missingWords.ts';

const { required, choose, chooseDay } = common.command;
const words: Readonly<Record<string, string>> = {
  'cotejo.command.required': required,
  'cotejo.command.choose': choose,
  'cotejo.command.chooseDay': chooseDay,
};
const told = (kind: Parameters<typeof missingWords>[0], problem: string | undefined) =>
  missingWords(kind, problem, (key) => words[key] ?? key);

test.each([
  ['choice', required, choose],
  ['references', required, choose],
  ['day', required, chooseDay],
  ['text', required, required],
  ['choice', 'Ya no existe.', 'Ya no existe.'],
  ['choice', undefined, undefined],
] as const)('a field of the kind %s with «%s» says «%s»', (kind, problem, expected) =>
  expect(told(kind, problem)).toBe(expected),
);
