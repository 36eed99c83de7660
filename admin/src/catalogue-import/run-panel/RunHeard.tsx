/** Announcements of a run for screen readers: each tenth of it as it goes, and its outcome at the end. */
import { visuallyHidden } from '../../kit/ui/visuallyHidden.ts';
import { countOf } from '../results/countOf.ts';
import { type Run, statusNames } from '../run/importer.ts';
import { outcomes } from '../run/line.ts';
import { tenthOf } from './progress.ts';

const heard = ({ status, total, done, results: { rows } }: Run): string => {
  if (status === 'running')
    return total === undefined ? 'Enviando y leyendo el archivo…' : `${tenthOf(done, total)} de ${total}`;
  const counts = outcomes.map((outcome) => countOf(outcome, rows[outcome].length));
  return [statusNames[status], ...(done > 0 ? [counts.join(', ')] : [])].join('. ');
};

export const RunHeard = ({ run }: { run: Run }) => (
  <span role="status" style={visuallyHidden}>
    {heard(run)}
  </span>
);
