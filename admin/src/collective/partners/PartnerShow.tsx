/** One partner: who it is, and whom one talks to. */
import { partnerHistoryRule, type PartnerRecord } from '@cotejo/core/partners';
import { formatDocument } from '@cotejo/core/people';
import { nameIn, partnerKinds } from '@cotejo/core/reference/collective-tables';
import { countryOf } from '@cotejo/core/reference/countries';
import { Chip } from '@mui/material';
import { CommandActions } from '../../kit/commands/CommandActions.tsx';
import { RecordHead, RecordPage } from '../../kit/page/RecordPage.tsx';
import { ContactsPanel } from '../ContactsPanel.tsx';
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

export const PartnerShow = () => (
  <RecordPage<PartnerRecord> resource="partners">
    {(partner) => (
      <>
        <PartnerHead partner={partner} />
        <ContactsPanel contacts={partner.contacts} />
        <RecordHistory resource="partner-history" recordId={partner.id} rule={partnerHistoryRule} />
      </>
    )}
  </RecordPage>
);
