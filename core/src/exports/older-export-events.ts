/** What exports stored before they knew any records but leads, brought to how it is stored now. */

type Fields = Record<string, unknown>;

/** Version 1 of `LeadsExported` named leads, and no aggregate. */
export const exportedIds = ({ leadIds, ...rest }: Fields): Fields => ({
  ...rest,
  aggregate: 'leads',
  ids: leadIds,
});
