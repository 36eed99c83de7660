/** Events of partners as people read them. */
import { type PartnerEvent } from './partner.ts';

export const partnerEventNames = {
  PartnerCreated: 'Se registró un partner',
  PartnerUpdated: 'Se editó un partner',
} as const satisfies Readonly<Record<PartnerEvent['type'], string>>;
