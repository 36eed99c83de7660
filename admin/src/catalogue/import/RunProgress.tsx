/** How far a run is: seen as it goes, and told to who listens at each tenth and at its end. */
import { LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../../misc/visuallyHidden.ts';
import { type Run } from './importer.ts';
import { tenthOf } from './progress.ts';

const written = (count: number): string => count.toLocaleString('es-419');

export const RunProgress = ({ run }: { run: Run }) => {
  const translate = useTranslate();
  const { status, total, done } = run;
  const say = (key: string, args?: object) => translate(`resources.imports.run.${key}`, args);
  const isRunning = status === 'running';
  const text =
    total === undefined ? say('sending') : say('progress', { done: written(done), total: written(total) });
  const heard =
    total === undefined
      ? say('sending')
      : say('progress', { done: written(tenthOf(done, total)), total: written(total) });
  return (
    <div>
      {isRunning && (
        <>
          <LinearProgress
            {...(total !== undefined && {
              variant: 'determinate',
              value: total === 0 ? 100 : Math.floor((done / total) * 100),
            })}
            aria-label={say('progressLabel')}
            sx={{ height: 6, borderRadius: 3, mb: 0.75 }}
          />
          <Typography aria-hidden>{text}</Typography>
          <Typography variant="body2" color="text.secondary">
            {say('leaving')}
          </Typography>
        </>
      )}
      <span role="status" style={visuallyHidden}>
        {isRunning ? heard : `${say(`status.${status}`)}. ${total === undefined ? '' : text}`}
      </span>
    </div>
  );
};
