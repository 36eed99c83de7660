/** The parts of the console that the one who is logged in may open. */
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import ViewKanbanOutlined from '@mui/icons-material/ViewKanbanOutlined';
import { type ComponentType } from 'react';
import { usePermissions, useResourceDefinitions, useTranslate } from 'react-admin';
import { mayOpen } from '../../kit/providers/auth-provider.ts';
import { session } from '../../kit/providers/tab.ts';
import { inOrder } from './parts.ts';

export type Part = {
  readonly key: string;
  readonly to: string;
  readonly label: string;
  readonly icon?: ComponentType;
};

export const useParts = (): readonly Part[] => {
  const translate = useTranslate();
  const definitions = useResourceDefinitions();
  // Asked for again when somebody's rights change.
  usePermissions();
  const home: Part = { key: 'home', to: '/', label: translate('cotejo.start.title'), icon: HomeOutlined };
  const board: Part = {
    key: 'board',
    to: '/leads/tablero',
    label: translate('resources.leads.board.ways.board'),
    icon: ViewKanbanOutlined,
  };
  const open = inOrder(Object.values(definitions)).filter(
    ({ name, hasList }) => hasList && mayOpen(session.user(), { resource: name, action: 'list' }),
  );
  const parts = open.flatMap(({ name, icon }): readonly Part[] => [
    {
      key: name,
      to: `/${name}`,
      label: translate(`resources.${name}.name`, { smart_count: 2 }),
      icon: icon as ComponentType | undefined,
    },
    ...(name === 'leads' ? [board] : []),
  ]);
  return [home, ...parts];
};
