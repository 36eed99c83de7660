/** One partner: who it is, whom one talks to, and the policies that came through it. */
import { type PartnerRecord, partners } from '@cotejo/core/partners';
import { cellOf } from '@cotejo/core/records';
import { Chip } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { CommandActions } from '../../kit/commands/CommandActions.tsx';
import { RecordPart } from '../../kit/list/RecordPart.tsx';
import { RecordHead, RecordPage } from '../../kit/page/RecordPage.tsx';
import { ContactsPanel } from '../ContactsPanel.tsx';
import { policiesOfPartner } from '../policies/policies.tsx';
import { RecordHistory } from '../RecordHistory.tsx';
import { partnerForms } from './forms.tsx';

const { resource, history } = partners;

const PartnerHead = ({ partner }: { partner: PartnerRecord }) => (
  <RecordHead
    resource={resource}
    title={partner.name}
    chips={<Chip size="small" variant="outlined" label={cellOf(partners, 'kind', partner)} />}
    text={`${cellOf(partners, 'documentNumber', partner)} · ${cellOf(partners, 'country', partner)}`}
    actions={<CommandActions resource={resource} record={partner} forms={partnerForms} />}
  />
);

/** For those who may read policies. */
const Policies = ({ partnerId }: { partnerId: string }) => {
  const { canAccess } = useCanAccess({ resource: 'policies', action: 'list' });
  return canAccess && <RecordPart config={policiesOfPartner} of={{ partnerId }} />;
};

export const PartnerShow = () => (
  <RecordPage<PartnerRecord> resource={resource}>
    {(partner) => (
      <>
        <PartnerHead partner={partner} />
        <ContactsPanel contacts={partner.contacts} />
        <Policies partnerId={partner.id} />
        {history && <RecordHistory {...history} recordId={partner.id} />}
      </>
    )}
  </RecordPage>
);
