/** What the person said of how her request was handled; until then, the way to ask her. */
import { Box, Rating, Skeleton, Typography } from '@mui/material';
import { leadStatus } from '@cotejo/core/reference';
import { useRecordContext, useTranslate } from 'react-admin';
import { AbsoluteInstant } from '../kit/time/Instant.tsx';
import { ReadError } from '../kit/ui/ReadError.tsx';
import { type LeadRow } from '../leads/lead.ts';
import { Panel } from '../kit/ui/Panel.tsx';
import { usePast } from '../leads/usePast.ts';
import { AskForOpinion } from './AskForOpinion.tsx';
import { type OpinionRow, useOpinion } from './useOpinion.ts';

const Opinion = ({ opinion }: { opinion: OpinionRow }) => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`resources.leads.opinion.${key}`, args);
  const { score, recommend, topics, comment, changedAt } = opinion;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Rating value={score} readOnly size="small" getLabelText={(value) => say('stars', { value })} />
        <Typography sx={{ fontWeight: 600 }} aria-hidden>
          {say('stars', { value: score })}
        </Typography>
      </Box>
      {comment && (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>«{comment}»</Typography>
      )}
      {topics.length > 0 && (
        <Typography variant="body2">
          {topics.map((topic) => say(`topics.${topic}`, { _: topic })).join(', ')}
        </Typography>
      )}
      {recommend !== null && (
        <Typography variant="body2">{say('recommend', { value: recommend })}</Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        <AbsoluteInstant value={changedAt} />
      </Typography>
    </Box>
  );
};

const OpinionOf = ({ lead }: { lead: LeadRow }) => {
  const translate = useTranslate();
  const { data, isPending, error, refetch } = useOpinion(lead.id);
  const { at } = usePast();
  const [opinion] = data ?? [];
  if (opinion) return <Opinion opinion={opinion} />;
  if (isPending) return <Skeleton variant="rounded" height={48} />;
  if (error)
    return <ReadError title={translate('resources.leads.error.opinion')} error={error} onRetry={refetch} />;
  // Nobody is asked about a request that is out of sight, or by an erased person.
  const mayAsk = !at && !lead.erased && lead.statusId !== leadStatus.deleted;
  return mayAsk ? (
    <AskForOpinion lead={lead} />
  ) : (
    <Typography color="text.secondary">{translate('resources.leads.opinion.none')}</Typography>
  );
};

export const LeadOpinion = () => {
  const translate = useTranslate();
  const lead = useRecordContext<LeadRow>();
  if (!lead) return null;
  return (
    <Panel title={translate('resources.leads.show.opinion')}>
      <OpinionOf key={lead.id} lead={lead} />
    </Panel>
  );
};
