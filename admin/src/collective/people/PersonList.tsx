/** The employees and dependants that one may see. */
import { CreateButton } from '../../kit/commands/CreateButton.tsx';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { ViewMenu } from '../../workspace/index.ts';
import { people } from './people.tsx';
import { employeeForm } from './register-forms.tsx';

const config = {
  ...people,
  views: <ViewMenu resource="insured-people" />,
  action: (
    <CreateButton
      resource="insured-people"
      command="register-employee"
      access="employee:create"
      form={employeeForm}
    />
  ),
};

export const PersonList = () => <RecordList config={config} />;
