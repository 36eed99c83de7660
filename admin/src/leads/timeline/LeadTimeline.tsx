/** The lead's life, event by event: what changed from what to what, who did it, and how long it had been quiet. */
import { type TimelineEntry } from '@cotejo/core/lead-records';
import { Box, Button, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { ChainDrawer } from '../../audit/index.ts';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { type LeadRow } from '../lead.ts';
import { rowOf, useHappened } from '../../kit/page/happened.ts';
import { usePast } from '../../kit/page/usePast.ts';
import { Entry } from './Entry.tsx';
import { type TimelineKind, timelineKinds } from './timelineKinds.ts';
import { useTimeline } from './useTimeline.ts';

/** How many events are shown at first, and how many more each time that more are asked for. */
const page = 50;

/** @param entries newest first */
const Entries = ({
  entries,
  openedAt,
}: {
  entries: readonly TimelineEntry[];
  openedAt: string | undefined;
}) => {
  const depth = entries.findIndex(({ id }) => id === openedAt) + 1;
  const [shown, setShown] = useState(Math.max(page, depth));
  const [chain, setChain] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  const rest = entries.length - shown;

  const more = () => {
    setShown(shown + page);
    // The keyboard goes on with the first of those that came: the button may be gone.
    requestAnimationFrame(() => list.current?.children[shown]?.querySelector('a')?.focus());
  };

  return (
    <>
      <Box component="ol" reversed ref={list} sx={{ listStyle: 'none', m: 0, p: 0, pl: 0.75 }}>
        {entries.slice(0, shown).map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            isOpenedAt={entry.id === openedAt}
            onChain={() => setChain(entry.correlationId)}
          />
        ))}
      </Box>
      {rest > 0 && <Button onClick={more}>{`Mostrar ${Math.min(rest, page)} más (quedan ${rest})`}</Button>}
      {chain && <ChainDrawer correlationId={chain} onClose={() => setChain(undefined)} />}
    </>
  );
};

const kindNames: Readonly<Record<TimelineKind, string>> = {
  all: 'Todo',
  notes: 'Notas',
  activities: 'Llamadas y reuniones',
  files: 'Archivos',
};

type KindsProps = {
  entries: readonly TimelineEntry[];
  kind: TimelineKind;
  onChoose: (kind: TimelineKind) => void;
};

/** Those kinds that the timeline has any of; no choice where it has one only. */
const Kinds = ({ entries, kind, onChoose }: KindsProps) => {
  const kinds = (Object.keys(timelineKinds) as TimelineKind[]).filter((one) =>
    entries.some(timelineKinds[one]),
  );
  if (kinds.length < 2) return null;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={kind}
      onChange={(_, next: TimelineKind | null) => next && onChoose(next)}
      aria-label="Mostrar"
      sx={{ mb: 2, flexWrap: 'wrap' }}
    >
      {kinds.map((one) => (
        <ToggleButton key={one} value={one}>
          {kindNames[one]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

export const LeadTimeline = () => {
  const lead = useRecordContext<LeadRow>();
  const { at } = usePast();
  const happened = useHappened();
  const [kind, setKind] = useState<TimelineKind>('all');
  const { data, error, isPending, refetch } = useTimeline(
    lead?.id,
    at === undefined ? lead?.version : undefined,
  );
  if (isPending) return <Skeleton variant="rounded" height={160} />;
  if (!data) return <ReadError title="No se pudo leer el historial." error={error} onRetry={refetch} />;
  const told = data.filter((entry) => at === undefined || Date.parse(entry.at) <= Date.parse(at));
  const shown = told.filter(timelineKinds[kind]).toReversed();
  return (
    <>
      <Kinds entries={told} kind={kind} onChoose={setKind} />
      {shown.length === 0 && <Typography color="text.secondary">No hay nada de esto.</Typography>}
      <Entries key={kind} entries={shown} openedAt={rowOf(told, happened)?.id} />
    </>
  );
};
