/** The pages of policies: their list, and one with its terms, whom it insures and its files. */
import { policies, type PolicyRecord, policyStates } from '@cotejo/core/policies';
import { spelledDay } from '@cotejo/core/kit/time';
import { cellOf } from '@cotejo/core/records';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { FilesPanel } from '../../files/index.ts';
import { type RecordPages } from '../../kit/records/recordResources.ts';
import { may } from '../../kit/providers/access.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { Facts } from '../../kit/ui/Facts.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { counted } from '../../kit/words/plural.ts';
import { recordList, recordShow } from '../../records/index.ts';
import { CoveragesOfPolicy } from '../policy-employees/request/CoveragePanels.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { createForm, policyForms } from './forms.tsx';
import { policies as policyList } from './policies.tsx';

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

export const policyPages: RecordPages = {
  List: recordList(policies, { config: policyList, form: createForm }),
  Show: recordShow(policies, {
    forms: policyForms,
    head: (policy) => ({
      chips: <StatusChip of={policyStates} id={policy.status} />,
      text: ['companyName', 'insurerName', 'country']
        .map((name) => cellOf(policies, name, policy))
        .join(' · '),
    }),
    parts: (policy) => (
      <>
        <PolicyFacts policy={policy} />
        <CoveragesOfPolicy policy={policy} />
        <FilesPanel />
      </>
    ),
  }),
};
