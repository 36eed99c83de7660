/** The way between the list and the board; the filters come along, and the order for the way back. */
import TableRows from '@mui/icons-material/TableRows';
import ViewKanban from '@mui/icons-material/ViewKanban';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';

const ways = [
  { path: '/leads', name: 'Lista', Icon: TableRows },
  { path: '/leads/tablero', name: 'Tablero', Icon: ViewKanban },
] as const;

/** A page of the list means nothing on the board. */
const taken: readonly string[] = ['filter', 'sort', 'order'];

export const ListOrBoard = () => {
  const { pathname, search } = useLocation();
  const asked = [...new URLSearchParams(search)].filter(([name]) => taken.includes(name));
  const query = asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
  return (
    <ToggleButtonGroup size="small" value={pathname} aria-label="Cómo ver las solicitudes">
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
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
