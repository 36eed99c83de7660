/** What the pages of one country's site work with. */
import { type RouteObject } from 'react-router-dom';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Platform } from '../api/index.ts';
import { type Profiles } from '../profile/profiles.ts';
import { type Visits } from './visits.ts';

export type RouteWorld = {
  readonly country: CountryCode;
  readonly platform: Platform;
  readonly visits: Visits;
  readonly profiles: Profiles;
};

/** The part of a page that is loaded only by who goes there. */
export type LateRoute = Pick<RouteObject, 'loader' | 'action' | 'shouldRevalidate' | 'Component'>;
