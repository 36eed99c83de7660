/** The requests that wait, each with what decides its turn; one of them is looked at. */
import { spelledDay } from '@cotejo/core/kit/time';
import { type CoverageRecord } from '@cotejo/core/policy-employees';
import { policyEmployeeStatuses } from '@cotejo/core/reference/collective-statuses';
import { Box, ButtonBase, Checkbox, List, ListItem, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useRowLook } from '../../../kit/list/highlight.ts';
import { RelativeInstant } from '../../../kit/time/Instant.tsx';
import { StatusChip } from '../../StatusChip.tsx';
import { askedDay, lastCovered } from '../coverage.ts';
import { Lateness } from '../Lateness.tsx';
import { ReviewChip } from '../ReviewChip.tsx';

type OfRow = { coverage: CoverageRecord };

const SelectRow = ({ coverage: { id, personName } }: OfRow) => {
  const { selectedIds, onToggleItem } = useListContext<CoverageRecord>();
  const name = personName ?? 'Persona borrada';
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': `Seleccionar la solicitud de ${name}` } }}
    />
  );
};

const RowText = ({ coverage }: OfRow) => {
  const { personName, personDocument, companyName, companyId, insurerName, insurerId, status } = coverage;
  const isEnding = status === 'PROCESS_CANCELLATION';
  const day = askedDay(coverage);
  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'start' }}>
        <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {personName ?? 'Persona borrada'}
        </Typography>
        <StatusChip of={policyEmployeeStatuses} id={status} />
      </Box>
      <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
        {[personDocument, companyName ?? companyId, insurerName ?? insurerId].filter(Boolean).join(' · ')}
      </Typography>
      <Typography component="span" variant="body2" sx={{ display: 'block' }}>
        {isEnding ? `con cobertura hasta el ${lastCovered(day)}` : `alta desde el ${spelledDay(day)}`}
        {' · '}
        pedida {coverage.waitingSince && <RelativeInstant value={coverage.waitingSince} />}
      </Typography>
      <Typography component="span" variant="body2" sx={{ display: 'block' }}>
        <Lateness coverage={coverage} />
      </Typography>
      <ReviewChip coverage={coverage} />
    </Box>
  );
};

const rowButton = {
  flex: 1,
  minWidth: 0,
  textAlign: 'left',
  p: 1,
  borderRadius: 1,
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;

type QueueRowsProps = {
  current: string | undefined;
  onLook: (id: string) => void;
  /** Beneath the row that is looked at, on a phone. */
  detail?: ReactNode;
};

export const QueueRows = ({ current, onLook, detail }: QueueRowsProps) => {
  const rowLook = useRowLook();
  const { data } = useListContext<CoverageRecord>();
  return (
    <List disablePadding aria-label="Activaciones y bajas">
      {data?.map((coverage) => {
        const isCurrent = coverage.id === current;
        return (
          <Fragment key={coverage.id}>
            <ListItem
              divider
              sx={[
                { px: 0.5, py: 0.5, alignItems: 'flex-start', borderLeft: 3, borderLeftColor: 'transparent' },
                isCurrent
                  ? { borderLeftColor: 'primary.main', bgcolor: 'action.selected' }
                  : rowLook(coverage),
              ]}
            >
              <SelectRow coverage={coverage} />
              <ButtonBase
                sx={rowButton}
                aria-current={isCurrent ? 'true' : undefined}
                data-row={coverage.id}
                onClick={() => onLook(coverage.id)}
              >
                <RowText coverage={coverage} />
              </ButtonBase>
            </ListItem>
            {isCurrent && detail && (
              <ListItem divider sx={{ display: 'block', p: 2 }}>
                {detail}
              </ListItem>
            )}
          </Fragment>
        );
      })}
    </List>
  );
};
