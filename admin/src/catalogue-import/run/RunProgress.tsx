/** How far a run is, while it goes. */
import { LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { written } from '../results/counted.ts';
import { type Run } from './importer.ts';
import { percentOf } from './progress.ts';

export const RunProgress = ({ run: { total, done } }: { run: Run }) => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`resources.imports.run.${key}`, args);
  return (
    <div>
      <LinearProgress
        {...(total !== undefined && { variant: 'determinate', value: percentOf(done, total) })}
        aria-label={say('progressLabel')}
        sx={{ height: 6, borderRadius: 3, mb: 0.75 }}
      />
      <Typography>
        {total === undefined
          ? say('sending')
          : say('progress', { done: written(done), total: written(total) })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {say('leaving')}
      </Typography>
    </div>
  );
};
