/** Where the visitor is, or will be once the page has loaded: what she chose a moment ago counts already. */
import { type Location, useLocation, useNavigation } from 'react-router-dom';

/** @returns the location that is being loaded, if it is of the same page */
export const usePendingLocation = (): Location => {
  const here = useLocation();
  const { location: coming } = useNavigation();
  return coming?.pathname === here.pathname ? coming : here;
};
