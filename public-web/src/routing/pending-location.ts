/** The location that is being loaded, or the current one: a choice counts before its page has loaded. */
import { type Location, useLocation, useNavigation } from 'react-router-dom';

/** @returns the location that is being loaded, if it is of the same page */
export const usePendingLocation = (): Location => {
  const here = useLocation();
  const { location: coming } = useNavigation();
  return coming?.pathname === here.pathname ? coming : here;
};
