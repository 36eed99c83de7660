/** A chip with the reviewer of a request; nothing while nobody reviews it. */
import { type CoverageRecord } from '@cotejo/core/policy-employees';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Chip } from '@mui/material';
import { formatFullInstant, formatTime } from '../../kit/time/time.ts';
import { useWhoseReview } from './useReview.ts';

export const ReviewChip = ({ coverage }: { coverage: CoverageRecord }) => {
  const whose = useWhoseReview(coverage);
  const { reviewedByName, reviewUntil } = coverage;
  if (whose === undefined || reviewUntil === null) return null;
  const time = formatTime(Date.parse(reviewUntil));
  const who = whose === 'own' ? 'La revisas tú' : `La revisa ${reviewedByName ?? 'otra persona'}`;
  return (
    <Chip
      size="small"
      color={whose === 'own' ? 'primary' : 'default'}
      icon={<VisibilityOutlined />}
      label={`${who} hasta las ${time}`}
      title={`Hasta: ${formatFullInstant(reviewUntil)}`}
      sx={{ maxWidth: '100%' }}
    />
  );
};
