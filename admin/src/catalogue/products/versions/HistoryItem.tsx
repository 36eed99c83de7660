/** Something that happened to a product: what, when, by whom, for how long, and why. */
import { Typography } from '@mui/material';
import { formatDuration, secondsBetween } from '../../../kit/time/time.ts';
import { useNow } from '../../../kit/time/useNow.ts';
import { CatalogueHistoryItem } from '../../history/CatalogueHistoryItem.tsx';
import { priceWords } from '../../read/priceWords.ts';
import { sectionLabel } from '../differenceText.ts';
import { type HistoryRow, type ProductRecord, type VersionRow } from '../product.ts';

const titleOf = ({ kind, publication }: HistoryRow): string => {
  switch (kind) {
    case 'drafted':
      return 'Se empezó el borrador';
    case 'changed':
      return 'Se cambió el borrador';
    case 'priced':
      return 'Se cambió el precio del borrador';
    case 'published':
      return `Se publicó la versión ${publication}`;
    case 'withdrawn':
      return `Se retiró la versión ${publication}`;
  }
};

/** How long it lasted, or lasts. */
const durationText = ({ kind, endedAt }: HistoryRow, duration: string): string => {
  if (kind === 'published') return `A la vista ${endedAt ? 'durante' : 'desde hace'} ${duration}`;
  if (kind === 'withdrawn') return `Fuera de la vista ${endedAt ? 'durante' : 'desde hace'} ${duration}`;
  return endedAt ? `Se publicó ${duration} después` : `Sin publicar desde hace ${duration}`;
};

type HistoryItemProps = {
  row: HistoryRow;
  product: ProductRecord;
  /** Of a publication, what it cost. */
  version: VersionRow | undefined;
  /** Shows what a version says otherwise than the one before it. */
  onCompare: (version: number) => void;
};

export const HistoryItem = ({ row, product, version, onCompare }: HistoryItemProps) => {
  const now = useNow();
  const { kind, at, endedAt, publication, sections, note } = row;
  const duration = formatDuration(secondsBetween(at, endedAt ? Date.parse(endedAt) : now));
  return (
    <CatalogueHistoryItem
      row={row}
      title={titleOf(row)}
      duration={durationText(row, duration)}
      made={kind === 'published' && publication !== null && publication > 1 ? publication : undefined}
      onCompare={onCompare}
    >
      {sections.length > 0 && (
        <Typography variant="body2">{sections.map((section) => sectionLabel(section)).join(', ')}</Typography>
      )}
      {kind === 'withdrawn' && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {note ? `Por qué: ${note}` : 'No se dijo por qué.'}
        </Typography>
      )}
      {kind === 'published' && version && (
        <Typography variant="body2">{priceWords(version.price, product.country).lines.join(' ')}</Typography>
      )}
    </CatalogueHistoryItem>
  );
};
