/** The profile of the comparator in words: its forms differ by product, so any field may come. */

export type Fields = Readonly<Record<string, unknown>>;

/** Fields of the comparator whose names are codes; another field is called by its name taken apart. */
const fieldNames: Readonly<Record<string, string>> = {
  birthDate: 'fecha de nacimiento',
  bruto: 'sueldo bruto',
  cantidadDeCargas: 'cargas',
  cantidadDeTrabajadores: 'trabajadores',
  cantidadempleados: 'empleados',
  cantidadGuardias: 'guardias',
  createdFrom: 'creada desde',
  disposicion_max: 'disposición máxima',
  documentNumber: 'documento',
  email: 'correo',
  enPareja: 'en pareja',
  enUF: 'en UF',
  eps_actual: 'EPS actual',
  imponible: 'renta imponible',
  insurances: 'seguros',
  isPayment: 'quiere pagar ya',
  nacionalidad: 'nacionalidad',
  nationality: 'nacionalidad',
  paisCobertura: 'país de cobertura',
  phone: 'teléfono',
  preciomax: 'precio máximo',
  preciomin: 'precio mínimo',
  prevision: 'previsión',
  razonSocial: 'razón social',
  referidoPorLink: 'llegó por un enlace de referido',
  region: 'región',
  sctr: 'SCTR',
  sellerDocument: 'documento de quien vende',
  simulacionExterna: 'simulación externa',
  sistemaprevisional: 'sistema previsional',
  subscription: 'suscripción',
  tipo_trabajo: 'tipo de trabajo',
  topeimponible: 'tope imponible',
};

/** `tipoDeCasa` and `tipo_de_casa` as `tipo de casa`. */
const takenApart = (name: string): string =>
  name
    .replaceAll('_', ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLocaleLowerCase('es');

const nameOf = (field: string): string => fieldNames[field] ?? takenApart(field);

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value in words; nothing for what is empty. What has a name is told by it: a region, an insurance. */
export const valueInWords = (value: unknown): string | undefined => {
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'number') return value.toLocaleString('es-419');
  // A flag of the comparator is stored as text in one place.
  if (value === 'true' || value === 'false') return valueInWords(value === 'true');
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) {
    const parts = value.map(valueInWords).filter((part) => part !== undefined);
    return parts.length > 0 ? parts.join('; ') : undefined;
  }
  if (!isFields(value)) return undefined;
  return (
    valueInWords(value.name ?? value.stateName ?? value.code) ??
    (fieldsInWords(value).join(', ') || undefined)
  );
};

/** One part for each field that says something: `en pareja: sí`. */
export const fieldsInWords = (fields: Fields): readonly string[] =>
  Object.entries(fields).flatMap(([field, value]) => {
    const text = valueInWords(value);
    return text === undefined ? [] : [`${nameOf(field)}: ${text}`];
  });
