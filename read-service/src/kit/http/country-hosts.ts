/** Which country a host name belongs to: how a request without `X-Country` is placed. */
import { type CountryCode } from '@cotejo/core/kit/country';

export type CountryHosts = Readonly<Record<string, CountryCode>>;
