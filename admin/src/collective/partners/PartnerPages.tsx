/** The pages of partners: their list, and one with whom one talks to and the policies that came through it. */
import { partners } from '@cotejo/core/partners';
import { useCanAccess } from 'react-admin';
import { RecordPart } from '../../kit/list/RecordPart.tsx';
import { type RecordPages } from '../../kit/records/recordResources.ts';
import { recordList, recordShow } from '../../records/index.ts';
import { ContactsPanel } from '../ContactsPanel.tsx';
import { policiesOfPartner } from '../policies/policies.tsx';
import { createForm, partnerForms } from './forms.tsx';

/** For those who may read policies. */
const Policies = ({ partnerId }: { partnerId: string }) => {
  const { canAccess } = useCanAccess({ resource: 'policies', action: 'list' });
  return canAccess && <RecordPart config={policiesOfPartner} of={{ partnerId }} />;
};

export const partnerPages: RecordPages = {
  List: recordList(partners, { form: createForm }),
  Show: recordShow(partners, {
    forms: partnerForms,
    parts: (partner) => (
      <>
        <ContactsPanel {...partner} />
        <Policies partnerId={partner.id} />
      </>
    ),
  }),
};
