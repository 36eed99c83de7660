/** Leads (solicitudes) in the console. */
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import { createElement } from 'react';
import { type ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { LeadBoardPage } from './board/LeadBoardPage.tsx';
import { type LeadRow } from './lead.ts';
import { LeadList } from './list/LeadList.tsx';
import { leadName } from './leadModel.ts';
import { LeadShow } from './page/LeadShow.tsx';

/** What of a lead other parts of the console show too. */
export { HistoryChange } from './history/HistoryParts.tsx';
export { AppointmentReminders } from './reminders/AppointmentReminders.tsx';
export { useExecutives } from '../identity/useExecutives.ts';

export const leads: ResourceProps = {
  name: 'leads',
  list: LeadList,
  show: LeadShow,
  icon: InboxOutlined,
  children: createElement(Route, { path: 'tablero', element: createElement(LeadBoardPage) }),
  recordRepresentation: (lead: LeadRow) => leadName(lead) ?? lead.id,
};
