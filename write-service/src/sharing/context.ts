/** Links that visitors share, registered. */
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type WriteContext } from '../kit/context.ts';
import { type PublicParts } from '../kit/public/public-parts.ts';
import { openLinkRoute } from './open-link-route.ts';
import { sharingRoutes } from './sharing-routes.ts';

export const sharingContext = (parts: PublicParts & { readonly load: LoadAggregate }): WriteContext => ({
  name: 'sharing',
  routes: [sharingRoutes(parts), openLinkRoute(parts)],
});
