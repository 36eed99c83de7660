import { fileTypeOf, fileTypes } from '@cotejo/core/reference/file-types';
import { describe, expect, test } from 'vitest';
import { looksLike } from './content.ts';
import { sampleFiles } from './testing/sample-files.ts';

const looks = (name: string, bytes: Buffer): boolean => looksLike(fileTypeOf(name)!, bytes);

describe('a file of each type', () => {
  test.each(Object.keys(sampleFiles))('%s is what it says', (name) => {
    expect(looks(name, sampleFiles[name]!)).toBe(true);
  });

  test('has an example here', () => {
    const shown = Object.keys(sampleFiles).map((name) => fileTypeOf(name)?.extension);
    expect(new Set(shown)).toEqual(new Set(fileTypes.map(({ extension }) => extension)));
  });
});

describe('a file that is something else than its name says', () => {
  const { 'a.pdf': pdf, 'a.png': png, 'a.docx': docx, 'a.xlsx': xlsx, 'a.doc': ole } = sampleFiles;
  test.each<[string, string, Buffer]>([
    ['a program named as a PDF', 'a.pdf', Buffer.from('MZ\u0090\u0000 this program')],
    ['a program named as a table', 'a.csv', Buffer.from('MZ this program')],
    ['a page that becomes a PDF later on', 'a.pdf', Buffer.from('<script>alert(1)</script>%PDF-1.7')],
    ['an archive that is no document', 'a.docx', Buffer.from('PK\u0003\u0004 bomb.bin')],
    ['a workbook named as a document', 'a.docx', xlsx!],
    ['a document named as a workbook', 'a.xlsx', docx!],
    ['a picture named as a page', 'a.html', png!],
    ['a PDF named as a mail', 'a.eml', pdf!],
    ['an old document named as a picture', 'a.jpg', ole!],
    ['bytes named as a table', 'a.csv', Buffer.from([1, 0, 2, 0])],
    ['a film named as a picture', 'a.heic', Buffer.from('\u0000\u0000\u0000\u0018ftypmp42')],
  ])('%s is told apart', (_, name, bytes) => {
    expect(looks(name, bytes)).toBe(false);
  });
});
