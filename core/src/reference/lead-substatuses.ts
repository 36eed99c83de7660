/** The finer states of a lead, each under one or several statuses: spec, console and platform, section 4. */
export type LeadSubstatus = {
  readonly id: number;
  /** As the spec spells it. */
  readonly specName: string;
  /** As Spanish writes it: what people read. */
  readonly shown: string;
  readonly parents: readonly number[];
};

/** Names that Spanish spells otherwise than the spec. */
const shown: Readonly<Record<number, string>> = {
  200: 'En gestión',
  203: 'Retomar prospecto',
  212: 'Videollamada',
  213: 'Contacto telefónico',
  214: 'Contacto por correo',
  215: 'Pendiente de envío de nómina',
  216: 'Pendiente de envío de firma',
  217: 'Reunión concretada',
  331: 'Web: suscripción activa',
  332: 'Web: pago único',
  333: 'Web: transferencia no automática',
  401: 'No contactado',
};

const under = (parents: readonly number[], names: Readonly<Record<number, string>>): LeadSubstatus[] =>
  Object.entries(names).map(([key, name]) => {
    const id = Number(key);
    return { id, specName: name, shown: shown[id] ?? name, parents };
  });

export const leadSubstatuses: readonly LeadSubstatus[] = [
  ...under([2], {
    200: 'En Gestión',
    201: 'Contactado',
    202: 'Interesado',
    203: 'Retomar Prospecto',
    217: 'Reunión Concretada',
  }),
  ...under([500], {
    204: 'Con cliente',
    205: 'Recaudación',
    300: 'Datos personales',
    301: 'Estado de salud',
    302: 'Firma contratante',
    303: 'Pago',
    304: 'Datos empresa',
    305: 'Datos empleados',
  }),
  ...under([500, 501], { 330: 'Recaudación' }),
  ...under([3], {
    331: 'Web - Subscripción activa',
    332: 'Web - Pago único',
    333: 'Web - Transferencia no automática',
  }),
  ...under([12], {
    206: 'Cesará actividad de empresa',
    207: 'Pronto a vender empresa',
    208: 'Problemas económicos',
    209: 'Problemas con la compañía',
    210: 'Ya tiene seguro complementario',
    211: 'Otros',
    404: 'Seguro individual',
    405: 'Seguro de vida',
  }),
  ...under([13], { 212: 'videollamada', 213: 'contacto telefónico', 214: 'contacto por correo' }),
  ...under([14], { 215: 'Pendiente envío de nomina', 216: 'Pendiente envío de firma' }),
  ...under([4], { 406: 'Sin contacto', 401: 'No Contactado', 402: 'No le interesa', 403: 'No avanza' }),
];

/** The ids that decisions name. */
export const leadSubstatus = { resumed: 203 } as const;

/** The substatuses of a status; none for a status that has no finer states. */
export const substatusesOf = (statusId: number): readonly LeadSubstatus[] =>
  leadSubstatuses.filter((substatus) => substatus.parents.includes(statusId));

/** `undefined` for an id that the table does not have. */
export const leadSubstatusById = (id: number): LeadSubstatus | undefined =>
  leadSubstatuses.find((substatus) => substatus.id === id);

/** The displayed name; `#7` for an id that the table does not have, from a newer service. */
export const substatusText = (id: number): string => leadSubstatusById(id)?.shown ?? `#${id}`;
