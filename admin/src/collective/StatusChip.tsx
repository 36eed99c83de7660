/** A state by its Spanish name, in the colour of what it means. */
import { nameIn } from '@cotejo/core/reference/collective-tables';
import { Chip, type ChipProps } from '@mui/material';

const colours: Readonly<Record<string, ChipProps['color']>> = {
  ACTIVE: 'success',
  APPROVED: 'success',
  PENDING: 'warning',
  PROCESS_ACTIVATION: 'info',
  PROCESS_CANCELLATION: 'info',
  DECLINED: 'error',
  REJECTED: 'error',
  FAIL: 'error',
};

type StatusChipProps = { of: readonly { readonly id: string; readonly name: string }[]; id: string };

export const StatusChip = ({ of, id }: StatusChipProps) => (
  <Chip size="small" variant="outlined" color={colours[id] ?? 'default'} label={nameIn(of, id)} />
);
