/** The outcome of a sale: the price of its day, or the missing data. */
import { account } from '@cotejo/core/accounts';
import { product as productDecider } from '@cotejo/core/catalogue';
import { chargeAmount, commissionOf, type Outcome, peopleOf, type Sale } from '@cotejo/core/charges';
import {
  datedTable,
  datedTableKinds,
  daysOf,
  leadPricesOf,
  leadPricesOn,
  priceOfLines,
  pricingTables,
} from '@cotejo/core/dated-tables';
import { insuranceType, insuranceTypeNumber } from '@cotejo/core/insurance-types';
import { type LoadAggregate, uuidV5 } from '@cotejo/core/kit/command-handling';
import { type CountryCode } from '@cotejo/core/kit/country';
import { dayInZone } from '@cotejo/core/kit/time';
import { type ReceivedLead } from '@cotejo/core/leads';
import { type Tables } from '@cotejo/core/price-tables';
import { countryOf } from '@cotejo/core/reference/countries';

/** The product as visitors see it, or as it is drafted. */
const contentOf = async (code: string | undefined, load: LoadAggregate) => {
  if (code === undefined) return undefined;
  const { state } = await load(productDecider, code);
  return state.status === 'unknown' ? undefined : (state.published ?? state).content;
};

/** The name of a type of insurance and of the category above it. */
const namesFrom = async (typeId: number, load: LoadAggregate): Promise<readonly string[]> => {
  const { state } = await load(insuranceType, String(typeId));
  if (state.status === 'unknown') return [];
  const { name, upperTypeId } = state.details;
  if (!upperTypeId) return [name];
  const { state: upper } = await load(insuranceType, String(upperTypeId));
  return upper.status === 'unknown' ? [name] : [name, upper.details.name];
};

const exchangeTables = async (country: CountryCode, load: LoadAggregate): Promise<Tables> => {
  const kinds = datedTableKinds.filter(({ table }) => table === 'exchange');
  const stored = await Promise.all(
    kinds.map(async ({ name }) => {
      const { state } = await load(datedTable, name);
      return daysOf(state).map(({ from, rows }) => ({ name, from, rows }));
    }),
  );
  return pricingTables(country, stored.flat());
};

export const outcomeOf = async (
  leadId: string,
  lead: ReceivedLead,
  { closing, closedAt, executiveId }: Sale,
  load: LoadAggregate,
): Promise<Outcome> => {
  const { country } = lead;
  const content = await contentOf(lead.product?.code, load);
  const { productType, businessLine } = lead;
  const ownType = productType === undefined ? undefined : insuranceTypeNumber(country, productType);
  const typeId = content?.identity.insuranceTypeId ?? ownType;
  const named = typeId ? await namesFrom(typeId, load) : [];
  const lines = named.length > 0 ? named : [productType, businessLine].flatMap((name) => name ?? []);
  const wait = (reason: 'noAccount' | 'noPrice' | 'noRate'): Outcome => ({ reason, line: lines[0] ?? null });

  const { state: executives } = await load(account, executiveId);
  if (executives.status === 'unopened') return wait('noAccount');
  const { currency } = executives;
  const closedOn = dayInZone(new Date(closedAt), countryOf(country).timeZone);
  const { state: table } = await load(datedTable, leadPricesOf(country));
  const prices = leadPricesOn(table, closedOn);
  const priced = prices && priceOfLines(prices.row, lines);
  if (!priced) return wait('noPrice');
  const basis = {
    closedOn,
    line: priced.line,
    price: priced.price,
    priceFrom: prices.from,
    people: peopleOf(lead),
    ...commissionOf(content?.selling),
  };
  const tables = priced.price.unit === currency ? {} : await exchangeTables(country, load);
  const charge = chargeAmount(basis, currency, { day: closedOn, tables });
  return charge ? { movementId: uuidV5(leadId, `charge/${closing}`), currency, ...charge } : wait('noRate');
};
