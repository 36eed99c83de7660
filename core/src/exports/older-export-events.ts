/** Upcasters of export events from the time when leads were the only records. */

type Fields = Record<string, unknown>;

/** Version 1 of `LeadsExported` named leads, and no aggregate. */
export const exportedIds = ({ leadIds, ...rest }: Fields): Fields => ({
  ...rest,
  aggregate: 'leads',
  ids: leadIds,
});
