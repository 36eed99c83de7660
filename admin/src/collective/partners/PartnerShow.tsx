/** One partner: who it is, whom one talks to, and the policies that came through it. */
import { type PartnerRecord, partners } from '@cotejo/core/partners';
import { useCanAccess } from 'react-admin';
import { RecordPart } from '../../kit/list/RecordPart.tsx';
import { KindHead } from '../../kit/records/KindHead.tsx';
import { RecordPage } from '../../kit/page/RecordPage.tsx';
import { ContactsPanel } from '../ContactsPanel.tsx';
import { policiesOfPartner } from '../policies/policies.tsx';
import { RecordHistory } from '../RecordHistory.tsx';
import { partnerForms } from './forms.tsx';

const { resource, history } = partners;

/** For those who may read policies. */
const Policies = ({ partnerId }: { partnerId: string }) => {
  const { canAccess } = useCanAccess({ resource: 'policies', action: 'list' });
  return canAccess && <RecordPart config={policiesOfPartner} of={{ partnerId }} />;
};

export const PartnerShow = () => (
  <RecordPage<PartnerRecord> resource={resource}>
    {(partner) => (
      <>
        <KindHead of={partners} record={partner} forms={partnerForms} />
        <ContactsPanel {...partner} />
        <Policies partnerId={partner.id} />
        {history && <RecordHistory {...history} recordId={partner.id} />}
      </>
    )}
  </RecordPage>
);
