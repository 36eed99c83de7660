/** A plan's benefits as a list. */
import { typeset } from '../domain/typeset.ts';
import './BenefitList.css';

export const BenefitList = ({ benefits }: { readonly benefits: readonly string[] }) => (
  <ul className="benefits">
    {benefits.map((benefit) => (
      <li key={benefit}>{typeset(benefit)}</li>
    ))}
  </ul>
);
