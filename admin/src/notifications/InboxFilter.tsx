/** All notifications, or only those that are still to be read. */
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useListContext } from 'react-admin';
import { isOnlyUnread } from './notification.ts';

export const InboxFilter = () => {
  const list = useListContext();
  const choose = (chosen: 'all' | 'unread' | null) => {
    if (chosen) list.setFilters(chosen === 'unread' ? { unread: true } : {}, []);
  };
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={isOnlyUnread(list.filterValues) ? 'unread' : 'all'}
      onChange={(_, chosen: 'all' | 'unread' | null) => choose(chosen)}
      aria-label="Qué notificaciones se muestran"
    >
      {(['all', 'unread'] as const).map((name) => (
        <ToggleButton key={name} value={name} sx={{ textTransform: 'none', px: 1.5 }}>
          {name === 'all' ? 'Todas' : 'Sin leer'}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
