/** How a price comes about, as a receipt: step by step in words, what each person costs, and who pays. */
import { type PriceDetail } from '../api/plan-detail.ts';
import { longDay } from '../domain/days.ts';
import { exactPrice } from '../domain/money.ts';
import { contributionNote, ownPart, ownWords, whoPays } from '../domain/who-pays.ts';
import { personAt } from '../profile/profile-words.ts';
import { useSite } from '../site.ts';
import './PriceReceipt.css';

type Lines = PriceDetail['lines'];
/** Steps under whom or what they are about. */
const groupsOf = (lines: Lines): readonly Lines[] => {
  const groups: Lines[number][][] = [];
  for (const line of lines) {
    const begins = ['subject', 'tax', 'convert', 'round', 'total'].includes(line.step);
    if (begins || groups.length === 0) groups.push([line]);
    else groups.at(-1)!.push(line);
  }
  return groups;
};

const Steps = ({ lines }: { readonly lines: Lines }) => (
  <ol className="receipt-steps">
    {groupsOf(lines).map((group, nth) => (
      <li key={nth} className={`receipt-${group[0]!.step}`}>
        {group.map(({ words }) => (
          <p key={words}>{words}</p>
        ))}
      </li>
    ))}
  </ol>
);

type ReceiptProps = {
  readonly told: PriceDetail;
  /** Whom it is for, in words, by their position in the profile. */
  readonly people: readonly string[];
};

/** A single person's share is the price. */
const Shares = ({ told, people }: ReceiptProps) => {
  const { country } = useSite();
  const { price, shares } = told;
  if (!price) return null;
  const { split } = price;
  const written = (amount: number): string => exactPrice(amount, price.unit.code, country);
  return (
    <>
      {shares.length > 1 && (
        <table className="receipt-shares">
          <caption>Lo que cuesta cada persona</caption>
          <tbody>
            {shares.map(({ profile, amount }) => (
              <tr key={profile}>
                <th scope="row">{personAt(people, profile)}</th>
                <td>{written(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {split && (
        <table className="receipt-shares">
          <caption>
            Quién lo paga{split.isAssumed && ', si tu empleador paga lo que suponemos de todos los planes'}
          </caption>
          <tbody>
            {split.credit > 0 && (
              <tr>
                <th scope="row">Crédito de EPS</th>
                <td>{written(split.credit)}</td>
              </tr>
            )}
            <tr>
              <th scope="row">Tu empleador ({split.employerPercent} %)</th>
              <td>{written(split.employer)}</td>
            </tr>
            <tr>
              <th scope="row">Tú</th>
              <td>{written(split.worker)}</td>
            </tr>
          </tbody>
        </table>
      )}
    </>
  );
};

/** The visitor's own part comes first, where it is not the whole. */
const Total = ({ price }: { readonly price: NonNullable<PriceDetail['price']> }) => {
  const { country } = useSite();
  const written = (amount: number): string => exactPrice(amount, price.unit.code, country);
  const own = ownPart(price);
  return (
    <>
      {own !== undefined ? (
        <>
          {ownWords} <strong>{written(own)}</strong>
          <small>
            {' '}
            de {written(price.minPrice)} {price.suffix}
          </small>
        </>
      ) : (
        <>
          <strong>{written(price.minPrice)}</strong> {price.suffix}
        </>
      )}
      {price.convertionTo && (
        <small> {exactPrice(price.convertionTo.amount, price.convertionTo.unit.code, country)}</small>
      )}
    </>
  );
};

export const PriceReceipt = ({ told, people }: ReceiptProps) => {
  const { country } = useSite();
  const { price, profiles, notices, lines, day } = told;
  const refused = profiles.filter(({ reason }) => reason !== undefined);
  return (
    <div className="receipt">
      <p className="receipt-total">
        {price ? <Total price={price} /> : <strong>No disponible para este perfil</strong>}
      </p>
      {price?.contribution && <p>{[whoPays(price, country), contributionNote(price)].join(' ')}</p>}
      {(refused.length > 0 || notices.length > 0) && (
        <ul className="receipt-notices">
          {refused.map(({ profile, reason }) => (
            <li key={profile}>
              {personAt(people, profile)}: {reason}
            </li>
          ))}
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      {/* Who pays is told below. */}
      <Steps lines={lines.filter(({ step }) => step !== 'split')} />
      <Shares told={told} people={people} />
      <p className="receipt-day">Con las tarifas y tablas vigentes el {longDay(day)}.</p>
    </div>
  );
};
