/** One load: where it is, which column is which, what has to be corrected, and its rows. */
import { type EmployeeLoadRecord, failedOf, loadKinds } from '@cotejo/core/employee-loads';
import { nameIn } from '@cotejo/core/reference/collective-tables';
import { useEffect, useState } from 'react';
import { useGetOne, useRefresh } from 'react-admin';
import { CommandActions } from '../kit/commands/CommandActions.tsx';
import { RecordPart } from '../kit/list/RecordPart.tsx';
import { RecordHead, RecordPage } from '../kit/page/RecordPage.tsx';
import { AbsoluteInstant } from '../kit/time/Instant.tsx';
import { isWorkedOn } from './loadModel.ts';
import { LoadStatus } from './LoadStatus.tsx';
import { LoadProgress } from './LoadProgress.tsx';
import { MappingPanel } from './MappingPanel.tsx';
import { ProblemsPanel } from './ProblemsPanel.tsx';
import { rowsConfig } from './loadRows.tsx';

/** For when nothing is told: the connection may be down; milliseconds. */
const lookAgain = 3_000;

const forms = { confirm: { explains: true }, withdraw: { explains: true, takesAway: true } };

const LoadHead = ({ load }: { load: EmployeeLoadRecord }) => (
  <RecordHead
    resource="employee-loads"
    title={load.fileName}
    chips={<LoadStatus load={load} />}
    text={
      <>
        {nameIn(loadKinds, load.kind)} · {load.companyName ?? load.companyId} · {load.policyNumber} ·{' '}
        {load.uploadedByName} · <AbsoluteInstant value={load.uploadedAt} />
      </>
    }
    actions={<CommandActions resource="employee-loads" record={load} forms={forms} />}
  />
);

const Rows = ({ load, problem }: { load: EmployeeLoadRecord; problem: string | undefined }) => {
  const config = rowsConfig(load);
  return <RecordPart key={problem} config={config} of={{ loadId: load.id, ...(problem && { problem }) }} />;
};

/** Looks again while the rows are worked on, and at the rows once they were. */
const useFollowed = (load: EmployeeLoadRecord): void => {
  const isMoving = isWorkedOn(load);
  const refresh = useRefresh();
  useGetOne<EmployeeLoadRecord>(
    'employee-loads',
    { id: load.id },
    { refetchInterval: isMoving ? lookAgain : false },
  );
  useEffect(() => {
    if (!isMoving) refresh();
    // Once each time that it came to rest.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMoving]);
};

const LoadParts = ({ load }: { load: EmployeeLoadRecord }) => {
  const [problem, setProblem] = useState<string>();
  useFollowed(load);
  return (
    <>
      <LoadHead load={load} />
      <LoadProgress load={load} />
      {failedOf(load) > 0 && <ProblemsPanel load={load} chosen={problem} onChoose={setProblem} />}
      {load.step === 'mapping' ? (
        <MappingPanel key={load.version} load={load} />
      ) : (
        <Rows load={load} problem={problem} />
      )}
      {load.step === 'tried' && <MappingPanel key={load.version} load={load} />}
    </>
  );
};

export const LoadShow = () => (
  <RecordPage<EmployeeLoadRecord> resource="employee-loads">{(load) => <LoadParts load={load} />}</RecordPage>
);
