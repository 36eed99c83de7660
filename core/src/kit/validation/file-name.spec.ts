import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanFileName, longestFileName } from './file-name.ts';

describe('the name of a file', () => {
  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\ana\\Póliza firmada.PDF', 'Póliza firmada.PDF'],
    ['factura\u202Efdp.exe.pdf', 'facturafdp.exe.pdf'],
    ['a\u0000b\r\nc.csv', 'abc.csv'],
    ['  ..oculto.docx. ', 'oculto.docx'],
    ['mi <foto>: "1"?.png', 'mi foto 1.png'],
    ['cédula.jpg'.normalize('NFD'), 'cédula.jpg'],
    ['..', ''],
    ['carpeta/', ''],
  ])('%j is kept as %j', (given, kept) => {
    expect(cleanFileName(given)).toBe(kept);
  });

  test('that is too long keeps its ending', () => {
    const name = cleanFileName(`${'ñ'.repeat(400)}.docx`);
    expect([...name]).toHaveLength(longestFileName);
    expect(name.endsWith('ñ.docx')).toBe(true);
  });

  test('never holds a folder or anything invisible, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        const name = cleanFileName(given);
        expect(name).not.toMatch(/[/\\\p{Cc}\p{Cf}\p{Cs}]/u);
        expect([...name].length).toBeLessThanOrEqual(longestFileName);
        expect(cleanFileName(name)).toBe(name);
      }),
    );
  });
});
