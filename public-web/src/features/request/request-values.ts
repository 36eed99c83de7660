/** What a visitor types into a request, as the form has it and as the platform wants it. */
import { entryText } from '../../domain/entry-text.ts';

/** What a company is asked beside the person who asks for it, in the order of its form. */
export const companyFields = { razonSocial: 'Razón social', trabajadores: 'Número de trabajadores' } as const;

/** In the order in which they are asked. */
export const requestFields = {
  ...companyFields,
  nombre: 'Nombre',
  apellidoPaterno: 'Apellido paterno',
  apellidoMaterno: 'Apellido materno',
  email: 'Correo electrónico',
  telefono: 'Teléfono',
  tipoDocumento: 'Tipo de documento',
  numeroDocumento: 'Número de documento',
  mensaje: 'Mensaje',
} as const;
export type RequestField = keyof typeof requestFields;
export type RequestValues = Readonly<Record<RequestField, string>>;

export const fieldNames = Object.keys(requestFields) as RequestField[];
/** The hidden field with the form's idempotency key. */
export const keyField = 'clave';

export const valuesOf = (form: FormData): RequestValues =>
  Object.fromEntries(fieldNames.map((name) => [name, entryText(form.get(name))])) as RequestValues;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The form's key; empty where it is none. */
export const keyOf = (form: FormData): string => {
  const key = entryText(form.get(keyField));
  return uuid.test(key) ? key.toLowerCase() : '';
};

/** What is said of the person; fields that stay empty are left out. */
export const enteredData = (values: RequestValues): Partial<RequestValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !(name in companyFields) && value.trim() !== ''),
  );
