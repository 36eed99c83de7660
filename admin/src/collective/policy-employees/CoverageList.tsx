/** The coverages that one may see, in every state. */
import { RecordList } from '../../kit/list/RecordList.tsx';
import { ViewMenu } from '../../workspace/index.ts';
import { coverages } from './coverages.tsx';

const config = { ...coverages, views: <ViewMenu resource="policy-employees" /> };

export const CoverageList = () => <RecordList config={config} />;
