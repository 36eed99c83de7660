/** One policy: whose it is and with whom, whom it insures, its files, and what became of it. */
import { policies, type PolicyRecord, policyStates } from '@cotejo/core/policies';
import { spelledDay } from '@cotejo/core/kit/time';
import { cellOf } from '@cotejo/core/records';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { FilesPanel } from '../../files/index.ts';
import { CommandActions } from '../../kit/commands/CommandActions.tsx';
import { RecordHead, RecordPage } from '../../kit/page/RecordPage.tsx';
import { may } from '../../kit/providers/access.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { Facts } from '../../kit/ui/Facts.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { counted } from '../../kit/words/plural.ts';
import { CoveragesOfPolicy } from '../policy-employees/request/CoveragePanels.tsx';
import { RecordHistory } from '../RecordHistory.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { policyForms } from './forms.tsx';

const PolicyHead = ({ policy }: { policy: PolicyRecord }) => (
  <RecordHead
    resource="policies"
    title={policy.number}
    chips={<StatusChip of={policyStates} id={policy.status} />}
    text={['companyName', 'insurerName', 'country'].map((name) => cellOf(policies, name, policy)).join(' · ')}
    actions={<CommandActions resource="policies" record={policy} forms={policyForms} />}
  />
);

const Groups = ({ groups }: { groups: PolicyRecord['coverageGroups'] }) => {
  if (groups.length === 0)
    return <Typography color="text.secondary">Sin grupos: todos tienen la misma cobertura.</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {groups.map(({ code, name }) => (
        <li key={code}>
          <strong>{code}</strong> · {name}
        </li>
      ))}
    </Box>
  );
};

/** The broker or insurer through whom the policy came: a link for those who may read partners. */
const Partner = ({ policy }: { policy: PolicyRecord }) => {
  const identity = useConsoleIdentity();
  const name = cellOf(policies, 'partnerName', policy);
  if (!may(identity, 'admin:partner-read')) return name;
  return (
    <Link component={RouterLink} to={`/partners/${policy.partnerId}/show`}>
      {name}
    </Link>
  );
};

const PolicyFacts = ({ policy }: { policy: PolicyRecord }) => {
  const { oldestDependant: oldest } = policy;
  return (
    <>
      <Panel title="Condiciones">
        <Facts
          of={policies.labels}
          facts={[
            { field: 'validFrom', value: spelledDay(policy.validFrom) },
            { field: 'validUntil', value: spelledDay(policy.validUntil) },
            { field: 'coverageType', value: cellOf(policies, 'coverageType', policy) },
            { field: 'scope', value: cellOf(policies, 'scope', policy) },
            { field: 'oldestDependant', value: oldest !== null && counted(oldest, 'año', 'años') },
            { field: 'partnerId', value: policy.partnerId && <Partner policy={policy} /> },
            { field: 'insurerNotification', value: cellOf(policies, 'insurerNotification', policy) },
          ]}
        />
      </Panel>
      <Panel title={policies.labels.coverageGroups!}>
        <Groups groups={policy.coverageGroups} />
      </Panel>
    </>
  );
};

export const PolicyShow = () => (
  <RecordPage<PolicyRecord> resource="policies">
    {(policy) => (
      <>
        <PolicyHead policy={policy} />
        <PolicyFacts policy={policy} />
        <CoveragesOfPolicy policy={policy} />
        <FilesPanel />
        {policies.history && <RecordHistory {...policies.history} recordId={policy.id} />}
      </>
    )}
  </RecordPage>
);
