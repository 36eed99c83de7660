/** What components of a page ask the platform for by themselves, once they are seen. */
import { createContext, useContext } from 'react';
import { type RouteWorld } from './route-world.ts';

const WorldContext = createContext<RouteWorld | undefined>(undefined);
export const WorldProvider = WorldContext.Provider;

export const useWorld = (): RouteWorld => {
  const world = useContext(WorldContext);
  if (!world) throw new Error('A page is rendered outside of its world.');
  return world;
};
