/** What who listens is told of a run: each tenth of it as it goes, and at the end what came of it. */
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../../kit/ui/visuallyHidden.ts';
import { counted } from '../results/counted.ts';
import { type Run } from './importer.ts';
import { outcomes } from './line.ts';
import { tenthOf } from './progress.ts';

const useHeard = ({ status, total, done, results: { rows } }: Run): string => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`resources.imports.${key}`, args);
  if (status === 'running')
    return total === undefined
      ? say('run.sending')
      : say('run.progress', { done: tenthOf(done, total), total });
  const counts = outcomes.map((outcome) => say(`counts.${outcome}`, counted(rows[outcome].length)));
  return [say(`run.status.${status}`), ...(done > 0 ? [counts.join(', ')] : [])].join('. ');
};

export const RunHeard = ({ run }: { run: Run }) => (
  <span role="status" style={visuallyHidden}>
    {useHeard(run)}
  </span>
);
