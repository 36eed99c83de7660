/** The event that parks a stream, from inside: its metadata and the names of its fields, and none of its values. */
import { type Actor } from '@cotejo/core/kit/event-sourcing';
import { type ParkedEventRow } from '@cotejo/core/projections';
import { useGetOne } from 'react-admin';
import { AbsoluteInstant } from '../kit/time/Instant.tsx';
import { ActorName } from '../kit/ui/ActorName.tsx';
import { Facts } from '../kit/ui/Facts.tsx';
import { ReadError } from '../kit/ui/ReadError.tsx';
import { ReadSkeleton } from '../kit/ui/ReadSkeleton.tsx';
import { SideDrawer } from '../kit/ui/SideDrawer.tsx';
import { metadataFacts } from './projectionModel.ts';

/** A read of its own: a row of the list is remembered as the record, and has not all of it. */
const meta = { isInspected: true };
const options = { onError: () => undefined };

const holdsNames: Readonly<Record<ParkedEventRow['dataFields'][number]['holds'], string>> = {
  text: 'texto',
  number: 'número',
  boolean: 'sí o no',
  list: 'lista',
  object: 'objeto',
  nothing: 'vacío',
  sealed: 'dato personal cifrado',
};

export const InspectDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data, error, refetch } = useGetOne<ParkedEventRow>('parked-streams', { id, meta }, options);
  const actor = data?.metadata?.['actor'] as Actor | undefined;
  const fields = data?.dataFields.map(({ name, holds, failed }) => (
    <div key={name}>{`${name}: ${holdsNames[holds]}${failed ? ' (no se entiende)' : ''}`}</div>
  ));
  return (
    <SideDrawer
      title="El evento que no se pudo proyectar"
      closeLabel="Cerrar el evento"
      width={480}
      onClose={onClose}
    >
      {!data && !error && <ReadSkeleton />}
      {!data && error && (
        <ReadError
          title="No se pudo leer el evento: el flujo quizá ya no está detenido"
          error={error}
          onRetry={refetch}
        />
      )}
      {data && (
        <Facts
          of="parked-streams"
          facts={[
            { field: 'stream', value: data.stream, isWide: true },
            { field: 'type', value: data.type },
            { field: 'error', value: data.error, isWide: true },
            { field: 'triedAt', value: <AbsoluteInstant value={data.triedAt} /> },
            { field: 'revision', value: String(data.revision) },
            { field: 'position', value: data.position },
            { field: 'eventId', value: data.eventId, isWide: true },
            {
              field: 'metadata',
              value: data.metadata === null && 'El evento ya no está en su flujo.',
              isWide: true,
            },
            { field: 'actor', value: actor && <ActorName actor={actor} /> },
            ...metadataFacts(data.metadata),
            { field: 'dataFields', value: fields?.length !== 0 && fields, isWide: true },
          ]}
        />
      )}
    </SideDrawer>
  );
};
