/** The score as stars of five: half of what the catalogue holds, to one decimal (spec, public side, section 9). */
import { type CountryCode } from '@cotejo/core/kit/country';
import { spelledNumber } from '@cotejo/core/kit/money';
import { useId } from 'react';
import { useSite } from '../site.ts';
import './Score.css';

const most = 5;
/** @param score 0 to 10 */
export const starsOf = (score: number): number => Number(Math.min(most, score / 2).toFixed(1));
/** @returns `4,5` in Chile, and `4.5` in Peru */
export const spelledStars = (score: number, country: CountryCode): string =>
  spelledNumber(starsOf(score).toFixed(1), country);

/** Of the drawing: five stars of this width. */
const width = 20;
const star = 'm10 1.6 2.6 5.5 6 .8-4.4 4.2 1.1 6L10 15.2 4.7 18l1.1-5.9L1.4 7.9l6-.8z';

export const Score = ({ score }: { readonly score: number }) => {
  const id = useId();
  const { country } = useSite();
  const row = Array.from({ length: most }, (_, nth) => (
    <path key={nth} d={star} transform={`translate(${nth * width})`} />
  ));
  return (
    <span className="score">
      <svg viewBox={`0 0 ${most * width} ${width}`} aria-hidden="true">
        <clipPath id={id}>
          <rect width={starsOf(score) * width} height={width} />
        </clipPath>
        <g className="score-empty">{row}</g>
        <g clipPath={`url(#${id})`}>{row}</g>
      </svg>
      <span>
        <strong>{spelledStars(score, country)}</strong>
        <span className="visually-hidden"> de 5 estrellas</span>
      </span>
    </span>
  );
};
