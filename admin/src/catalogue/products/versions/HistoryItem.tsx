/** Something that happened to a product: what, when, by whom, for how long, and why. */
import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDuration, secondsBetween } from '../../../kit/time/time.ts';
import { useNow } from '../../../kit/time/useNow.ts';
import { Happening } from '../../history/Happening.tsx';
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
    <Happening
      row={row}
      title={say(`kinds.${kind}`, { publication })}
      duration={say(`${endedAt ? 'lasted' : 'lasts'}.${kind}`, { duration })}
      made={kind === 'published' && publication !== null && publication > 1 ? publication : undefined}
      onCompare={onCompare}
    >
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
    </Happening>
  );
};
