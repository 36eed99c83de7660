/** Examples of what saves files: their states, as data. */
import { type Examples } from '../../testing/example.ts';
import { SaveFileButton } from './SaveFileButton.tsx';

export const examples: Examples = {
  SaveFileButton: {
    usual: (
      <SaveFileButton address="/api/console/templates/altas" name="altas.xlsx" label="Descargar plantilla" />
    ),
  },
};
