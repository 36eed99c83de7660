/** The pieces of an audit entry on screen: its line with the sign of its kind, its record, who did it, and its buttons. */
import { type AuditEntry } from '@cotejo/core/audit';
import { auditKindName } from '@cotejo/core/reference/audit-kinds';
import { auditedRecordName } from '@cotejo/core/reference/audited-records';
import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, IconButton, Link, Tooltip, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { fromRow } from '../kit/list/useRowKeys.ts';
import { formatDuration } from '../kit/time/time.ts';
import { useContexts } from '../kit/useContexts.ts';
import { useFieldLabels } from '../kit/useFieldLabels.ts';
import { wordsOf } from '../kit/useWords.ts';
import { auditEntryText } from './auditEntryText.ts';
import { kindIcons } from './kindIcons.ts';
import { useRecordOf } from './useRecordOf.ts';

type OfRow = { row: AuditEntry };

export const Line = ({ row, zone }: OfRow & { zone: string }) => {
  const contexts = useContexts();
  const labelsOf = useFieldLabels();
  const Icon = kindIcons[row.kind];
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', minWidth: 0 }}>
      <Icon fontSize="small" titleAccess={auditKindName(row.kind)} sx={{ color: 'text.secondary' }} />
      <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {auditEntryText(row, { wordsOf: (resource) => wordsOf(contexts, resource), labelsOf, zone })}
      </Box>
    </Box>
  );
};

/** The number that people call it by, and its name; the way to what its history tells of this moment, where it has a page. */
export const RecordOf = ({ row }: OfRow) => {
  const { reference, name, address } = useRecordOf(row);
  const said = reference ?? auditedRecordName(row.aggregate);
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {address ? (
        <Link component={RouterLink} to={address} state={fromRow} sx={{ fontWeight: 600 }}>
          {said}
        </Link>
      ) : (
        <strong>{said}</strong>
      )}
      {name && ` ${name}`}
    </Box>
  );
};

export const Doer = ({ row: { actorName, onBehalfOfName } }: OfRow) => (
  <>
    {actorName}
    {onBehalfOfName && (
      <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
        en nombre de {onBehalfOfName}
      </Typography>
    )}
  </>
);

/** The time that the lead had been in the status before. */
export const waited = ({ step }: AuditEntry): string | undefined => {
  const seconds = step?.secondsInPrevious ?? undefined;
  return seconds === undefined ? undefined : formatDuration(seconds);
};

type ButtonsProps = OfRow & { isOpen: boolean; onOpen: () => void; onChain: () => void };

export const RowButtons = ({ row, isOpen, onOpen, onChain }: ButtonsProps) => {
  const [chain, open] = ['Ver qué causó este cambio', isOpen ? 'Cerrar el detalle' : 'Ver el detalle'];
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Tooltip title={chain}>
        <IconButton aria-label={chain} onClick={onChain} size="small">
          <AccountTreeOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={open}>
        <IconButton
          aria-label={open}
          aria-expanded={isOpen}
          aria-controls={isOpen ? openedId(row) : undefined}
          onClick={onOpen}
          size="small"
        >
          <ExpandMore fontSize="small" sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />
        </IconButton>
      </Tooltip>
    </Box>
  );
};

export const openedId = ({ id }: AuditEntry): string => `audit-entry-${id}`;
