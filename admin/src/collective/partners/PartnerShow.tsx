/** One partner: who it is, whom one talks to, and the policies that came through it. */
import { partnerHistoryRule, type PartnerRecord } from '@cotejo/core/partners';
import { formatDocument } from '@cotejo/core/people';
import { nameIn, partnerKinds } from '@cotejo/core/reference/collective-tables';
import { countryOf } from '@cotejo/core/reference/countries';
import { Chip } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { CommandActions } from '../../kit/commands/CommandActions.tsx';
import { RecordPart } from '../../kit/list/RecordPart.tsx';
import { RecordHead, RecordPage } from '../../kit/page/RecordPage.tsx';
import { ContactsPanel } from '../ContactsPanel.tsx';
import { policiesOfPartner } from '../policies/policies.tsx';
import { RecordHistory } from '../RecordHistory.tsx';
import { partnerForms } from './forms.tsx';

const PartnerHead = ({ partner }: { partner: PartnerRecord }) => {
  const { country, documentType, documentNumber } = partner;
  return (
    <RecordHead
      resource="partners"
      title={partner.name}
      chips={<Chip size="small" variant="outlined" label={nameIn(partnerKinds, partner.kind)} />}
      text={`${documentType} ${formatDocument(country, documentType, documentNumber)} · ${countryOf(country).name}`}
      actions={<CommandActions resource="partners" record={partner} forms={partnerForms} />}
    />
  );
};

/** For those who may read policies. */
const Policies = ({ partnerId }: { partnerId: string }) => {
  const { canAccess } = useCanAccess({ resource: 'policies', action: 'list' });
  return canAccess && <RecordPart config={policiesOfPartner} of={{ partnerId }} />;
};

export const PartnerShow = () => (
  <RecordPage<PartnerRecord> resource="partners">
    {(partner) => (
      <>
        <PartnerHead partner={partner} />
        <ContactsPanel contacts={partner.contacts} />
        <Policies partnerId={partner.id} />
        <RecordHistory resource="partner-history" recordId={partner.id} rule={partnerHistoryRule} />
      </>
    )}
  </RecordPage>
);
