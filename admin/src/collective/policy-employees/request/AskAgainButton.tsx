/** Asks again for a coverage that is over: the form of a request opens with what was asked for then. */
import { type PersonRecord } from '@cotejo/core/insured-people';
import { type CoverageRecord, isOpen, openStatuses } from '@cotejo/core/policy-employees';
import { Box, Button } from '@mui/material';
import { type SyntheticEvent, useMemo, useState } from 'react';
import { useGetList, useGetOne, useRedirect } from 'react-admin';
import { CommandDialog } from '../../../kit/commands/CommandDialog.tsx';
import { may } from '../../../kit/providers/access.ts';
import { useConsoleIdentity } from '../../../kit/session/useConsoleIdentity.ts';
import { isGone } from '../../person.ts';
import { askedBefore } from '../coverage.ts';
import { requestForPerson } from './forms.tsx';

const resource = 'policy-employees';
const most = { page: 1, perPage: 100 };
const lastAsked = { field: 'askedAt', order: 'DESC' } as const;

/** The person of a coverage that may be asked for again: not while another one by the same policy is open, nor for who is gone. */
const useAskable = (coverage: CoverageRecord): PersonRecord | undefined => {
  const { personId, policyId } = coverage;
  const mayAsk = may(useConsoleIdentity(), 'employee:add-policy');
  const quietly = { enabled: mayAsk && !isOpen(coverage), onError: () => undefined };
  const filter = { personId, status: openStatuses };
  const { data: open } = useGetList<CoverageRecord>(
    resource,
    { pagination: most, sort: lastAsked, filter },
    quietly,
  );
  const { data: person } = useGetOne<PersonRecord>('insured-people', { id: personId }, quietly);
  if (!quietly.enabled || !open || open.some((one) => one.policyId === policyId)) return undefined;
  return person && !isGone(person) ? person : undefined;
};

/** The row that the button stands in opens its page on a click, even one within the dialog. */
const keep = (event: SyntheticEvent): void => event.stopPropagation();

export const AskAgainButton = ({ coverage }: { coverage: CoverageRecord }) => {
  const redirect = useRedirect();
  const [isAsking, setIsAsking] = useState(false);
  const person = useAskable(coverage);
  const form = useMemo(() => person && requestForPerson(person), [person]);
  if (!form) return null;
  return (
    <Box onClick={keep} sx={{ width: 'fit-content' }}>
      <Button size="small" variant="outlined" onClick={() => setIsAsking(true)}>
        Pedir otra vez
      </Button>
      {isAsking && (
        <CommandDialog<CoverageRecord>
          resource={resource}
          command="request-activation"
          form={form}
          initial={askedBefore(coverage)}
          onDone={({ id }) => {
            setIsAsking(false);
            redirect('show', resource, id);
          }}
          onClose={() => setIsAsking(false)}
        >
          <form.Fields />
        </CommandDialog>
      )}
    </Box>
  );
};
