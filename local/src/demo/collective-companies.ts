/** The companies of the demo that insure their people. */
import { type CompanyRegistration } from '@cotejo/core/companies';

export const demoCompanies: readonly Omit<CompanyRegistration, 'documentType' | 'contacts'>[] = [
  {
    country: 'PE',
    documentNumber: '20503644968',
    legalName: 'Textiles Arequipa del Sur S.A.C.',
    tradeName: 'Telares del Sur',
    economicActivityId: 'C',
    address: { street: 'Av. Parra 218', city: 'Arequipa', region: 'Arequipa' },
  },
  {
    country: 'PE',
    documentNumber: '20601234565',
    legalName: 'Logística Callao Express S.A.C.',
    economicActivityId: 'H',
    address: { street: 'Av. Argentina 3093', city: 'Callao', region: 'Callao' },
  },
  {
    country: 'CL',
    documentNumber: '765432103',
    legalName: 'Viñedos Río Claro SpA',
    economicActivityId: 'A',
    address: { street: 'Camino Real 45', city: 'Talca', region: 'Maule' },
  },
  {
    country: 'CL',
    documentNumber: '771234569',
    legalName: 'Clínica Dental Providencia Ltda.',
    economicActivityId: 'Q',
    address: { street: 'Av. Providencia 1208', city: 'Santiago', region: 'Metropolitana' },
  },
  {
    country: 'PE',
    documentNumber: '20555123451',
    legalName: 'Panificadora Los Olivos S.A.C.',
    economicActivityId: 'C',
    address: { street: 'Av. Universitaria 1540', city: 'Lima', region: 'Lima' },
  },
];
/** Employees of the companies that are approved; the last company waits for its review. */
export const demoEmployees: readonly number[] = [80, 80, 80, 16];

/** Of each of their policies. */
export const demoGroups = [
  { code: 'A', name: 'Gerencia y jefaturas' },
  { code: 'B', name: 'Operación' },
];
