/** What a section still has to say before the product can be published. */
import { Alert } from '@mui/material';
import { fieldName } from '../differenceText.ts';
import { type Preview } from '../preview/preview.ts';

/** The section stands above it: its own name is not told again. */
const nameWithin = (path: string): string => fieldName(path).split(' › ').slice(1).join(' › ');

export const LackingAlert = ({ lacks }: { lacks: Preview['lacks'] | undefined }) => {
  if (!lacks) return null;
  return (
    <Alert severity="warning" role="note" sx={{ mb: 1.5, py: 0.25 }}>
      Falta para publicar:
      {Object.entries(lacks).map(([path, message]) => (
        <div key={path}>{[nameWithin(path), message].filter(Boolean).join(': ')}</div>
      ))}
    </Alert>
  );
};
