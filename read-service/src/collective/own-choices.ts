/** Choices of companies and policies in the forms of companies' people, who may lack the permission to read either. */
import { companyHolders } from '@cotejo/core/collective';
import { policies } from '@cotejo/core/policies';
import { z } from 'zod';
import { alphabetical } from '../kit/http/dialect.ts';
import { texts } from '../kit/http/filters.ts';
import { anyOf, textIn } from '../kit/list/filter.ts';
import { type RuledListing, type Stored } from '../kit/list/listing.ts';
import { raw, sql } from '../kit/sql.ts';
import { documentIds } from './ids.ts';

const companySchema = z.object({ id: z.string(), name: z.string() });
type EmployeeCompany = z.infer<typeof companySchema>;

/** Active companies in which a viewer registers people. */
export const employeeCompanyListing: RuledListing<EmployeeCompany, Stored> = {
  resource: 'employee-companies',
  summary: 'Las empresas en las que puedes registrar a empleados',
  rule: { permission: 'employee:create', heldBy: companyHolders },
  projector: 'collective',
  id: 'c.id',
  idSchema: documentIds,
  filters: { q: textIn('c.legal_name', 'c.trade_name', 'c.document_number') },
  sorts: { name: alphabetical('c.legal_name') },
  defaultSort: ['name', 'ASC'],
  from: () => sql('read.company as c').where(raw("c.status = 'ACTIVE'")),
  held: { country: 'c.country', company: 'c.id' },
  columns: () => 'c.id, c.legal_name as name',
  row: companySchema,
  show: (found) => found as readonly EmployeeCompany[],
};

const { number, coverageType, insurerId, validFrom, validUntil, coverageGroups } = policies.table.row.shape;
const policySchema = z.object({
  id: z.uuid(),
  number,
  coverageType,
  insurerId,
  validFrom,
  validUntil,
  coverageGroups,
});
type RequestablePolicy = z.infer<typeof policySchema>;

/** Policies for which a viewer asks for activations. */
export const requestablePolicyListing: RuledListing<RequestablePolicy, Stored> = {
  resource: 'requestable-policies',
  summary: 'Las pólizas para las que puedes pedir altas',
  rule: { permission: 'employee:add-policy', heldBy: companyHolders },
  projector: 'policies',
  one: { summary: 'Una de esas pólizas', missing: 'No existe esa póliza, o no puedes verla.' },
  id: 'p.id',
  filters: { q: textIn('p.number'), companyId: anyOf('p.company_id', texts) },
  sorts: { number: alphabetical('p.number') },
  defaultSort: ['number', 'ASC'],
  from: () => sql('read.policy as p').where(raw("p.status = 'known'")),
  held: { country: 'p.country', company: 'p.company_id' },
  columns: () =>
    `p.id, p.number, p.coverage_type as "coverageType", p.insurer_id as "insurerId", p.valid_from as "validFrom", p.valid_until as "validUntil", p.coverage_groups as "coverageGroups"`,
  row: policySchema,
  show: (found) => found as readonly RequestablePolicy[],
};
