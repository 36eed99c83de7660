/** The calls and meetings that took place, newest first, with how they ended. */
import CallOutlined from '@mui/icons-material/CallOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { activityOutcome, activityTypes } from '@cotejo/core/reference/activity-types';
import { type ActivityRow } from '@cotejo/core/lead-records';
import { Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { AbsoluteInstant } from '../../kit/time/Instant.tsx';
import { ActorName } from '../../kit/ui/ActorName.tsx';
import { type LeadRow } from '../lead.ts';
import { Panel } from '../../kit/ui/Panel.tsx';

/** `Llamada: No contestó`. */
export const activityTitle = ({ typeId, outcomeId }: Pick<ActivityRow, 'typeId' | 'outcomeId'>): string => {
  const type = activityTypes.find(({ id }) => id === typeId)?.displayName ?? typeId;
  return `${type}: ${activityOutcome(typeId, outcomeId)?.name ?? outcomeId}`;
};

const Activity = ({ activity }: { activity: ActivityRow }) => {
  const Icon = activity.typeId === 'LLAMADA' ? CallOutlined : GroupsOutlined;
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', display: 'flex', gap: 1.25 }}>
      <Icon fontSize="small" sx={{ mt: 0.25, color: 'text.secondary' }} aria-hidden />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{activityTitle(activity)}</Typography>
        {activity.note && (
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{activity.note}</Typography>
        )}
        <Typography variant="body2" color="text.secondary">
          <ActorName actor={activity.by} name={activity.byName} /> · <AbsoluteInstant value={activity.at} />
        </Typography>
      </Box>
    </Box>
  );
};

export const LeadActivities = () => {
  const translate = useTranslate();
  const lead = useRecordContext<LeadRow>();
  const activities = lead?.activities ?? [];
  const newestFirst = [...activities].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <Panel title={translate('resources.leads.show.activities')}>
      {activities.length === 0 ? (
        <Typography color="text.secondary">{translate('resources.leads.show.noActivities')}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {newestFirst.map((activity) => (
            <Activity key={activity.id} activity={activity} />
          ))}
        </Box>
      )}
    </Panel>
  );
};
