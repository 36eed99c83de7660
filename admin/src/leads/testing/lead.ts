/** Leads for tests. */
import { leads } from '@cotejo/core/lead-records';
import { type LeadRow } from '../lead.ts';

const nothing = Object.fromEntries(
  Object.keys(leads.columns).map((name) => [name, null]),
) as Partial<LeadRow>;

export const aLead = (rest: Partial<LeadRow> = {}): LeadRow =>
  ({
    ...nothing,
    id: '0190d3c2-0000-7000-8000-000000000001',
    version: 3,
    position: '3',
    country: 'PE',
    requestTypeId: 2,
    statusId: 8,
    firstName: 'Rosa',
    paternalSurname: 'Quispe',
    documentType: 'DNI',
    documentNumber: '45678912',
    email: 'rosa@correo.test',
    phone: '+51987654321',
    internalTraffic: false,
    erased: false,
    fecha: '2026-11-20T12:00:00.000Z',
    fecha_ultimo_estado: '2026-11-20T12:00:00.000Z',
    allowedCommands: [],
    notes: [],
    ...rest,
  }) as LeadRow;
