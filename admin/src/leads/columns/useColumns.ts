/** The columns that one sees: those of the view that is open, where it has its own, and one's usual ones otherwise. */
import { useStore } from 'react-admin';
import { usePreference, viewColumnsKey } from '../../workspace/index.ts';
import { knownColumns } from './columnChoice.ts';
import { columnNames, usualColumns } from './leadColumns.tsx';

export const useColumns = () => {
  const [remembered, remember] = usePreference<readonly string[]>('leads.columns', []);
  const [ofView, setOfView] = useStore<readonly string[]>(viewColumnsKey('leads'), []);
  const own = knownColumns(remembered, columnNames, usualColumns);
  const isOfView = ofView.length > 0;
  return {
    columns: isOfView ? knownColumns(ofView, columnNames, own) : own,
    /** Changes those that are shown: of the view as it is open now, or for good. */
    choose: (columns: readonly string[]): void => (isOfView ? setOfView([...columns]) : remember(columns)),
    reset: (): void => (isOfView ? setOfView([...usualColumns]) : remember(usualColumns)),
  };
};
