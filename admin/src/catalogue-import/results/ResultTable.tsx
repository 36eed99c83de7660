/** Results of rows, side by side. */
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { written } from './countOf.ts';
import { type Run } from '../run/importer.ts';
import { type RowLine } from '../run/line.ts';
import { ResultDetail } from './ResultDetail.tsx';
import { ResultName, ResultOutcome } from './ResultName.tsx';
import { kindNames, kindOf } from './rowWords.ts';

/** Headings with their widths. */
const columns = [
  ['Fila', 80],
  ['Qué', 140],
  ['Nombre', '26%'],
  ['Resultado', 130],
  ['Detalle', undefined],
] as const;

export type ResultsProps = { lines: readonly RowLine[]; run: Run };
export const keyOf = ({ row, is, id }: RowLine): string => `${row} ${is} ${id}`;

export const ResultTable = ({ lines, run }: ResultsProps) => (
  <Table size="small" aria-label="Resultado por fila" sx={{ tableLayout: 'fixed', mt: 1 }}>
    <TableHead>
      <TableRow>
        {columns.map(([heading, width]) => (
          <TableCell key={heading} sx={{ width }}>
            {heading}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {lines.map((line) => (
        <TableRow key={keyOf(line)}>
          <TableCell>{line.row > 0 ? written(line.row) : '—'}</TableCell>
          <TableCell>{kindNames[kindOf(line, run.of.source)]}</TableCell>
          <TableCell sx={{ overflowWrap: 'anywhere' }}>
            <ResultName line={line} isTrial={run.isTrial} />
          </TableCell>
          <TableCell>
            <ResultOutcome line={line} />
          </TableCell>
          <TableCell sx={{ overflowWrap: 'anywhere' }}>
            <ResultDetail line={line} run={run} />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
