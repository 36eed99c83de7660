/** The inbox: what one was told, in the top bar of every page, and on a page of its own. */
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import { type ResourceProps } from 'react-admin';
import { InboxPage } from './InboxPage.tsx';

export { InboxButton } from './InboxButton.tsx';

export const notifications: ResourceProps = {
  name: 'notifications',
  list: InboxPage,
  icon: NotificationsNoneOutlined,
};
