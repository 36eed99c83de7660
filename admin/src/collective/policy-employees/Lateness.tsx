/** How long a request is still in time, in words; in red once it is not. */
import { spelledDay } from '@cotejo/core/kit/time';
import { type CoverageRecord } from '@cotejo/core/policy-employees';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import { Box } from '@mui/material';
import { counted, plural } from '../../kit/words/plural.ts';
import { daysLeft } from './coverage.ts';

const late = {
  display: 'inline-flex',
  gap: 0.5,
  alignItems: 'flex-start',
  color: 'error.main',
  fontWeight: 600,
};

type LatenessProps = { coverage: Pick<CoverageRecord, 'dueOn' | 'cutting' | 'isLate'> };

export const Lateness = ({ coverage }: LatenessProps) => {
  const { dueOn, isLate } = coverage;
  if (dueOn === null) return null;
  const days = daysLeft(coverage);
  const day = spelledDay(dueOn);
  if (isLate)
    return (
      <Box component="span" sx={late}>
        <ErrorOutline fontSize="small" aria-hidden />
        Atrasada: su corte pasó {days === -1 ? 'ayer' : `hace ${-days} días`} ({day})
      </Box>
    );
  if (days === 0) return <span>El corte es hoy</span>;
  return (
    <span>
      {plural(days, 'Falta', 'Faltan')} {counted(days, 'día', 'días')} para el corte ({day})
    </span>
  );
};
