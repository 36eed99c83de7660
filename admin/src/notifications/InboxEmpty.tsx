/** Nothing that one was told, or nothing that is still to be read. */
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import { type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../kit/list/EmptyState.tsx';

type InboxEmptyProps = { onlyUnread?: boolean; action?: ReactNode };

export const InboxEmpty = ({ onlyUnread = false, action }: InboxEmptyProps) => {
  const translate = useTranslate();
  const kind = onlyUnread ? 'allRead' : 'empty';
  return (
    <EmptyState
      icon={NotificationsNoneOutlined}
      title={translate(`cotejo.inbox.${kind}.title`)}
      text={translate(`cotejo.inbox.${kind}.text`)}
      action={action}
    />
  );
};
