/** The price beside a plan's request, once its profile is known: for whom it is, who else pays it, and that the profile is sent. */
import { useEffect, useState } from 'react';
import { type Profile } from '../../domain/profile.ts';
import { PricePayers } from '../../plans/PricePayers.tsx';
import { useKeptPrice } from '../../plans/use-kept-price.ts';
import { excludedFrom } from '../../profile/excluded.ts';
import { peopleOf } from '../../profile/profile-words.ts';
import { isOfCompany, type Subject } from '../../profile/subject.ts';
import { useSharedProfile } from '../../profile/use-shared-profile.ts';
import { type PlanData, profileTypeOf } from '../../routing/plan-data.ts';
import { useSite } from '../../site.ts';
import { Price } from '../../ui/Price.tsx';

type RequestPriceProps = {
  readonly plan: PlanData;
  readonly subject: Subject;
  readonly onProfile: (profile: Profile | undefined) => void;
};

export const RequestPrice = ({ plan, subject, onProfile }: RequestPriceProps) => {
  const { country } = useSite();
  const { product } = plan;
  // The form keeps its key and its answers, so that the page is not loaded anew.
  const [saves, setSaves] = useState(0);
  const own = useKeptPrice(plan, useSharedProfile(), saves);
  const profile = own?.profile;
  useEffect(() => onProfile(profile), [onProfile, profile]);
  const price = own?.told ? own.told.price : product.price;
  const excluded = excludedFrom(own?.told?.profiles ?? [], peopleOf(profile, subject, country));
  return (
    <>
      <Price price={product.price} own={own?.told} isShared={own?.told && own.isShared} />
      {price && (
        <div className="request-payers">
          <PricePayers
            price={price}
            productType={profileTypeOf(plan)}
            isShared={own?.isShared}
            onSaved={() => setSaves(saves + 1)}
          />
          {excluded && (
            <p className="detail-note" role="note">
              {excluded}
            </p>
          )}
          {own && !isOfCompany(subject) && (
            <p className="detail-note">También enviaremos quiénes se asegurarán.</p>
          )}
        </div>
      )}
    </>
  );
};
