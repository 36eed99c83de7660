/** Nothing that one was told, or nothing that is still to be read. */
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import { type ReactNode } from 'react';
import { EmptyState } from '../kit/list/EmptyState.tsx';

type InboxEmptyProps = { onlyUnread?: boolean; action?: ReactNode };

export const InboxEmpty = ({ onlyUnread = false, action }: InboxEmptyProps) => {
  return (
    <EmptyState
      icon={NotificationsNoneOutlined}
      title={onlyUnread ? 'Leíste todo' : 'No hay notificaciones'}
      text={
        onlyUnread ? 'No queda ninguna notificación sin leer.' : 'Aquí aparece lo que ocurre con tu trabajo.'
      }
      action={action}
    />
  );
};
