/** What became of a row, as a sign beside its word. */
import AddCircleOutline from '@mui/icons-material/AddCircleOutline';
import ChangeCircleOutlined from '@mui/icons-material/ChangeCircleOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import { type Outcome } from '../run/line.ts';

const signs = {
  created: { Icon: AddCircleOutline, color: 'success' },
  changed: { Icon: ChangeCircleOutlined, color: 'info' },
  unchanged: { Icon: CheckCircleOutlined, color: 'disabled' },
  refused: { Icon: ErrorOutline, color: 'error' },
} as const;

/** @param isQuiet where there is none of it */
export const OutcomeIcon = ({ outcome, isQuiet = false }: { outcome: Outcome; isQuiet?: boolean }) => {
  const { Icon, color } = signs[outcome];
  return <Icon aria-hidden fontSize="small" color={isQuiet ? 'disabled' : color} />;
};
