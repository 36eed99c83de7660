/** *Me interesa* or *Contratar*: a request for the plan that is shown beside the form, with its price. */
import { useState } from 'react';
import { useActionData } from 'react-router-dom';
import { requestLabel } from '../../domain/request-label.ts';
import { useKeptPrice } from '../../plans/use-kept-price.ts';
import { excludedFrom } from '../../profile/excluded.ts';
import { peopleOf } from '../../profile/profile-words.ts';
import { isOfCompany, subjectOf } from '../../profile/subject.ts';
import { profileTypeOf, usePlanData } from '../../routing/plan-data.ts';
import { PageHead } from '../../seo/PageHead.tsx';
import { useSite } from '../../site.ts';
import { DemoBadge } from '../../ui/Badge.tsx';
import { Price } from '../../ui/Price.tsx';
import { RequestForm } from './RequestForm.tsx';
import { RequestPayers } from './RequestPayers.tsx';
import './RequestPage.css';

export const PlanRequestPage = () => {
  const plan = usePlanData();
  const { product } = plan;
  // The form keeps its key and its answers, so that the page is not loaded anew.
  const [saves, setSaves] = useState(0);
  const own = useKeptPrice(plan, undefined, saves);
  const subject = plan.line ? subjectOf(plan.line) : 'persons';
  const company = isOfCompany(subject)
    ? { subject, profile: own?.profile, minimum: product.insuranceMetadata.metadata.minsubscribers }
    : undefined;
  const { country } = useSite();
  const price = own?.told ? own.told.price : product.price;
  const excluded = price
    ? excludedFrom(own?.told?.profiles ?? [], peopleOf(own?.profile, subject, country))
    : undefined;
  const words = requestLabel(product);
  const title = `${words} ${product.displayName}`;
  return (
    <>
      <PageHead
        title={useActionData() ? `Error: ${title}` : title}
        description={`Pide información de ${product.displayName}, de ${product.organization.displayName}.`}
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
          <Price price={product.price} own={own?.told} />
          {price && (
            <RequestPayers
              price={price}
              productType={profileTypeOf(plan)}
              onSaved={() => setSaves(saves + 1)}
            />
          )}
          {excluded && (
            <p className="detail-note" role="note">
              {excluded}
            </p>
          )}
          {own && !company && <p className="detail-note">También enviaremos quiénes se asegurarán.</p>}
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
