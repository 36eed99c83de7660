/** The drawing of a plan's tab. */
import { type TabName } from '../../domain/plan-tabs.ts';

/** Lines on a field of 24 by 24. */
const drawings: Readonly<Record<TabName, string>> = {
  summary: 'M5 4h14v16H5zM8.5 8.5h7m-7 3.5h7m-7 3.5h4',
  coverages: 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6zm-3 8.5 2 2 4-4.5',
  price: 'M3.5 7h17v10h-17zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5M6 12h.5m11 0h.5',
  clinics: 'M5 20.5v-17h14v17zM12 6.5v5M9.5 9h5M10 20.5V16h4v4.5',
  conditions: 'm4.5 7 1.5 1.5L8.5 6m-4 6L6 13.5 8.5 11m-4 6L6 18.5 8.5 16m3-8.5h8m-8 5h8m-8 5h8',
  document: 'M6 3.5h8l4 4v13H6zm8 0v4h4M9 12h6m-6 4h6',
  questions: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17M9.5 9.5a2.5 2.5 0 1 1 2.5 3v1m0 3h0',
};

export const TabIcon = ({ name }: { readonly name: TabName }) => (
  <svg className="plan-tab-icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
    <path d={drawings[name]} />
  </svg>
);
