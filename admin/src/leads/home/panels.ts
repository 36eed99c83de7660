/** The panels of leads on the start page: what waits for an executive, or how a team stands. */
import { type HomePanel } from '../../kit/context.ts';
import { lazyPage } from '../../kit/page/lazyPage.ts';
import { homeKindOf } from './homeKind.ts';

const ExecutiveQuestions = lazyPage(async () => (await import('./HomePanels.tsx')).ExecutiveQuestions);
const TeamQuestions = lazyPage(async () => (await import('./HomePanels.tsx')).TeamQuestions);
const MyCounts = lazyPage(async () => (await import('./HomePanels.tsx')).MyCounts);
const TeamCounts = lazyPage(async () => (await import('./HomePanels.tsx')).TeamCounts);
const ConversionPanel = lazyPage(async () => (await import('./ConversionPanel.tsx')).ConversionPanel);
const PausedExecutives = lazyPage(async () => (await import('./PausedExecutives.tsx')).PausedExecutives);

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
