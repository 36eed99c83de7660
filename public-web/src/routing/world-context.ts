/** The world of the routes, for components that ask the platform once they are in sight. */
import { createContext, useContext } from 'react';
import { type RouteWorld } from './route-world.ts';

const WorldContext = createContext<RouteWorld | undefined>(undefined);
export const WorldProvider = WorldContext.Provider;

export const useWorld = (): RouteWorld => {
  const world = useContext(WorldContext);
  if (!world) throw new Error('A page is rendered outside of its world.');
  return world;
};
