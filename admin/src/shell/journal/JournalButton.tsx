/** Opens the journal; a badge counts what is on its way or unknown. On a phone it is there only when that is anything. */
import ReceiptLong from '@mui/icons-material/ReceiptLong';
import { Badge, IconButton, Tooltip } from '@mui/material';
import { useJournal } from './useJournal.ts';
import { plural } from '../../kit/words/plural.ts';

export const JournalButton = ({ onOpen }: { onOpen: () => void }) => {
  const { open } = useJournal();
  const isQuiet = open.length === 0;
  const label = isQuiet
    ? 'Mis acciones'
    : plural(
        open.length,
        `Mis acciones, ${open.length} pendiente`,
        `Mis acciones, ${open.length} pendientes`,
      );
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        onClick={onOpen}
        sx={{ display: isQuiet ? { xs: 'none', sm: 'inline-flex' } : undefined }}
      >
        <Badge badgeContent={isQuiet ? undefined : open.length} color="warning">
          <ReceiptLong />
        </Badge>
      </IconButton>
    </Tooltip>
  );
};
