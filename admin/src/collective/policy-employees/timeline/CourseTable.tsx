/** The bars of a coverage's course as a table: what, from when, until when. */
import { addDays, spelledDay } from '@cotejo/core/kit/time';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { type Bar, type Course } from './course.ts';

type CourseTableProps = { course: Course; label: string; nameOf: (kind: Bar['kind']) => string };

export const CourseTable = ({ course, label, nameOf }: CourseTableProps) => (
  <Table size="small" aria-label={label}>
    <TableHead>
      <TableRow>
        <TableCell>Qué</TableCell>
        <TableCell>Desde</TableCell>
        <TableCell>Hasta</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {course.bars.map(({ kind, from, until, isOpen }) => (
        <TableRow key={`${kind} ${from}`}>
          <TableCell>{nameOf(kind)}</TableCell>
          <TableCell>{spelledDay(from)}</TableCell>
          <TableCell>
            {isOpen && kind !== 'covered' ? 'sigue' : spelledDay(addDays(until, -1))}
            {isOpen && kind === 'covered' && ' (fin de la póliza)'}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
