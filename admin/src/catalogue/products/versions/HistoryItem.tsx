/** Something that happened to a product: what, when, by whom, for how long, and why. */
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ActorName } from '../../../misc/ActorName.tsx';
import { AbsoluteInstant } from '../../../misc/Instant.tsx';
import { formatDuration, secondsBetween } from '../../../misc/time.ts';
import { useNow } from '../../../misc/useNow.ts';
import { priceWords } from '../../read/priceWords.ts';
import { sectionLabel } from '../differenceText.ts';
import { type HistoryRow, type ProductRecord, type VersionRow } from '../product.ts';

type HistoryItemProps = {
  row: HistoryRow;
  product: ProductRecord;
  /** Of a publication, what it cost. */
  version: VersionRow | undefined;
  /** Shows what a version says otherwise than the one before it. */
  onCompare: (version: number) => void;
};

export const HistoryItem = ({ row, product, version, onCompare }: HistoryItemProps) => {
  const translate = useTranslate();
  const now = useNow();
  const say = (key: string, args?: object) => translate(`cotejo.catalogue.history.${key}`, args);
  const { kind, at, endedAt, publication, sections, note } = row;
  const duration = formatDuration(secondsBetween(at, endedAt ? Date.parse(endedAt) : now));
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600 }}>{say(`kinds.${kind}`, { publication })}</Typography>
      <Typography variant="body2" color="text.secondary">
        <AbsoluteInstant value={at} /> · <ActorName actor={row.actor} name={row.actorName} />
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {say(`${endedAt ? 'lasted' : 'lasts'}.${kind}`, { duration })}
      </Typography>
      {sections.length > 0 && (
        <Typography variant="body2">{sections.map((section) => sectionLabel(section)).join(', ')}</Typography>
      )}
      {kind === 'withdrawn' && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {note ? say('note', { note }) : say('noNote')}
        </Typography>
      )}
      {kind === 'published' && version && (
        <Typography variant="body2">{priceWords(version.price, product.country).lines.join(' ')}</Typography>
      )}
      {kind === 'published' && publication !== null && publication > 1 && (
        <Button
          size="small"
          sx={{ ml: -0.75 }}
          aria-label={say('differenceNamed', { version: publication })}
          onClick={() => onCompare(publication)}
        >
          {say('difference')}
        </Button>
      )}
    </Box>
  );
};
