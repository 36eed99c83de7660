/** The state that tables and cards of audit entries share: keys, opened rows, and the chain that is shown. */
import { type AuditEntry } from '@cotejo/core/audit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromRow, useRowKeys } from '../kit/list/useRowKeys.ts';
import { type AuditView } from './auditFilters.ts';
import { useAddressOf } from './useRecordOf.ts';

export const useAuditEntryRows = (rows: readonly AuditEntry[]) => {
  const navigate = useNavigate();
  const addressOf = useAddressOf();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [chain, showChain] = useState<string>();
  const toggle = (id: string): void =>
    setOpened(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  /** A record without a page tells what it tells in its row. */
  const open = (id: string): void => {
    const row = rows.find((one) => one.id === id);
    const address = row && addressOf(row);
    if (address) void navigate(address, { state: fromRow });
    else toggle(id);
  };
  const rowProps = useRowKeys(
    rows.map(({ id }) => id),
    open,
  );
  return { opened, toggle, chain, showChain, rowProps };
};

export type RowsProps = Omit<ReturnType<typeof useAuditEntryRows>, 'chain'> & {
  readonly rows: readonly AuditEntry[];
  readonly view: AuditView;
  /** In which times are told. */
  readonly zone: string;
};
