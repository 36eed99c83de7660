/** A chip with the reviewer of a request; nothing while nobody reviews it. */
import { type CoverageRecord } from '@cotejo/core/policy-employees';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatFullInstant, formatTime } from '../../kit/time/time.ts';
import { useWhoseReview } from './useReview.ts';

export const ReviewChip = ({ coverage }: { coverage: CoverageRecord }) => {
  const translate = useTranslate();
  const whose = useWhoseReview(coverage);
  const { reviewedByName, reviewUntil } = coverage;
  if (whose === undefined || reviewUntil === null) return null;
  const say = (key: string, args?: object) => translate(`resources.policy-employees.review.${key}`, args);
  const time = formatTime(Date.parse(reviewUntil));
  const name = reviewedByName ?? say('somebody');
  return (
    <Chip
      size="small"
      color={whose === 'own' ? 'primary' : 'default'}
      icon={<VisibilityOutlined />}
      label={say(whose, { name, time })}
      title={say('until', { instant: formatFullInstant(reviewUntil) })}
      sx={{ maxWidth: '100%' }}
    />
  );
};
