/** The lists of the catalogue: what each is called, and what it says when nothing is there. */
import { commandNames } from '../shared/commandWords.ts';

/** What each list says, in its own words. */
const resource = (one: string, many: string, words: { search: string; none: string; gone: string }) => ({
  name: `${one} |||| ${many}`,
  list: {
    count: `%{smart_count} ${one.toLocaleLowerCase('es')} |||| %{smart_count} ${many.toLocaleLowerCase('es')}`,
  },
  filters: { q: words.search },
  command: { names: commandNames },
  empty: { title: words.none, text: 'Prueba con otra búsqueda o quita los filtros.' },
  error: {
    list: `No se pudo leer la lista: ${many.toLocaleLowerCase('es')}`,
    show: 'No se pudo leer este registro',
    notFoundTitle: words.gone,
    notFoundText: 'No existe, o es del catálogo de otro país.',
    back: `Ver todo: ${many.toLocaleLowerCase('es')}`,
  },
});

export const catalogueResources = {
  products: resource('Producto', 'Productos', {
    search: 'Buscar por nombre o código',
    none: 'Ningún producto coincide',
    gone: 'No encontramos ese producto',
  }),
  organizations: resource('Organización', 'Organizaciones', {
    search: 'Buscar por nombre',
    none: 'Ninguna organización coincide',
    gone: 'No encontramos esa organización',
  }),
  'insurance-types': resource('Tipo de seguro', 'Tipos de seguro', {
    search: 'Buscar por nombre',
    none: 'Ningún tipo de seguro coincide',
    gone: 'No encontramos ese tipo de seguro',
  }),
  'coverage-organizations': resource('Clínica', 'Clínicas', {
    search: 'Buscar por cualquiera de sus nombres',
    none: 'Ninguna clínica coincide',
    gone: 'No encontramos esa clínica',
  }),
  'catalogue-terms': resource('Término', 'Términos', {
    search: 'Buscar por nombre',
    none: 'Ningún término coincide',
    gone: 'No encontramos ese término',
  }),
  'dated-tables': resource('Tabla con fecha', 'Tablas con fecha', {
    search: 'Buscar por nombre',
    none: 'Ninguna tabla coincide',
    gone: 'No encontramos esa tabla',
  }),
};
