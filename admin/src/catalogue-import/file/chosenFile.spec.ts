import { describe, expect, test } from 'vitest';
import { takeFile } from './chosenFile.ts';

describe('a file', () => {
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
