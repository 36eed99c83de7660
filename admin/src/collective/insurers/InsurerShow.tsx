/** One insurer: what it agreed on for collective policies, and whom one talks to. */
import { nameIn } from '@cotejo/core/reference/collective-tables';
import { type InsurerRecord, insurerRule, insurerTypes } from '@cotejo/core/insurer-terms';
import { countryOf } from '@cotejo/core/reference/countries';
import { Chip } from '@mui/material';
import { CommandActions } from '../../kit/commands/CommandActions.tsx';
import { RecordHead, RecordPage } from '../../kit/page/RecordPage.tsx';
import { RecordHistory } from '../../records/index.ts';
import { insurerForms } from './forms.tsx';
import { InsurerContacts } from './InsurerContacts.tsx';
import { TermsPanel } from './TermsPanel.tsx';

export const InsurerShow = () => (
  <RecordPage<InsurerRecord> resource="insurers">
    {(insurer) => (
      <>
        <RecordHead
          resource="insurers"
          title={insurer.name}
          chips={<Chip size="small" variant="outlined" label={nameIn(insurerTypes, insurer.type)} />}
          text={countryOf(insurer.country).name}
          actions={<CommandActions resource="insurers" record={insurer} forms={insurerForms} />}
        />
        <TermsPanel insurer={insurer} />
        <InsurerContacts insurer={insurer} />
        <RecordHistory recordId={insurer.id} rule={{ ...insurerRule, resource: 'insurer-history' }} />
      </>
    )}
  </RecordPage>
);
