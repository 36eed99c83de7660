/** Results of rows, side by side. */
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { written } from './counted.ts';
import { type Run } from '../run/importer.ts';
import { type RowLine } from '../run/line.ts';
import { ResultDetail } from './ResultDetail.tsx';
import { ResultName, ResultOutcome } from './ResultName.tsx';
import { kindOf } from './rowWords.ts';

const columns = ['row', 'kind', 'name', 'outcome', 'detail'] as const;
const widths = { row: 80, kind: 140, name: '26%', outcome: 130, detail: undefined } as const;

export type ResultsProps = { lines: readonly RowLine[]; run: Run };
export const keyOf = ({ row, is, id }: RowLine): string => `${row} ${is} ${id}`;

export const ResultTable = ({ lines, run }: ResultsProps) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`resources.imports.${key}`);
  return (
    <Table size="small" aria-label={say('results.title')} sx={{ tableLayout: 'fixed', mt: 1 }}>
      <TableHead>
        <TableRow>
          {columns.map((name) => (
            <TableCell key={name} sx={{ width: widths[name] }}>
              {say(`columns.${name}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={keyOf(line)}>
            <TableCell>{line.row > 0 ? written(line.row) : say('results.nothing')}</TableCell>
            <TableCell>{say(`kinds.${kindOf(line, run.of.source)}`)}</TableCell>
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
};
