/** The person's feedback on the request; until it is given, the way to ask for it. */
import { Box, Rating, Skeleton, Typography } from '@mui/material';
import { AbsoluteInstant } from '../kit/time/Instant.tsx';
import { ReadError } from '../kit/ui/ReadError.tsx';
import { Panel } from '../kit/ui/Panel.tsx';
import { AskForFeedback } from './AskForFeedback.tsx';
import { type Feedback as Given, useFeedback } from './useFeedback.ts';

const topicNames: Readonly<Record<string, string>> = {
  attention: 'La atención',
  clarity: 'La claridad de la información',
  speed: 'La rapidez',
  price: 'El precio',
  coverage: 'Las coberturas',
  website: 'El sitio web',
};

const Feedback = ({ feedback }: { feedback: Given }) => {
  const { score, recommend, topics, comment, changedAt } = feedback;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Rating value={score} readOnly size="small" getLabelText={(value) => `${value} de 5`} />
        <Typography sx={{ fontWeight: 600 }} aria-hidden>
          {`${score} de 5`}
        </Typography>
      </Box>
      {comment && (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>«{comment}»</Typography>
      )}
      {topics.length > 0 && (
        <Typography variant="body2">
          {topics.map((topic) => topicNames[topic] ?? topic).join(', ')}
        </Typography>
      )}
      {recommend !== null && (
        <Typography variant="body2">{`Nos recomendaría: ${recommend} de 10`}</Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        <AbsoluteInstant value={changedAt} />
      </Typography>
    </Box>
  );
};

export type FeedbackPanelProps = {
  leadId: string;
  firstName: string | null;
  phone: string | null;
  /** Whether the person may be asked now. */
  mayAsk: boolean;
};

const FeedbackOf = ({ leadId, mayAsk, ...asked }: FeedbackPanelProps) => {
  const { data, isPending, error, refetch } = useFeedback(leadId);
  const [feedback] = data ?? [];
  const isEmpty = !feedback && !isPending && !error;
  return (
    <Panel title="Opinión de la persona" empty={isEmpty ? 'Todavía no opinó' : undefined}>
      {feedback && <Feedback feedback={feedback} />}
      {!feedback && isPending && <Skeleton variant="rounded" height={48} />}
      {!feedback && error && (
        <ReadError title="No se pudo leer la opinión." error={error} onRetry={refetch} />
      )}
      {isEmpty && mayAsk && <AskForFeedback {...asked} />}
    </Panel>
  );
};

export const FeedbackPanel = (props: FeedbackPanelProps) => <FeedbackOf key={props.leadId} {...props} />;
