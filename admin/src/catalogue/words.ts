/** The words of the catalogue's lists. */
import { type Noun, noun } from '@cotejo/core/kit/record';
import { resourceWords } from '../kit/words/resource-words.ts';
import { commandNames } from './shared/commandWords.ts';

const fields = {
  name: 'Nombre',
  code: 'Código',
  number: 'Número',
  country: 'País',
  organization: 'Organización',
  insuranceType: 'Tipo de seguro',
  status: 'Estado',
  type: 'Tipo',
  kind: 'Clase',
  category: 'Categoría',
  registerCode: 'Registro de salud',
  publishedAt: 'Publicado',
  days: 'Fechas',
  latest: 'Rige desde',
};

const filters = {
  organizationId: fields.organization,
  insuranceTypeId: fields.insuranceType,
  hidden: 'Visibilidad',
  upperTypeId: fields.category,
};

const commands = Object.fromEntries(
  Object.entries(commandNames).map(([command, name]) => [command, { name }]),
);

/** @param short the noun in sentences, where the name of the list has more words */
const catalogueWords = (named: Noun, search: string, short: Noun = named) => {
  const { empty, error } = resourceWords(short);
  const { filteredTitle, filteredText } = empty;
  return resourceWords(named, {
    fields,
    filters,
    search,
    empty: { title: filteredTitle, text: filteredText, filteredTitle },
    error: {
      list: `No se pudo leer la lista: ${named.many}`,
      show: 'No se pudo leer este registro',
      back: `Ver todo: ${named.many}`,
      notFoundTitle: error.notFoundTitle,
      notFoundText: 'No existe, o es del catálogo de otro país.',
    },
    commands,
  });
};

export const productWords = catalogueWords(noun('producto', 'productos', 'm'), 'Buscar por nombre o código');
export const organizationWords = catalogueWords(
  noun('organización', 'organizaciones', 'f'),
  'Buscar por nombre',
);
export const insuranceTypeWords = catalogueWords(
  noun('tipo de seguro', 'tipos de seguro', 'm'),
  'Buscar por nombre',
);
export const clinicWords = catalogueWords(
  noun('clínica', 'clínicas', 'f'),
  'Buscar por cualquiera de sus nombres',
);
export const termWords = catalogueWords(noun('término', 'términos', 'm'), 'Buscar por nombre');
export const datedTableWords = catalogueWords(
  noun('tabla con fecha', 'tablas con fecha', 'f'),
  'Buscar por nombre',
  noun('tabla', 'tablas', 'f'),
);
