/** The pieces of a change in the audit: after how long, why, and the way to what caused it. */
import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import { IconButton, Tooltip, Typography } from '@mui/material';
import { failureReasonById } from '@cotejo/core/reference/failure-reasons';
import { useTranslate } from 'react-admin';
import { formatDuration } from '../kit/time/time.ts';
import { type StatusChangeRow } from './audit.ts';

export const waited = (row: StatusChangeRow): string | undefined =>
  row.secondsInPrevious === null ? undefined : formatDuration(row.secondsInPrevious);

/** The reason by its name, what Otros stands for, and the note; nothing where nobody said why. */
export const Why = ({ row }: { row: StatusChangeRow }) => {
  const reason =
    row.reasonId === null ? undefined : (failureReasonById(row.reasonId)?.name ?? `#${row.reasonId}`);
  const why = [reason, row.reasonText].filter(Boolean).join(': ');
  return (
    <>
      {why && <Typography variant="body2">{why}</Typography>}
      {row.note && (
        <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'pre-wrap' }}>
          {row.note}
        </Typography>
      )}
    </>
  );
};

export const ChainButton = ({ onOpen }: { onOpen: () => void }) => {
  const translate = useTranslate();
  const label = translate('resources.auditoria.chain.open');
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={onOpen} size="small">
        <AccountTreeOutlined fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};
