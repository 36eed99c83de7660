/** *Me interesa* or *Contratar*: a request for the plan that is shown beside the form, with its price. */
import { useState } from 'react';
import { useActionData } from 'react-router-dom';
import { requestLabel } from '../../domain/request-label.ts';
import { whoPays } from '../../domain/who-pays.ts';
import { type Profile } from '../../domain/profile.ts';
import { isOfCompany, subjectOf } from '../../profile/subject.ts';
import { usePlanData } from '../../routing/plan-data.ts';
import { PageHead } from '../../seo/PageHead.tsx';
import { useSite } from '../../site.ts';
import { DemoBadge } from '../../ui/Badge.tsx';
import { Price } from '../../ui/Price.tsx';
import { RequestForm } from './RequestForm.tsx';
import { useLater } from './use-later.ts';
import './RequestPage.css';

const requestPrice = async () => (await import('./RequestPrice.tsx')).RequestPrice;

export const PlanRequestPage = () => {
  const plan = usePlanData();
  const { product } = plan;
  const [profile, setProfile] = useState<Profile>();
  const subject = plan.line ? subjectOf(plan.line) : 'persons';
  const company = isOfCompany(subject)
    ? { subject, profile, minimum: product.insuranceMetadata.metadata.minsubscribers }
    : undefined;
  const late = useLater(requestPrice);
  const { country } = useSite();
  const { price } = product;
  const words = requestLabel(product);
  const title = `${words} ${product.displayName}`;
  return (
    <>
      <PageHead
        title={useActionData() ? `Error: ${title}` : title}
        description={`${title}, de ${product.organization.displayName}.`}
        canonical={product.url}
      />
      <h1 className="request-title">{`${words} este plan`}</h1>
      <div className="request-page">
        <aside className="request-beside request-plan" aria-label="El plan que pides">
          <p>
            <strong>{product.displayName}</strong>
            <br />
            {product.organization.displayName}
          </p>
          {late ? (
            <late.Component plan={plan} subject={subject} onProfile={setProfile} />
          ) : (
            <>
              <Price price={price} />
              {price && <div className="request-payers">{whoPays(price, country)}</div>}
            </>
          )}
          {product.isDemo && <DemoBadge />}
        </aside>
        <RequestForm
          submit="Enviar solicitud"
          messageHint={
            company
              ? 'Desde cuándo lo necesitan y qué quieres saber.'
              : 'Para quiénes es el seguro y qué quieres saber.'
          }
          company={company}
        />
      </div>
    </>
  );
};
