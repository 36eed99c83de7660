/**
 * Why a lead failed: spec, console and platform, section 9. The spec names reasons 20, 21 and 99 and says which are
 * Colombia's and which Chile's collective ones; the others are ours.
 */
import { type CountryCode, countryCodes } from '../kit/country/index.ts';
import { requestType, requestTypes } from './request-types.ts';

export type FailureReason = {
  readonly id: number;
  readonly name: string;
  /** For chips and charts. */
  readonly shortName: string;
  readonly requestTypes: readonly number[];
  /** The substatuses of *Fallido* that it explains. */
  readonly substatuses: readonly number[];
  readonly order: number;
  readonly countries: readonly CountryCode[];
  /** Whether it says nothing without a text of one's own. */
  readonly asksForText?: true;
};

const withoutContact = [406, 401];
const notInterested = [402];
const stalled = [403];

type Row = readonly [id: number, name: string, shortName: string, substatuses: readonly number[]];

const everywhere: readonly Row[] = [
  [1, 'No contesta el teléfono', 'No contesta', withoutContact],
  [2, 'Teléfono apagado o fuera de servicio', 'Apagado', withoutContact],
  [3, 'Buzón de voz en todos los intentos', 'Buzón de voz', withoutContact],
  [4, 'No responde correos ni mensajes', 'No responde', withoutContact],
  [5, 'El teléfono es de otra persona', 'Otra persona', withoutContact],
  [6, 'Pidió que no se le contacte', 'No contactar', [...withoutContact, ...notInterested]],
  [7, 'Solo quería comparar precios', 'Solo comparaba', notInterested],
  [8, 'Contrató con otra compañía', 'Otra compañía', notInterested],
  [9, 'Contrató directamente con la aseguradora', 'Contrató directo', notInterested],
  [10, 'Prefiere seguir con su plan actual', 'Sigue igual', notInterested],
  [11, 'No le convence la cobertura', 'Cobertura', notInterested],
  [12, 'No le convence la red de clínicas', 'Red de clínicas', notInterested],
  [13, 'No le convencen los deducibles o copagos', 'Deducibles', notInterested],
  [14, 'No pidió información', 'No la pidió', notInterested],
  [15, 'Lo deja para más adelante', 'Más adelante', notInterested],
  [16, 'Enfermedad preexistente sin cobertura', 'Preexistencia', stalled],
  [17, 'Supera la edad de contratación', 'Edad', stalled],
  [18, 'La aseguradora rechazó la solicitud', 'Rechazo', stalled],
  [19, 'No cumple los requisitos de renta o afiliación', 'Requisitos', stalled],
  [20, 'Caro/Precio no corresponde', 'Muy caro', [...notInterested, ...stalled]],
  [21, 'Datos de contacto inválidos', 'Datos inválidos', withoutContact],
  [22, 'No envía los documentos', 'Sin documentos', stalled],
  [23, 'No completa la declaración de salud', 'Declaración', stalled],
  [24, 'No pudo pagar', 'Pago', stalled],
  [25, 'Debe permanecer más tiempo en su plan actual', 'Permanencia', stalled],
  [26, 'Vive fuera de la zona de cobertura', 'Zona', stalled],
  [27, 'Dejó de responder después de la propuesta', 'Dejó de responder', [...stalled, 401]],
  [28, 'Cambió su situación laboral', 'Situación laboral', [...notInterested, ...stalled]],
];

const colombian: readonly Row[] = [
  [30, 'Tiene un plan complementario con su EPS', 'Plan de su EPS', notInterested],
  [31, 'Prefiere quedarse solo con su EPS', 'Solo EPS', notInterested],
  [32, 'No está afiliado a una EPS', 'Sin EPS', stalled],
  [33, 'Tiene medicina prepagada vigente', 'Prepagada', notInterested],
  [34, 'Su EPS no admite el plan', 'EPS no admite', stalled],
  [35, 'Está en mora con su EPS', 'Mora', stalled],
  [36, 'Pertenece al régimen subsidiado', 'Subsidiado', stalled],
  [37, 'Espera un traslado de EPS', 'Traslado', stalled],
  [38, 'Tiene póliza por su empresa', 'Póliza de empresa', notInterested],
];

const chileanCollective: readonly Row[] = [
  [39, 'La empresa no llega al mínimo de trabajadores', 'Mínimo', stalled],
  [40, 'La empresa ya tiene seguro complementario', 'Ya tiene seguro', notInterested],
  [41, 'La empresa cesa su actividad', 'Cese', notInterested],
  [42, 'El sindicato no aprobó la propuesta', 'Sindicato', stalled],
  [43, 'Los trabajadores no aceptan el descuento', 'Descuento', stalled],
  [44, 'Decide la casa matriz', 'Casa matriz', stalled],
  [45, 'No envía la nómina', 'Sin nómina', stalled],
  [46, 'No envía la firma del contratante', 'Sin firma', stalled],
  [47, 'Renovó con su aseguradora actual', 'Renovó', notInterested],
  [48, 'Siniestralidad fuera de política', 'Siniestralidad', stalled],
  [49, 'La empresa no asume su aporte', 'Aporte', notInterested],
];

const allTypes = requestTypes.map(({ id }) => id);

const of = (
  rows: readonly Row[],
  countries: readonly CountryCode[],
  types: readonly number[],
): FailureReason[] =>
  rows.map(([id, name, shortName, substatuses]) => ({
    id,
    name,
    shortName,
    requestTypes: types,
    substatuses,
    order: id,
    countries,
  }));

export const failureReasons: readonly FailureReason[] = [
  ...of(everywhere, countryCodes, allTypes),
  ...of(colombian, ['CO'], allTypes),
  ...of(chileanCollective, ['CL'], [requestType.collective]),
  {
    id: 99,
    name: 'Otros (especificar)',
    shortName: 'Otros',
    requestTypes: allTypes,
    substatuses: [...withoutContact, ...notInterested, ...stalled],
    order: 99,
    countries: countryCodes,
    asksForText: true,
  },
];

/** `undefined` for an id that the table does not have. */
export const failureReasonById = (id: number): FailureReason | undefined =>
  failureReasons.find((reason) => reason.id === id);

/** The reasons for a failure of this kind, in the order of the table; *Otros* is the last. */
export const failureReasonsFor = (
  lead: { readonly country: CountryCode; readonly requestTypeId: number },
  substatusId: number,
): readonly FailureReason[] =>
  failureReasons
    .filter(
      (reason) =>
        reason.countries.includes(lead.country) &&
        reason.requestTypes.includes(lead.requestTypeId) &&
        reason.substatuses.includes(substatusId),
    )
    .sort((a, b) => a.order - b.order);
