/** The way between the list and the board; the filters come along. */
import TableRows from '@mui/icons-material/TableRows';
import ViewKanban from '@mui/icons-material/ViewKanban';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

const ways = [
  { path: '/leads', name: 'list', Icon: TableRows },
  { path: '/leads/tablero', name: 'board', Icon: ViewKanban },
] as const;

export const ListOrBoard = () => {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const filter = new URLSearchParams(search).get('filter');
  const query = filter ? `?${new URLSearchParams({ filter })}` : '';
  return (
    <ToggleButtonGroup size="small" value={pathname} aria-label={translate('resources.leads.board.choose')}>
      {ways.map(({ path, name, Icon }) => (
        <ToggleButton
          key={path}
          value={path}
          component={Link}
          to={`${path}${query}`}
          aria-pressed={undefined}
          aria-current={pathname === path ? 'page' : undefined}
          sx={{ gap: 0.75, textTransform: 'none', py: 0.5 }}
        >
          <Icon fontSize="small" aria-hidden />
          {translate(`resources.leads.board.ways.${name}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
