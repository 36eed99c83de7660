/** Small files that once cost seconds and hundreds of megabytes, and large ones with nothing wrong about them. */
import { randomBytes } from 'node:crypto';
import { bookOf, sheetOf, workbook } from '../../../write-service/src/kit/tables/testing/workbook.ts';

const heading = '<row><c t="str"><v>Sexo</v></c><c t="str"><v>Edad</v></c></row>';

export const hostileFiles: Readonly<Record<string, Buffer>> = {
  'merges over each other': sheetOf(
    `${heading}${'<row><c><v>1</v></c></row>'.repeat(4_000)}`,
    `<mergeCells>${'<mergeCell ref="B2:B1048576"/>'.repeat(9_999)}</mergeCells>`,
  ),
  'tags a million deep': sheetOf('<a>'.repeat(1_000_000)),
  'cells that begin with quotes': Buffer.from(`Sexo;Edad\n${'"a"b;'.repeat(34_000)}`),
  'a relation to no address': bookOf([], {
    more: {
      '_rels/.rels': '<Relationships><Relationship Id="a" Type="b" Target="http://"/></Relationships>',
    },
  }),
};

const megabyte = 2 ** 20;
const headings = ['RUT', 'Nombres', 'Apellido paterno', 'Fecha de nacimiento', 'Sexo', 'Observación'];
const rosa = ['12345678-5', 'Rosa', 'Soto', '31/05/1990', 'F'];

/** Employees of so many megabytes, each with a long remark: fewer rows than a file may have. */
export const largeText = (megabytes: number): Buffer => {
  const head = `${headings.join(';')}\n`;
  const row = [...rosa, 'x'.repeat(700)].join(';');
  const rows = Math.floor((megabytes * megabyte - head.length) / (row.length + 1));
  return Buffer.from(`${head}${`${row}\n`.repeat(rows)}`);
};

/** The same as a workbook, whose remarks no archive makes shorter. */
export const largeWorkbook = (megabytes: number): Buffer => {
  const remark = 1_200;
  const rows = Math.floor((megabytes * megabyte) / (remark * 1.02));
  return workbook([
    headings,
    ...Array.from({ length: rows }, () => [...rosa, randomBytes(remark).toString('base64')]),
  ]);
};
