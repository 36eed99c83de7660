/** The start: what waits for an executive, how a team stands, or a plain welcome. */
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LoadingPage } from '../../kit/page/LoadingPage.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { me } from '../../leads/filters/leadFilters.ts';
import { useNow } from '../../kit/time/useNow.ts';
import { executiveQuestions, homeKindOf, teamQuestions } from '../../leads/home/homeModel.ts';
import { LeadsPanel } from '../../leads/home/LeadsPanel.tsx';
import { PausedExecutives } from '../../leads/home/PausedExecutives.tsx';
import { StatusCounts } from '../../leads/home/StatusCounts.tsx';
import { Welcome } from './Welcome.tsx';

const columns = {
  display: 'grid',
  gap: 2,
  mt: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;
const column = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const mine = { executiveId: [me] };

const ExecutiveHome = () => {
  const translate = useTranslate();
  const questions = executiveQuestions(useNow());
  return (
    <Box sx={columns}>
      <Box sx={column}>
        {questions.map((question) => (
          <LeadsPanel key={question.name} question={question} />
        ))}
      </Box>
      <StatusCounts title={translate('cotejo.start.mine')} filter={mine} />
    </Box>
  );
};

const everybodys = {};

const TeamHome = () => {
  const translate = useTranslate();
  return (
    <Box sx={columns}>
      <Box sx={column}>
        {teamQuestions.map((question) => (
          <LeadsPanel key={question.name} question={question} />
        ))}
      </Box>
      <Box sx={column}>
        <StatusCounts title={translate('cotejo.start.everybody')} filter={everybodys} />
        <PausedExecutives />
      </Box>
    </Box>
  );
};

export const HomePage = () => {
  const translate = useTranslate();
  const identity = useConsoleIdentity();
  if (!identity) return <LoadingPage />;
  const kind = homeKindOf(identity);
  if (kind === 'welcome') return <Welcome />;
  return (
    <>
      <PageHeading title={translate('cotejo.start.title')} />
      {kind === 'executive' ? <ExecutiveHome /> : <TeamHome />}
    </>
  );
};
