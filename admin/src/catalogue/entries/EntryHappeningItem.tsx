/** Something that happened to an entry of the catalogue: what, when, by whom, after how long, and what it said since. */
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { formatDuration, secondsBetween } from '../../kit/time/time.ts';
import { Happening } from '../history/Happening.tsx';
import { ValueView } from '../read/ValueView.tsx';
import { labelAt } from '../read/words.ts';
import { type EntryForm } from './entry.ts';
import { type EntryHappening, type EntryResource } from './entryHistory.ts';
import { useEntryVersion } from './useEntryVersion.ts';

type SaidProps = { resource: EntryResource; form: EntryForm; row: EntryHappening };

const Said = ({ resource, form, row }: SaidProps) => {
  const translate = useTranslate();
  const { whole, error, refetch } = useEntryVersion(resource, row.id);
  if (error)
    return <ReadError title={translate('cotejo.catalogue.versions.error')} error={error} onRetry={refetch} />;
  if (!whole) return <Skeleton variant="rounded" height={120} />;
  return (
    <ValueView
      field={{ kind: 'record', fields: form.fields, isOptional: false }}
      path={[]}
      value={whole.details}
      telling={{ country: whole.details.country }}
    />
  );
};

type EntryHappeningItemProps = SaidProps & { onCompare: (version: number) => void };

export const EntryHappeningItem = ({ resource, form, row, onCompare }: EntryHappeningItemProps) => {
  const translate = useTranslate();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const say = (key: string, args?: object) => translate(`cotejo.catalogue.history.${key}`, args);
  const { version, kind, at, previousAt, fields } = row;
  return (
    <Happening
      row={row}
      title={say(`entryKinds.${kind}`, { version })}
      duration={
        previousAt === null
          ? undefined
          : say('after', { duration: formatDuration(secondsBetween(previousAt, Date.parse(at))) })
      }
      made={version > 1 ? version : undefined}
      onCompare={onCompare}
      actions={
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={say('contentNamed', { version })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {say('content')}
        </Button>
      }
      beneath={
        isOpen && (
          <Box id={id} sx={{ my: 1, pl: 1.5, borderLeft: 2, borderColor: 'divider' }}>
            <Said resource={resource} form={form} row={row} />
          </Box>
        )
      }
    >
      {fields.length > 0 && (
        <Typography variant="body2">{fields.map((field) => labelAt([field])).join(', ')}</Typography>
      )}
    </Happening>
  );
};
