/** Panels of the start page: an executive’s own requests, or those of a team. */

import { useNow } from '../../kit/time/useNow.ts';
import { me } from '../filters/leadFilters.ts';
import { executiveQuestions, type LeadQuestion, teamQuestions } from './homeModel.ts';
import { LeadsPanel } from './LeadsPanel.tsx';
import { OwnPause } from './OwnPause.tsx';
import { StatusCounts } from './StatusCounts.tsx';

const Questions = ({ questions }: { questions: readonly LeadQuestion[] }) =>
  questions.map((question) => <LeadsPanel key={question.name} question={question} />);

export const ExecutiveQuestions = () => (
  <>
    <OwnPause />
    <Questions questions={executiveQuestions(useNow())} />
  </>
);
export const TeamQuestions = () => <Questions questions={teamQuestions} />;

const mine = { executiveId: [me] };
const everybodys = {};

export const MyCounts = () => <StatusCounts title="Mis solicitudes por estado" filter={mine} />;
export const TeamCounts = () => <StatusCounts title="Solicitudes por estado" filter={everybodys} />;
