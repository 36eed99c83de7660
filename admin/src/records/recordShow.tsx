/** The page of a described kind of record: its heading with commands, parts of its own, and its history. */
import { type RecordKind } from '@cotejo/core/records';
import { type ComponentType, type ReactNode } from 'react';
import { type CommandedRow } from '../kit/commands/CommandDialog.tsx';
import { type RecordForms } from '../kit/commands/RecordCommandDialog.tsx';
import { RecordPage } from '../kit/page/RecordPage.tsx';
import { KindHead, type OwnHead } from '../kit/records/KindHead.tsx';
import { RecordHistory } from './RecordHistory.tsx';

type Own<Row extends CommandedRow> = {
  readonly forms: RecordForms<Row>;
  readonly head?: (record: Row) => OwnHead;
  /** Parts between heading and history. */
  readonly parts?: (record: Row) => ReactNode;
};

export const recordShow =
  <Row extends CommandedRow>(kind: RecordKind<Row>, { forms, head, parts }: Own<Row>): ComponentType =>
  () => (
    <RecordPage<Row> resource={kind.resource}>
      {(record) => (
        <>
          <KindHead of={kind} record={record} forms={forms} {...head?.(record)} />
          {parts?.(record)}
          {kind.history && <RecordHistory rule={kind.history} recordId={record.id} />}
        </>
      )}
    </RecordPage>
  );
