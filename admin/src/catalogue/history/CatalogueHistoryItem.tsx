/** Something that happened to a record of the catalogue: what, when, by whom, by hand or by an import, and what comes of it. */
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode } from 'react';
import { HistoryItem, type Recorded } from '../../kit/history/HistoryItem.tsx';

/** What the histories of products and of entries have in common. */
export type Happened = Recorded & {
  readonly version: number;
  /** The import that did it. */
  readonly importRun: string | null;
};

type CatalogueHistoryItemProps = {
  row: Happened;
  title: string;
  /** For how long it was so, or after how long it was done. */
  duration?: string | undefined;
  children?: ReactNode;
  /** What else one may do with it, and what that opens beneath. */
  actions?: ReactNode;
  beneath?: ReactNode;
  /** The version that it made, where there is one before it to be compared with. */
  made?: number | undefined;
  /** Shows what a version says otherwise than the one before it. */
  onCompare: (version: number) => void;
};

export const CatalogueHistoryItem = (props: CatalogueHistoryItemProps) => {
  const { row, title, duration, children, actions, beneath, made, onCompare } = props;
  return (
    <HistoryItem row={row} title={title} how={row.importRun === null ? undefined : 'por una importación'}>
      {duration && (
        <Typography variant="body2" color="text.secondary">
          {duration}
        </Typography>
      )}
      {children}
      <Box sx={{ ml: -0.75, display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {made !== undefined && (
          <Button
            size="small"
            aria-label={`Ver qué cambió en la versión ${made}`}
            onClick={() => onCompare(made)}
          >
            Ver qué cambió
          </Button>
        )}
        {actions}
      </Box>
      {beneath}
    </HistoryItem>
  );
};
