/** The employees and dependants that one may see. */
import { useListContext } from 'react-admin';
import { CreateButton } from '../../kit/commands/CreateButton.tsx';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { ViewMenu } from '../../workspace/index.ts';
import { people } from './people.tsx';
import { employeeForm } from './register-forms.tsx';

/** Of the company that the list is narrowed to. */
const RegisterEmployee = () => {
  const { companyId } = (useListContext().filterValues ?? {}) as { readonly companyId?: string };
  return (
    <CreateButton
      resource="insured-people"
      command="register-employee"
      access="employee:create"
      form={employeeForm}
      initial={companyId === undefined ? undefined : { companyId }}
    />
  );
};

const config = {
  ...people,
  views: <ViewMenu resource="insured-people" />,
  action: <RegisterEmployee />,
};

export const PersonList = () => <RecordList config={config} />;
