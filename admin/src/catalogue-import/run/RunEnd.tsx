/** How a run ended: what was done, what was not, and how it goes on. */
import { Alert, AlertTitle, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { written } from '../results/counted.ts';
import { type Run } from './importer.ts';
import { changesOf } from '../results/results.ts';

type RunEndProps = { run: Run; onGoOn: () => void };

/** What the server says is wrong with the file, or with what was sent beside it. */
const Refusal = ({ run: { errors, message } }: { run: Run }) => {
  const translate = useTranslate();
  const told = Object.values(errors ?? {});
  return (
    <Alert severity="error">
      <AlertTitle>{translate('resources.imports.run.refused')}</AlertTitle>
      {told.length > 0 ? told.map((text) => <div key={text}>{text}</div>) : message}
    </Alert>
  );
};

export const RunEnd = ({ run, onGoOn }: RunEndProps) => {
  const translate = useTranslate();
  const { status, isTrial, done, total, message, results } = run;
  const say = (key: string, args?: object) => translate(`resources.imports.${key}`, args);
  const goOn = (
    <Button color="inherit" size="small" onClick={onGoOn}>
      {say(isTrial ? 'actions.again' : 'actions.goOn')}
    </Button>
  );
  switch (status) {
    case 'running':
      return null;
    case 'refused':
      return <Refusal run={run} />;
    case 'finished':
      return (
        <Alert severity={isTrial ? 'info' : 'success'}>
          {say(`run.finished${isTrial ? 'Trial' : changesOf(results) === 0 ? 'Same' : ''}`)}
        </Alert>
      );
    case 'stopped':
      return (
        <Alert severity="warning" action={goOn}>
          {isTrial
            ? say('run.stoppedTrial')
            : total === undefined
              ? say('run.stoppedEarly')
              : say('run.stopped', {
                  done: written(done),
                  total: written(total),
                })}
        </Alert>
      );
    case 'broken':
      return (
        <Alert severity="warning" action={goOn}>
          {message} {say(isTrial ? 'run.brokenTrial' : 'run.broken')}
        </Alert>
      );
  }
};
