/** Something that happened to an entry of the catalogue: what, when, by whom, after how long, and what it said since. */
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReadError } from '../../misc/ReadError.tsx';
import { formatDuration, secondsBetween } from '../../misc/time.ts';
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

/** What it said since then, for who wants to read it. */
const SaidSince = (props: SaidProps) => {
  const translate = useTranslate();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { version } = props.row;
  return (
    <>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={translate('cotejo.catalogue.history.contentNamed', { version })}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ ml: -0.75, mr: 1 }}
      >
        {translate('cotejo.catalogue.history.content')}
      </Button>
      {isOpen && (
        <Box id={id} sx={{ my: 1, pl: 1.5, borderLeft: 2, borderColor: 'divider' }}>
          <Said {...props} />
        </Box>
      )}
    </>
  );
};

type EntryHappeningItemProps = SaidProps & { onCompare: (version: number) => void };

export const EntryHappeningItem = ({ resource, form, row, onCompare }: EntryHappeningItemProps) => {
  const translate = useTranslate();
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
    >
      {fields.length > 0 && (
        <Typography variant="body2">{fields.map((field) => labelAt([field])).join(', ')}</Typography>
      )}
      <SaidSince resource={resource} form={form} row={row} />
    </Happening>
  );
};
