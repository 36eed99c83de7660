/** The policies that one may see. */
import { CreateButton } from '../../kit/commands/CreateButton.tsx';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { ViewMenu } from '../../workspace/index.ts';
import { createForm } from './forms.tsx';
import { policies } from './policies.tsx';

const config = {
  ...policies,
  views: <ViewMenu resource="policies" />,
  action: <CreateButton resource="policies" command="create" access="policy:create" form={createForm} />,
};

export const PolicyList = () => <RecordList config={config} />;
