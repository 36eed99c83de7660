/** *Precio*: what the plan costs for whom the visitor told of, how that comes about, and what it cost before. */
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import {
  type PastPrice,
  type PlanParts,
  type PriceDetail,
  type YearlyCost,
} from '../../../api/plan-detail.ts';
import { type QueryResult } from '../../../api/query-result.ts';
import { longDay } from '../../../domain/days.ts';
import { exactPrice, formatPrice } from '../../../domain/money.ts';
import { PriceReceipt } from '../../../plans/PriceReceipt.tsx';
import { exampleWords, peopleOf } from '../../../profile/profile-words.ts';
import { type Profile } from '../../../domain/profile.ts';
import { useAppContext } from '../../../routing/app-context.ts';
import { useSite } from '../../../site.ts';
import { Part } from '../Part.tsx';
import { tabPart, type TabProps, type TabContext } from '../tab-part.ts';
import { EntryList, Nothing } from './EntryList.tsx';
import './price.css';

type Prices = {
  /** Whose it is; the server knows of no visitor. */
  readonly pricedFor: 'start' | 'visitor' | 'shared';
  /** Nothing while it is the starting price. */
  readonly profile: Profile | undefined;
  readonly price: QueryResult<PriceDetail>;
  readonly history: QueryResult<readonly PastPrice[]>;
  readonly payment: QueryResult<PlanParts['payment']>;
  readonly year: QueryResult<YearlyCost>;
};

/** The server told the price of the starting profile: the browser asks for the visitor's own. */
const useReloadForOwn = (
  { profileType, subject }: TabProps<Prices>['plan'],
  pricedFor: Prices['pricedFor'],
  isModal: boolean,
): void => {
  const { profiles } = useAppContext();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (pricedFor === 'start' && !isModal && profiles.read(profileType, subject)) void revalidate();
  }, [pricedFor, isModal, profiles, profileType, subject, revalidate]);
};

type HistoryProps = {
  readonly past: readonly PastPrice[];
  /** Whom the prices are for, in words. */
  readonly whom: string;
};

const History = ({ past, whom }: HistoryProps) => {
  const { country } = useSite();
  const priceOf = ({ price }: PastPrice): string =>
    price ? exactPrice(price.minPrice, price.unit.code, country) : 'Sin precio';
  const [only, ...others] = past;
  if (only && others.length === 0)
    return (
      <p>
        {whom}: {priceOf(only)} desde el {longDay(only.from)}, sin cambios hasta hoy.
      </p>
    );
  return (
    <table className="price-history">
      <caption>{whom}:</caption>
      <thead>
        <tr>
          <th scope="col">Desde</th>
          <th scope="col">Hasta</th>
          <th scope="col">Precio</th>
        </tr>
      </thead>
      <tbody>
        {past.toReversed().map((one) => (
          <tr key={one.from}>
            <td>{longDay(one.from)}</td>
            <td>{one.until === undefined ? 'hoy' : longDay(one.until)}</td>
            <td>{priceOf(one)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

type Mode = NonNullable<NonNullable<PlanParts['payment']['paymentInfoResponse']>['modes']>[number];

/** A mode without payment methods, such as a change of the payment day, is no way to pay. */
const takesPayment = ({ methods }: Mode): boolean => methods.length > 0;

const modeEntry = ({ displayName, months, methods, cardBrands }: Mode) => ({
  title: displayName,
  content: [
    months !== undefined && (months === 1 ? 'Cada mes.' : `Cada ${months} meses.`),
    methods.length > 0 && `${methods.map((method) => method.displayName).join(', ')}.`,
    cardBrands.length > 0 && `Tarjetas ${cardBrands.join(' y ')}.`,
  ]
    .filter(Boolean)
    .join(' '),
});

/** *Costo anual estimado*, at each level of use. */
const Year = ({ year }: { readonly year: YearlyCost }) => {
  const { country } = useSite();
  return year.levels.length > 0 ? (
    <table className="price-history">
      <caption className="visually-hidden">Costo anual estimado según cuánto te atiendas</caption>
      <tbody>
        {year.levels.map(({ level, name, total }) => (
          <tr key={level}>
            <th scope="row">{name}</th>
            <td>{formatPrice(total, year.unit.code, country)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ) : (
    <Nothing>{year.reason ?? 'No se puede estimar.'}</Nothing>
  );
};

const PriceView = ({ plan, data, isModal }: TabProps<Prices>) => {
  const { country } = useSite();
  const { subject } = plan;
  useReloadForOwn(plan, data.pricedFor, isModal);
  return (
    <>
      <h2>¿Cómo se calcula?</h2>
      <div className="price-receipt">
        <Part of={data.price}>
          {(told) => <PriceReceipt told={told} people={peopleOf(data.profile, subject, country)} />}
        </Part>
      </div>
      <h2>Costo anual estimado</h2>
      <Part of={data.year}>{(year) => <Year year={year} />}</Part>
      <h2>Cómo se paga</h2>
      <Part of={data.payment} empty={<Nothing>Te lo dirá quien atienda tu solicitud.</Nothing>}>
        {({ paymentInfoResponse: info }) =>
          info && info.paymentMethods.length > 0 ? (
            <>
              {info.periodicity && <p>Pago {info.periodicity.name.toLowerCase()}.</p>}
              <ul className="payment-methods">
                {info.paymentMethods.map(({ name, displayName }) => (
                  <li key={name}>{displayName}</li>
                ))}
              </ul>
              {info.modes && <EntryList entries={info.modes.filter(takesPayment).map(modeEntry)} />}
            </>
          ) : (
            <Nothing>Te lo dirá quien atienda tu solicitud.</Nothing>
          )
        }
      </Part>
      <h2>Cómo ha cambiado</h2>
      <Part of={data.history} empty={<Nothing>Todavía no hay historia de este precio.</Nothing>}>
        {(past) => <History past={past} whom={exampleWords(subject, country)} />}
      </Part>
    </>
  );
};

/** A profile may be of a form that has changed since it was kept or shared: its refusal leaves the starting price. */
const pricedBy = async (
  { platform }: Pick<TabContext, 'platform'>,
  id: number,
  asked: Profile | undefined,
) => {
  const price = await platform.planPrice(id, asked);
  return asked && price.kind === 'missing'
    ? { price: await platform.planPrice(id, undefined), profile: undefined }
    : { price, profile: asked };
};

export const priceTab = tabPart<Prices>(
  async ({ platform, profiles, shared }, { product: { id }, profileType, subject }) => {
    const [{ price, profile }, history, payment] = await Promise.all([
      pricedBy({ platform }, id, shared ?? profiles.read(profileType, subject)),
      platform.priceHistory(id),
      platform.planPart('payment', id),
    ]);
    const year = await platform.yearlyCost(id, profile);
    const whose = shared ? 'shared' : 'visitor';
    return {
      pricedFor: profile ? whose : 'start',
      profile,
      price,
      history,
      payment,
      year,
    };
  },
  PriceView,
);
