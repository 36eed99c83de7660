/** The bars of a coverage's course as a table: what, from when, until when. */
import { addDays, spelledDay } from '@cotejo/core/kit/time';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type Bar, type Course } from './course.ts';

type CourseTableProps = { course: Course; label: string; nameOf: (kind: Bar['kind']) => string };

export const CourseTable = ({ course, label, nameOf }: CourseTableProps) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`resources.policy-employees.course.${key}`);
  return (
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {['what', 'from', 'until'].map((name) => (
            <TableCell key={name}>{say(name)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {course.bars.map(({ kind, from, until, isOpen }) => (
          <TableRow key={`${kind} ${from}`}>
            <TableCell>{nameOf(kind)}</TableCell>
            <TableCell>{spelledDay(from)}</TableCell>
            <TableCell>
              {isOpen && kind !== 'covered' ? say('goesOn') : spelledDay(addDays(until, -1))}
              {isOpen && kind === 'covered' && ` (${say('byPolicy')})`}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
