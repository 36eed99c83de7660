/** The parts of the console that the one who is logged in may open. */
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import { type ComponentType } from 'react';
import { usePermissions } from 'react-admin';
import { type Shortcut } from '../../kit/context.ts';
import { session } from '../../kit/providers/tab.ts';
import { useContexts } from '../../kit/useContexts.ts';
import { entriesFor, homeShortcut } from './parts.ts';

export type Part = {
  readonly key: string;
  readonly to: string;
  readonly label: string;
  readonly icon: ComponentType;
  /** None for the start, which stands above all groups. */
  readonly group?: string;
  readonly shortcut?: Shortcut;
};

export const useParts = (): readonly Part[] => {
  const contexts = useContexts();
  // Asked for again when somebody's rights change.
  usePermissions();
  return [
    { key: 'home', to: '/', label: 'Inicio', icon: HomeOutlined, shortcut: homeShortcut },
    ...entriesFor(contexts, session.user()),
  ];
};
