/** Upcasters for bulk runs that knew no aggregate but leads. */

type Fields = Record<string, unknown>;

/** The aggregate of a run that names none. */
export const unnamedAggregate = 'leads';

/** Version 1 of `BulkStarted` named no aggregate. */
export const ofLeads = (data: Fields): Fields => ({ aggregate: unnamedAggregate, ...data });

/** Version 1 of `BulkRowsHandled` named each record as a lead. */
export const rowsById = ({ rows, ...rest }: Fields): Fields => ({
  ...rest,
  rows: (rows as readonly Fields[]).map(({ leadId, ...row }) => ({ id: leadId, ...row })),
});
