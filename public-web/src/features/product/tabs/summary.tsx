/** *Resumen*: what the plan is, what it includes, what is offered with it, and what its score is made of. */
import { recommendation } from '@cotejo/core/comparator';
import { type PlanParts } from '../../../api/plan-detail.ts';
import { type QueryResult } from '../../../api/query-result.ts';
import { longDay } from '../../../domain/days.ts';
import { Score } from '../../../plans/Score.tsx';
import { BenefitList } from '../../../ui/BenefitList.tsx';
import { InfoTip } from '../../../ui/InfoTip.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import { Part } from '../Part.tsx';
import { tabPart, type TabProps } from '../tab-part.ts';
import { EntryList } from './EntryList.tsx';
import './summary.css';

type Resume = Omit<PlanParts['resume'], 'tags'>;
type Summary = {
  readonly [Name in 'descriptions' | 'features' | 'extraBenefits' | 'offers']: QueryResult<PlanParts[Name]>;
} & { readonly resume: QueryResult<Resume> };

const withoutTags = (resume: QueryResult<PlanParts['resume']>): QueryResult<Resume> => {
  if (resume.kind !== 'found') return resume;
  const { tags: _, ...value } = resume.value;
  return { kind: 'found', value };
};

/** The first stands above already. */
const withoutFirst = (descriptions: QueryResult<PlanParts['descriptions']>): typeof descriptions =>
  descriptions.kind === 'found' ? { kind: 'found', value: descriptions.value.slice(1) } : descriptions;

const afterwards = [
  { title: 'Nos dices cómo ubicarte', text: 'Nombre, correo y teléfono. El documento puede esperar.' },
  { title: 'Un ejecutivo revisa tu solicitud', text: 'Ve el plan que elegiste y lo que nos hayas contado.' },
  { title: 'Tú decides', text: 'Pedir información no te obliga a contratar.' },
];

const reachOf = ({ contractingAges, contractType, coverageOrganizations, coverageCountries }: Resume) => [
  contractingAges &&
    `Se contrata ${contractingAges.to === undefined ? `desde los ${contractingAges.from}` : `entre los ${contractingAges.from} y los ${contractingAges.to}`} años.`,
  contractType && `Contrato ${contractType.toLowerCase()}.`,
  coverageOrganizations > 0 &&
    `${coverageOrganizations === 1 ? '1 clínica' : `${coverageOrganizations} clínicas`} en su red.`,
  coverageCountries.length > 0 && `Vale en ${coverageCountries.map(({ name }) => name).join(', ')}.`,
];

type Offer = PlanParts['offers'][number];

const daysOf = ({ from, until }: Offer): string | undefined => {
  if (from && until) return `Del ${longDay(from)} al ${longDay(until)}.`;
  if (from) return `Desde el ${longDay(from)}.`;
  return until && `Hasta el ${longDay(until)}.`;
};

/** Details of an offer: what it adds, how to get it, its days, and the units left. */
const OfferDetails = ({ offer }: { readonly offer: Offer }) => {
  const { description, benefit, gift, store, code, salesLimitQuantityEnable, salesLimitQuantity } = offer;
  const details = [
    description,
    benefit && `Se agrega: ${benefit}.`,
    gift && `Regalo: ${gift}.`,
    store && `Tienda: ${store}.`,
    code && `Código: ${code}.`,
    daysOf(offer),
    salesLimitQuantityEnable &&
      salesLimitQuantity !== undefined &&
      (salesLimitQuantity === 1 ? 'Queda 1.' : `Quedan ${salesLimitQuantity}.`),
  ].filter(Boolean);
  return details.length > 0 ? <small>{details.join(' ')}</small> : null;
};

const Features = ({ features }: { readonly features: PlanParts['features'] }) => (
  <ul className="features">
    {features.map(({ id, name, detail, description, included }) => (
      <li key={id} className={included ? undefined : 'features-missing'}>
        <span aria-hidden="true">{included ? '✓' : '✕'}</span>
        <span>
          {name}
          <span className="visually-hidden">{included ? ': incluido' : ': no incluido'}</span>
          {detail && <small> {detail}</small>}
          {description && <small> {description}</small>}
        </span>
      </li>
    ))}
  </ul>
);

/** The catalogue keeps it as a figure that staff have set: nothing is reckoned. */
export const ScoreMade = ({ score }: { readonly score: number }) => (
  <section>
    <h2>
      Puntaje <InfoTip title="Puntaje" />
    </h2>
    <p className="score-line">
      <Score score={score} />
    </p>
    <details className="score-made">
      <summary>De qué está hecho el puntaje</summary>
      <p>
        Es una nota nuestra: nuestro equipo la guarda con el plan, de 0 a 10, y la mostramos en estrellas de 0
        a 5. No sale de una fórmula, no la pone la aseguradora y no cambia con tu perfil.
      </p>
    </details>
    <details className="score-made">
      <summary>De qué está hecho el orden recomendado</summary>
      <p>
        Con el puntaje y otros dos datos ordenamos los resultados; ni la comisión ni la publicidad cuentan.
      </p>
      <ul>
        {recommendation.map(({ trait, weight, says }) => (
          <li key={trait}>
            <strong>{Math.round(weight * 100)} %</strong> {says}
          </li>
        ))}
      </ul>
    </details>
  </section>
);

const SummaryView = ({ plan: { product }, data }: TabProps<Summary>) => (
  <>
    <Part of={data.offers}>
      {(offers) => (
        <ul className="offers" aria-label="Ofertas">
          {offers.map((offer) => (
            <li key={offer.id}>
              {offer.soldOut ?? offer.title}
              {!offer.soldOut && <OfferDetails offer={offer} />}
            </li>
          ))}
        </ul>
      )}
    </Part>
    <p className="detail-lead">{product.description}</p>
    <h2>Qué incluye</h2>
    <BenefitList benefits={product.benefits} />
    <Part of={data.features}>{(features) => <Features features={features} />}</Part>
    <Part of={data.resume}>
      {(resume) => (
        <ul className="reach">{reachOf(resume).map((words) => words && <li key={words}>{words}</li>)}</ul>
      )}
    </Part>
    <Part of={data.extraBenefits}>
      {(benefits) => (
        <>
          <h2>Además</h2>
          <EntryList entries={benefits} />
        </>
      )}
    </Part>
    <Part of={data.descriptions}>{(others) => <EntryList entries={others} />}</Part>
    {product.score !== undefined && <ScoreMade score={product.score} />}
    <h2>Si te interesa</h2>
    <Steps steps={afterwards} />
  </>
);

export const summaryTab = tabPart<Summary>(async ({ platform }, { product: { id } }) => {
  const [descriptions, features, extraBenefits, offers, resume] = await Promise.all([
    platform.planPart('descriptions', id),
    platform.planPart('features', id),
    platform.planPart('extraBenefits', id),
    platform.planPart('offers', id),
    platform.planPart('resume', id),
  ]);
  return {
    descriptions: withoutFirst(descriptions),
    features,
    extraBenefits,
    offers,
    resume: withoutTags(resume),
  };
}, SummaryView);
