/** Which version of a product visitors saw on a day, as the service answers it too. */
import { dayIn } from '@cotejo/core/catalogue';
import { type ProductRecord, type VersionRow } from '../product.ts';

/** The version that stood at the end of a day; versions come the newest first. */
export const versionOn = (
  versions: readonly VersionRow[],
  country: ProductRecord['country'],
  day: string,
): VersionRow | undefined => {
  const last = versions.find(({ publishedAt }) => dayIn(country, publishedAt) <= day);
  return last?.endedAt && dayIn(country, last.endedAt) <= day ? undefined : last;
};
