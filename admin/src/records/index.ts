/** Lists and pages of described kinds of records, with what other contexts offer to each of them. */
export { RecordHistory } from './RecordHistory.tsx';
export { recordList } from './recordList.tsx';
export { recordShow } from './recordShow.tsx';
