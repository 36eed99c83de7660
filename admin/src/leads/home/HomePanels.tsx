/** The panels of leads on the start page: what waits for an executive, or how a team stands. */
import { useTranslate } from 'react-admin';
import { type HomePanel } from '../../kit/context.ts';
import { useNow } from '../../kit/time/useNow.ts';
import { me } from '../filters/leadFilters.ts';
import { ConversionPanel } from './ConversionPanel.tsx';
import { executiveQuestions, homeKindOf, type LeadQuestion, teamQuestions } from './homeModel.ts';
import { LeadsPanel } from './LeadsPanel.tsx';
import { PausedExecutives } from './PausedExecutives.tsx';
import { StatusCounts } from './StatusCounts.tsx';

const Questions = ({ questions }: { questions: readonly LeadQuestion[] }) =>
  questions.map((question) => <LeadsPanel key={question.name} question={question} />);

const ExecutiveQuestions = () => <Questions questions={executiveQuestions(useNow())} />;
const TeamQuestions = () => <Questions questions={teamQuestions} />;

const mine = { executiveId: [me] };
const everybodys = {};

const MyCounts = () => <StatusCounts title={useTranslate()('cotejo.start.mine')} filter={mine} />;
const TeamCounts = () => (
  <StatusCounts title={useTranslate()('cotejo.start.everybody')} filter={everybodys} />
);

const isExecutive: HomePanel['isFor'] = (viewer) => homeKindOf(viewer) === 'executive';
const readsLeads: HomePanel['isFor'] = (viewer) => homeKindOf(viewer) !== 'welcome';
const isTeam: HomePanel['isFor'] = (viewer) => homeKindOf(viewer) === 'team';

export const leadPanels: readonly HomePanel[] = [
  { name: 'questions of an executive', column: 'main', isFor: isExecutive, Panel: ExecutiveQuestions },
  { name: 'counts of an executive', column: 'side', isFor: isExecutive, Panel: MyCounts },
  { name: 'questions of a team', column: 'main', isFor: isTeam, Panel: TeamQuestions },
  { name: 'conversion', column: 'main', isFor: readsLeads, Panel: ConversionPanel },
  { name: 'counts of a team', column: 'side', isFor: isTeam, Panel: TeamCounts },
  { name: 'paused executives', column: 'side', isFor: isTeam, Panel: PausedExecutives },
];
