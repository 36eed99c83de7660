/** The plan's coverages in one clinic, loaded when the visitor unfolds it. */
import { useRef, useState } from 'react';
import { type PlanClinic, type PlanParts } from '../../../api/plan-detail.ts';
import { type QueryResult } from '../../../api/query-result.ts';
import { useAppContext } from '../../../routing/app-context.ts';
import { Part } from '../Part.tsx';
import { CoverageTable } from './coverages.tsx';
import { Nothing } from './EntryList.tsx';

type ClinicCoveragesProps = {
  readonly planId: number;
  readonly clinic: Pick<PlanClinic, 'id' | 'displayName' | 'coverages'>;
};
type Found = QueryResult<PlanParts['resume']['tags']>;

const Covered = ({ found, where }: { readonly found: Found; readonly where: string }) => (
  <Part of={found} empty={<Nothing>El plan ya no informa coberturas en esta clínica.</Nothing>}>
    {(tags) => (
      <CoverageTable
        title={`Coberturas en ${where}`}
        coverages={tags.flatMap(({ coverages }) => coverages)}
      />
    )}
  </Part>
);

export const ClinicCoverages = ({ planId, clinic }: ClinicCoveragesProps) => {
  const { platform } = useAppContext();
  const [found, setFound] = useState<Found>();
  const [isAsking, setIsAsking] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const isFailed = found?.kind === 'unavailable' || found?.kind === 'tooMany';
  const ask = async (): Promise<void> => {
    setIsAsking(true);
    setFound(await platform.clinicCoverages(planId, clinic.id));
    setIsAsking(false);
  };
  const retry = (): void => {
    // The button goes away until the answer is there.
    summary.current?.focus();
    void ask();
  };
  return (
    <details
      className="clinic-coverages"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && found?.kind !== 'found' && !isAsking) void ask();
      }}
    >
      <summary ref={summary}>
        {clinic.coverages === 1 ? '1 cobertura' : `${clinic.coverages} coberturas`} del plan aquí
        <span className="visually-hidden">: {clinic.displayName}</span>
      </summary>
      <noscript>Para ver aquí las coberturas de la clínica, activa JavaScript en tu navegador.</noscript>
      {isAsking && <p role="status">Buscando las coberturas…</p>}
      {!isAsking && isFailed && (
        <p role="alert">
          No pudimos cargar las coberturas de esta clínica.{' '}
          <button type="button" className="clinic-retry" onClick={retry}>
            Reintentar
          </button>
        </p>
      )}
      {!isAsking && found && !isFailed && <Covered found={found} where={clinic.displayName} />}
    </details>
  );
};
