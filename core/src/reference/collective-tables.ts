/** Small tables of collective insurance: spec, console and platform, section 3. */

export const collectiveCoverageTypes = [
  { id: 'complementary', name: 'Complementario de salud' },
  { id: 'life', name: 'Vida' },
  { id: 'personalAccidents', name: 'Accidentes personales' },
  { id: 'guarantee', name: 'Garantía' },
  { id: 'civilLiability', name: 'Responsabilidad civil' },
  { id: 'condominiums', name: 'Condominios' },
  { id: 'lifeGuard', name: 'Vida guardias' },
  { id: 'dental', name: 'Dental' },
] as const;

/** Whom a policy insures. */
export const policyScopes = [
  { id: 'holderOnly', name: 'Solo el titular' },
  { id: 'holderWithDependants', name: 'Titular con cargas' },
  { id: 'dependantOnly', name: 'Solo las cargas' },
] as const;

export const partnerKinds = [
  { id: 'broker', name: 'Corredora' },
  { id: 'insurer', name: 'Aseguradora' },
] as const;

/** Of an insurer's contacts, and of a company's. */
export const contactTypes = [
  { id: 'ceo', name: 'Gerencia general' },
  { id: 'administration', name: 'Administración' },
  { id: 'customerService', name: 'Atención al cliente' },
  { id: 'generalCommunications', name: 'Comunicaciones generales' },
  { id: 'renew', name: 'Renovaciones' },
  { id: 'moneyCollection', name: 'Cobranza' },
  { id: 'humanResources', name: 'Recursos humanos' },
  { id: 'other', name: 'Otro' },
] as const;

/** Reasons for declining a request. */
export const declineReasons = [
  { id: 1, name: 'Datos incompletos o distintos del documento' },
  { id: 2, name: 'Fuera de la edad que la póliza asegura' },
  { id: 3, name: 'Fuera de plazo para la aseguradora' },
  { id: 4, name: 'No cumple la evaluación de salud' },
  { id: 5, name: 'Ya está asegurado en esta póliza' },
  { id: 6, name: 'El parentesco no está acreditado' },
  { id: 7, name: 'La empresa retiró la solicitud' },
  { id: 99, name: 'Otro (especificar)' },
] as const;

/** Those of them that keep a coverage from ending: age, health and kinship decide on its beginning alone. */
export const cancellationDeclineReasons = declineReasons.filter(({ id }) => [1, 3, 7, 99].includes(id));

/** The reason that decisions name. */
export const declineReason = { withdrawn: 7 } as const;

/** Reasons for the end of somebody's coverage. */
export const cancellationReasons = [
  { id: 1, name: 'Término de la relación laboral' },
  { id: 2, name: 'Renuncia voluntaria al seguro' },
  { id: 3, name: 'Fallecimiento' },
  { id: 4, name: 'Divorcio o separación' },
  { id: 5, name: 'Supera la edad máxima' },
  { id: 6, name: 'Cambio de póliza o de grupo' },
  { id: 7, name: 'Ingresado por error' },
  { id: 99, name: 'Otro (especificar)' },
] as const;

/** The reasons that need words beside them. */
export const otherReason = 99;

export const bankAccountTypes = [
  { id: 'checking', name: 'Cuenta corriente' },
  { id: 'savings', name: 'Cuenta de ahorro' },
  { id: 'sight', name: 'Cuenta vista' },
  { id: 'electronic', name: 'Cuenta electrónica' },
] as const;

export const genders = [
  { id: 'male', name: 'Masculino' },
  { id: 'female', name: 'Femenino' },
] as const;

/** The ids of a table, as a schema of choices takes them. */
export const idsOf = <const Id extends string>(rows: readonly { readonly id: Id }[]): [Id, ...Id[]] =>
  rows.map(({ id }) => id) as [Id, ...Id[]];

/** The name of a row of a table. @returns the id itself where the table does not know it */
export const nameIn = (
  rows: readonly { readonly id: string | number; readonly name: string }[],
  id: string | number,
): string => rows.find((row) => row.id === id)?.name ?? String(id);
