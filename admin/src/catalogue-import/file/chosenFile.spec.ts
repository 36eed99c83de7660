import { largestImport } from '@cotejo/core/catalogue-import';
import { describe, expect, test } from 'vitest';
import { fileProblem, takeFile } from './chosenFile.ts';

const file = (name: string, size = 10) => ({ name, size });

describe('a file', () => {
  test.each(['planes.xlsx', 'PLANES.CSV', 'planes.v2.json', 'planes.txt'])('is taken: %s', (name) =>
    expect(fileProblem([file(name)])).toBeUndefined(),
  );
  test.each([
    ['that is no table', [file('planes.pdf')], 'wrongType'],
    ['without a type', [file('planes')], 'wrongType'],
    ['of the time before XLSX', [file('planes.xls')], 'oldWorkbook'],
    ['with nothing in it', [file('planes.csv', 0)], 'empty'],
    ['that is too large', [file('planes.csv', largestImport + 1)], 'tooLarge'],
    ['with another beside it', [file('a.csv'), file('b.csv')], 'several'],
    ['that was a piece of text', [], 'several'],
  ])('%s is not taken, and it is told why', (_, files, problem) => expect(fileProblem(files)).toBe(problem));

  test('stays what it was when it was chosen', async () => {
    const taken = await takeFile(new File(['id\nuno'], 'a.csv'));
    expect(taken).toMatchObject({ name: 'a.csv', size: 6 });
    expect(taken !== 'unreadable' && (await taken.content.text())).toBe('id\nuno');
  });
  test('that was taken away meanwhile is told', async () => {
    const gone = Object.assign(new File(['x'], 'a.csv'), {
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
    });
    expect(await takeFile(gone)).toBe('unreadable');
  });
});
