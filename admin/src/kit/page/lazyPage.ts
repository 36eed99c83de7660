/** Pages that come when they are opened: who sells does not load what tending the catalogue needs. */
import { type ComponentType, lazy } from 'react';

/** @param load what imports the page */
export const lazyPage = <Props = object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));
