import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The names of the fields of a file that are chosen, and yet say what is said of those that are typed. */
const wordedAsTyped = (code: string): readonly string[] =>
  [
    ...code.matchAll(
      /<(SelectInput|AutocompleteInput|SelectArrayInput|AutocompleteArrayInput|RadioButtonGroupInput|DateInput|Several)\b[^]*?\/>/g,
    ),
  ].flatMap(([element, name]) =>
    /validate=\{[^}]*(\bneeded\b|command\.required|required\(\))/.test(element) ? [name!] : [],
  );

describe('a field that is missing', () => {
  test.each([
    ['<SelectInput source="a" validate={needed} />', ['SelectInput']],
    ['<DateInput validate={isAsked ? needed : undefined} />', ['DateInput']],
    ['<SelectInput source="a" validate={choiceNeeded} /><TextInput validate={needed} />', []],
  ])('is told apart by whether it is chosen: %s', (code, expected) =>
    expect(wordedAsTyped(code)).toEqual(expected),
  );
  test('says to choose where it is chosen, in every form of the console', () => {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.tsx'),
    );
    expect(files.filter((file) => wordedAsTyped(readFileSync(`${root}/${file}`, 'utf8')).length > 0)).toEqual(
      [],
    );
  });
});
