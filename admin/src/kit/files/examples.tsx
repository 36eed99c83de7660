/** Examples of what saves files: their states, as data. */
import { type Examples } from '../../testing/example.ts';
import { FilePick } from './FilePick.tsx';
import { SaveFileButton } from './SaveFileButton.tsx';

const nothing = () => undefined;
const most = 10_000_000;
const hint = 'Un archivo de Excel o CSV, de 10 MB como máximo.';

export const examples: Examples = {
  FilePick: {
    'nothing chosen': (
      <FilePick file={undefined} most={most} hint={hint} problem={undefined} onChoose={nothing} />
    ),
    chosen: (
      <FilePick
        file={{ name: 'altas-marzo.xlsx', size: 48_120 }}
        most={most}
        hint={hint}
        problem={undefined}
        onChoose={nothing}
      />
    ),
    'that can’t be read': (
      <FilePick file={undefined} most={most} hint={hint} problem="unreadable" onChoose={nothing} />
    ),
  },
  SaveFileButton: {
    usual: (
      <SaveFileButton address="/api/console/templates/altas" name="altas.xlsx" label="Descargar plantilla" />
    ),
  },
};
