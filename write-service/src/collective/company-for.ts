/** The company that a new record is to belong to. */
import { refusalOf } from '@cotejo/core/records';
import {
  company,
  companies,
  isRegistered,
  type RegisteredCompany,
  whyNothingNew,
} from '@cotejo/core/companies';
import { type ScopeRule, sees, type Staff } from '@cotejo/core/identity';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { reject, rejectActor, rejectInput } from '@cotejo/core/kit/event-sourcing';
import { type Permission } from '@cotejo/core/reference/permissions';

type Asking = {
  readonly by: Staff;
  /** By which records of the company are seen: who sees those need not see the company's own page. */
  readonly rule: ScopeRule;
  readonly permission: Permission;
};

/** @throws Rejection `INVALID_INPUT`, `NOT_ALLOWED`, `COMPANY_NOT_ACTIVE` */
export const companyFor =
  (load: LoadAggregate) =>
  async (companyId: string, { by, rule, permission }: Asking): Promise<RegisteredCompany> => {
    const { state } = await load(company, companyId);
    const held = companies.guard.held(state);
    if (!isRegistered(state) || !held || !sees(rule, by, held))
      return rejectInput({ companyId: 'No existe esa empresa, o no puedes verla.' });
    const refused = refusalOf(permission, rule, held, by);
    if (refused !== undefined) return rejectActor(refused);
    const why = whyNothingNew(state);
    return why === undefined ? state : reject('COMPANY_NOT_ACTIVE', why, { companyId: why });
  };
