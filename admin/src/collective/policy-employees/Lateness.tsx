/** How long a request is still in time, in words; in red once it is not. */
import { spelledDay } from '@cotejo/core/kit/time';
import { type CoverageRecord } from '@cotejo/core/policy-employees';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
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
  const translate = useTranslate();
  const { dueOn, isLate } = coverage;
  if (dueOn === null) return null;
  const days = daysLeft(coverage);
  const say = (key: string, count: number) =>
    translate(`resources.policy-employees.due.${key}`, { smart_count: count, day: spelledDay(dueOn) });
  if (isLate)
    return (
      <Box component="span" sx={late}>
        <ErrorOutline fontSize="small" aria-hidden />
        {say('late', -days)}
      </Box>
    );
  return <span>{days === 0 ? say('today', 0) : say('left', days)}</span>;
};
