/** A component that is loaded once the page is there: the form can be used before it. */
import { type ComponentType, useEffect, useState } from 'react';

type Late<Props> = { readonly Component: ComponentType<Props> };

/** @param load the same function in each render @returns nothing until it is loaded, or where it can't be */
export const useLater = <Props>(load: () => Promise<ComponentType<Props>>): Late<Props> | undefined => {
  const [loaded, setLoaded] = useState<Late<Props>>();
  useEffect(() => {
    load().then(
      (Component) => setLoaded({ Component }),
      () => undefined,
    );
  }, [load]);
  return loaded;
};
