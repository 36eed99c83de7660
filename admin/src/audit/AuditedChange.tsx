/** A change of status, as the context of the record shows it. */
import { type AuditedChange as Change } from '../kit/context.ts';
import { useContexts } from '../kit/useContexts.ts';

export const AuditedChange = ({ row }: { row: Change }) => {
  const shown = useContexts().find((context) => context.AuditedChange)?.AuditedChange;
  const Shown = shown;
  return Shown ? <Shown row={row} /> : null;
};
