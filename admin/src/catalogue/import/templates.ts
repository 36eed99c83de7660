/** A small file of each source, to begin with: it can be read as it stands. */
import { emptyContent, type ImportSourceName } from '@cotejo/core/catalogue';
import { csvOf } from './csv.ts';

export type Template = { readonly name: string; readonly type: string; readonly text: string };

const table = (name: string, rows: readonly (readonly string[])[]): Template => ({
  name: `${name}.csv`,
  type: 'text/csv',
  text: csvOf(rows),
});

const product = {
  code: 'EjemploSalud1',
  content: {
    ...emptyContent('Ejemplo Salud 1'),
    identity: {
      name: 'Ejemplo Salud 1',
      organizationId: 1,
      insuranceTypeId: 1,
      path: '/Seguros/Ejemplo/EjemploSalud1',
      isDemo: false,
    },
    selling: { exclusive: false, isPromoted: false, isPopular: false, salesChannels: ['executive'] },
    terms: { contractType: 'Individual' },
    highlights: ['Consultas al 80 %'],
    coverages: [{ id: 1, name: 'Consulta médica', amounts: { percentage: { minAmount: 8_000, unit: '%' } } }],
  },
  price: {
    kind: 'fixed',
    unit: 'PEN',
    period: 'monthly',
    tax: { treatment: 'added', name: 'IGV' },
    amount: 9_990,
  },
};

export const templates: Readonly<Record<ImportSourceName, Template>> = {
  isapre: table('planes-de-isapre', [
    ['isapre', 'code', 'name', 'baseUf', 'cap', 'notes', 'zones', 'hosp', 'amb'],
    ['Consalud', 'EJEMPLO-1', 'Plan de ejemplo', '1,16', 'no', 'Preferente', 'santiago; norte', 'cl-uno:80; cl-dos:60', 'cl-uno:70'],
  ]),
  renipress: table('renipress', [
    ['cod_ipress', 'nombre', 'categoria', 'departamento', 'provincia', 'distrito', 'ubigeo', 'direccion', 'lat', 'lon'],
    ['00012345', 'CLINICA DE EJEMPLO S.A.C.', 'II-1', 'LIMA', 'LIMA', 'BREÑA', '150105', 'Av. Uno 123', '-12.0581', '-77.0467'],
  ]),
  clinicas: table('clinicas', [
    ['id', 'name', 'address', 'region', 'district', 'lat', 'lng'],
    ['clinica-ejemplo', 'Clínica de Ejemplo', 'Av. Uno 123', 'Región de Ejemplo', 'Distrito de Ejemplo', '-33.4263', '-70.6109'],
  ]),
  productos: {
    name: 'productos.json',
    type: 'application/json',
    text: `${JSON.stringify([product], undefined, 2)}\n`,
  },
}; // prettier-ignore
