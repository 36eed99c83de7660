/** Parts that stand over or within a page, such as drawers and dialogs, and come when they are opened. */
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { lazyPage } from './lazyPage.ts';

/** Without a connection, a part does not come: the page stays as it is, and one may open the part again. */
const NotLoaded = ({ onClose }: { onClose?: () => void }) => {
  const notify = useNotify();
  useEffect(() => {
    notify('No se pudo abrir. Revisa tu conexión e inténtalo de nuevo.', { type: 'error' });
    onClose?.();
    // oxlint-disable-next-line react/exhaustive-deps -- once, whatever changes around it
  }, []);
  return null;
};

/** @param load what imports the part; until it is there, nothing stands in its place */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const begin = () =>
    lazyPage(async () => {
      try {
        return await load();
      } catch {
        latest = begin();
        return NotLoaded as ComponentType<Props>;
      }
    }) as unknown as ComponentType<Props>;
  let latest = begin();
  return (props: Props) => {
    const [Part] = useState(() => latest);
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
};
