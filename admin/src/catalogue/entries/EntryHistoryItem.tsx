/** Something that happened to an entry of the catalogue: what, when, by whom, after how long, and what it said since. */
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { formatDuration, secondsBetween } from '../../kit/time/time.ts';
import { CatalogueHistoryItem } from '../history/CatalogueHistoryItem.tsx';
import { ValueView } from '../read/ValueView.tsx';
import { labelAt } from '../read/words.ts';
import { type EntryChange, type EntryResource } from './entryHistory.ts';
import { entryForms } from './forms.ts';
import { useEntryVersion } from './useEntryVersion.ts';

type SaidProps = { resource: EntryResource; row: EntryChange };

const Said = ({ resource, row }: SaidProps) => {
  const { whole, error, refetch } = useEntryVersion(resource, row.id);
  if (error) return <ReadError title="No se pudieron leer las versiones" error={error} onRetry={refetch} />;
  if (!whole) return <Skeleton variant="rounded" height={120} />;
  return (
    <ValueView
      field={{ kind: 'record', fields: entryForms[resource].fields, isOptional: false }}
      path={[]}
      value={whole.details}
      format={{ country: whole.details.country }}
    />
  );
};

const happened: Readonly<Record<EntryChange['kind'], string>> = {
  registered: 'se registró',
  changed: 'se cambió',
  hidden: 'se ocultó a los visitantes',
  shown: 'se volvió a mostrar a los visitantes',
};

type EntryHistoryItemProps = SaidProps & { onCompare: (version: number) => void };

export const EntryHistoryItem = ({ resource, row, onCompare }: EntryHistoryItemProps) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { version, kind, at, previousAt, fields } = row;
  return (
    <CatalogueHistoryItem
      row={row}
      title={`Versión ${version}: ${happened[kind]}`}
      duration={
        previousAt === null
          ? undefined
          : `${formatDuration(secondsBetween(previousAt, Date.parse(at)))} después de lo anterior`
      }
      made={version > 1 ? version : undefined}
      onCompare={onCompare}
      actions={
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={`Ver cómo quedó en la versión ${version}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          Ver cómo quedó
        </Button>
      }
      beneath={
        isOpen && (
          <Box id={id} sx={{ my: 1, pl: 1.5, borderLeft: 2, borderColor: 'divider' }}>
            <Said resource={resource} row={row} />
          </Box>
        )
      }
    >
      {fields.length > 0 && (
        <Typography variant="body2">{fields.map((field) => labelAt([field])).join(', ')}</Typography>
      )}
    </CatalogueHistoryItem>
  );
};
