/** The kinds of catalogue files with their columns: shown to the sender, and checked against each file. */
import { type CountryCode, countryCodes } from '../kit/country/index.ts';

export type ImportColumn = {
  readonly name: string;
  /** A file in which no row has it is refused. */
  readonly isRequired: boolean;
  /** The column's content, in Spanish. */
  readonly about: string;
};
export type ImportSource = {
  readonly name: ImportSourceName;
  readonly displayName: string;
  /** The meaning of a row and its effect on the catalogue, in Spanish. */
  readonly about: string;
  readonly countries: readonly CountryCode[];
  readonly columns: readonly ImportColumn[];
};

export const importSourceNames = ['isapre', 'renipress', 'clinicas', 'productos', 'tablas'] as const;
export type ImportSourceName = (typeof importSourceNames)[number];

/** Largest file, in bytes. */
export const largestImport = 32 * 1024 * 1024;

const needed = (name: string, about: string): ImportColumn => ({ name, isRequired: true, about });
const may = (name: string, about: string): ImportColumn => ({ name, isRequired: false, about });

export const importSources: readonly ImportSource[] = [
  {
    name: 'isapre',
    displayName: 'Planes de isapre',
    about:
      'Cada fila es un plan: se publica con su precio base en UF y lo que cubre en cada clínica. La isapre y las clínicas que no estén se registran. De un plan que ya está cambia solo lo que dice el archivo; si su borrador tiene cambios sin publicar, la fila se rechaza.',
    countries: ['CL'],
    columns: [
      needed('isapre', 'Nombre de la isapre, como Consalud o Nueva Masvida.'),
      needed('code', 'Código del plan: letras sin acento, números, puntos y guiones. No se repite.'),
      needed('name', 'Nombre del plan.'),
      needed('baseUf', 'Precio base en UF, con punto o coma: 1,16.'),
      may('cap', '«sí» si el plan indica topes en sus prestadores preferentes.'),
      may('notes', 'Línea del plan.'),
      may('zones', 'Zonas donde se ofrece, separadas por punto y coma.'),
      may('hosp', 'Porcentaje hospitalario por clínica: cl-uno:80; cl-dos:60.'),
      may('amb', 'Porcentaje ambulatorio por clínica, escrito igual.'),
    ],
  },
  {
    name: 'renipress',
    displayName: 'Registro RENIPRESS',
    about:
      'Cada fila es una clínica, tal como la publica el registro RENIPRESS del Perú. Se reconoce por su código; un nombre todo en mayúsculas se guarda escrito como se lee. Una que ya está conserva su nombre visible.',
    countries: ['PE'],
    columns: [
      needed('cod_ipress', 'Código de la IPRESS. Los ceros del comienzo pueden faltar. No se repite.'),
      needed('nombre', 'Nombre, también todo en mayúsculas.'),
      may('categoria', 'Categoría del registro, como II-1.'),
      needed('departamento', 'Departamento.'),
      may('provincia', 'Provincia.'),
      needed('distrito', 'Distrito.'),
      may('ubigeo', 'Ubigeo de seis cifras.'),
      may('direccion', 'Dirección; sin ella queda el distrito.'),
      may('lat', 'Latitud, en grados con decimales.'),
      may('lon', 'Longitud, en grados con decimales.'),
    ],
  },
  {
    name: 'clinicas',
    displayName: 'Clínicas con su ubicación',
    about:
      'Cada fila es una clínica: su nombre, su ubicación o ambos. De una que ya está, lo que el archivo no trae se queda como está.',
    countries: countryCodes,
    columns: [
      needed('id', 'Identificador con el que la nombran los planes, como cl-meds. No se repite.'),
      may('name', 'Nombre visible.'),
      may('category', 'Categoría, como II-1 o Red 2.'),
      may('url', 'Su nombre en direcciones web: letras y números, con guiones en vez de espacios.'),
      may('address', 'Dirección; la ubicación se toma solo si está.'),
      may('region', 'Región o departamento.'),
      may('district', 'Distrito o comuna.'),
      may('lat', 'Latitud, en grados con decimales.'),
      may('lng', 'Longitud, en grados con decimales.'),
    ],
  },
  {
    name: 'productos',
    displayName: 'Productos completos',
    about:
      'Cada fila es un producto entero, de cualquier tipo: su contenido y su regla de precio. La organización y el tipo de seguro ya deben estar en el catálogo. De un producto que ya está se reemplaza todo; si su borrador tiene cambios sin publicar, la fila se rechaza. Conviene JSON; en una tabla, «content» y «price» son JSON dentro de la celda.',
    countries: countryCodes,
    columns: [
      needed('code', 'Código del producto: letras sin acento, números, puntos y guiones. No se repite.'),
      needed(
        'content',
        'Contenido, con las mismas partes que muestra la consola. «organizationId» e «insuranceTypeId» son los números que muestran sus páginas. Los montos y porcentajes van en la parte más pequeña de su unidad: 8000 es 80 %. Los nombres de coberturas pueden llevar códigos: E[18-64], EC[18+], VP[1], M[…], P[Convenio], EX.',
      ),
      needed(
        'price',
        'Regla de precio, con sus montos en la parte más pequeña de la moneda: 9990 son S/ 99.90.',
      ),
    ],
  },
  {
    name: 'tablas',
    displayName: 'Tablas con fecha',
    about:
      'Valores de una o varias tablas, de los días que sean: la UF de un año, las primas GES, los factores. Un día de una tabla ocupa una fila o varias —una por isapre, por nivel o por tramo de edad— y da un solo resultado: si una de sus filas tiene un error, el día queda como estaba.',
    countries: countryCodes,
    columns: [
      needed('tabla', 'Nombre de la tabla, como se lee en su página: Valor UF/CLP, Primas GES por isapre.'),
      needed('desde', 'Día desde el que rige: 2026-03-31 o 31/03/2026.'),
      may(
        'nombre',
        'De qué es el valor: la isapre, el nivel de riesgo, el tipo de trabajo o la raza. En «Nivel de riesgo por tipo de trabajo», la fila sin nombre dice el nivel de quien no indica su trabajo; los niveles por sector van en «valores».',
      ),
      may('valor', 'El valor: un número con coma o punto, o el nivel o grupo que corresponde al nombre.'),
      may('salud', 'Tasas SCTR: porcentaje de salud.'),
      may('pension', 'Tasas SCTR: porcentaje de pensión.'),
      may('edadDesde', 'Factores de riesgo: primera edad del tramo.'),
      may('edadMenorDe', 'Factores de riesgo: primera edad que ya no está en el tramo; vacío en el último.'),
      may('cotizante', 'Factores de riesgo: factor de quien cotiza.'),
      may('carga', 'Factores de riesgo: factor de una carga.'),
      may(
        'valores',
        'En vez de las anteriores, y no junto a ellas, los valores enteros del día como JSON; así vienen las tablas de varias partes, como la cotización o un año de uso.',
      ),
      may('fuente', 'De dónde viene el valor; sin ella, «Archivo importado».'),
      may(
        'confirmado',
        '«sí» para tomar un valor que se aparta mucho del anterior, un día lejano, una isapre nueva, un nombre que falta, o un impuesto o crédito EPS menor que 1 %.',
      ),
    ],
  },
];

export const importSource = (name: ImportSourceName): ImportSource =>
  importSources.find((one) => one.name === name)!;
