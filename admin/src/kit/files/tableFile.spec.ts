import { describe, expect, test } from 'vitest';
import { tableProblem } from './tableFile.ts';

const most = 1_000;
const file = (name: string, size = 10) => ({ name, size });

describe('a file with a table', () => {
  test.each(['planes.xlsx', 'PLANES.CSV', 'planes.v2.json', 'planes.txt', 'talla.tsv'])(
    'is taken: %s',
    (name) => expect(tableProblem([file(name)], most)).toBeUndefined(),
  );
  test.each([
    ['that is no table', [file('planes.pdf')], 'wrongType'],
    ['that is a program named like one', [file('planes.csv.exe')], 'wrongType'],
    ['without a type', [file('planes')], 'wrongType'],
    ['of the time before XLSX', [file('planes.xls')], 'oldWorkbook'],
    ['with nothing in it', [file('planes.csv', 0)], 'empty'],
    ['that is too large', [file('planes.csv', most + 1)], 'tooLarge'],
    ['with another beside it', [file('a.csv'), file('b.csv')], 'several'],
    ['that was a piece of text', [], 'several'],
  ])('%s is not taken, and it is told why', (_, files, problem) =>
    expect(tableProblem(files, most)).toBe(problem),
  );
});
