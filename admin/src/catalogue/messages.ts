/** The words of the catalogue's lists. */
import { catalogueResources } from './messages/resources.ts';

export const catalogueMessages = {
  cotejo: { parts: { catalogue: 'Catálogo' }, palette: { catalogue: 'Productos' } },
  resources: catalogueResources,
};
