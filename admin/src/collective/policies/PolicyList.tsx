/** The policies that one may see. */
import { policies as kind } from '@cotejo/core/policies';
import { CreateRecord } from '../../kit/commands/CreateButton.tsx';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { ViewMenu } from '../../workspace/index.ts';
import { createForm } from './forms.tsx';
import { policies } from './policies.tsx';

const config = {
  ...policies,
  views: <ViewMenu resource="policies" />,
  action: <CreateRecord of={kind} form={createForm} />,
};

export const PolicyList = () => <RecordList config={config} />;
