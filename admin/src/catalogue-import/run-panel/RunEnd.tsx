/** How a run ended: what was done, what was not, and how it goes on. */
import { Alert, AlertTitle, Button } from '@mui/material';
import { written } from '../results/countOf.ts';
import { type Run } from '../run/importer.ts';
import { changesOf } from '../run/results.ts';

type RunEndProps = { run: Run; onGoOn: () => void };

/** What the server says is wrong with the file, or with what was sent beside it. */
const Refusal = ({ run: { errors, message } }: { run: Run }) => {
  const told = Object.values(errors ?? {});
  return (
    <Alert severity="error">
      <AlertTitle>El archivo no se puede importar</AlertTitle>
      {told.length > 0 ? told.map((text) => <div key={text}>{text}</div>) : message}
    </Alert>
  );
};

export const RunEnd = ({ run, onGoOn }: RunEndProps) => {
  const { status, isTrial, done, total, message, results } = run;
  const goOn = (
    <Button color="inherit" size="small" onClick={onGoOn}>
      {isTrial ? 'Intentar de nuevo' : 'Continuar'}
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
          {isTrial
            ? 'Nada cambió todavía: es una prueba.'
            : changesOf(results) === 0
              ? 'Todo estaba igual: no hubo nada que cambiar.'
              : 'La importación terminó.'}
        </Alert>
      );
    case 'stopped':
      return (
        <Alert severity="warning" action={goOn}>
          {isTrial
            ? 'La prueba se detuvo. Nada cambió.'
            : total === undefined
              ? 'Se detuvo antes de la primera fila.'
              : `Se detuvo con resultado de ${written(done)} de ${written(total)}. Hasta 16 filas que ya iban en camino también pueden haberse importado, cada una completa. Al continuar se sabe qué fue de cada una; lo hecho no se repite.`}
        </Alert>
      );
    case 'broken':
      return (
        <Alert severity="warning" action={goOn}>
          {message}{' '}
          {isTrial
            ? 'La prueba no terminó. Nada cambió.'
            : 'Lo que ya se importó queda hecho. Continúa con el mismo archivo: lo hecho no se repite.'}
        </Alert>
      );
  }
};
