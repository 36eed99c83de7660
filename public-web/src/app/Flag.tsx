/** The flags of the four sites, drawn small; the name of the country stands beside them. */
import { type ReactNode } from 'react';
import { type CountryCode } from '@cotejo/core/kit/country';

const star = 'm4 2.2.5 1.3h1.4L4.8 4.4l.4 1.4L4 5l-1.2.8.4-1.4-1.1-.9h1.4z';
const drawings: Readonly<Record<CountryCode, ReactNode>> = {
  PE: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#d91023" d="M0 0h8v16H0zM16 0h8v16h-8z" />
    </>
  ),
  CL: (
    <>
      <path fill="#fff" d="M0 0h24v8H0z" />
      <path fill="#d52b1e" d="M0 8h24v8H0z" />
      <path fill="#0039a6" d="M0 0h8v8H0z" />
      <path fill="#fff" d={star} />
    </>
  ),
  CO: (
    <>
      <path fill="#fcd116" d="M0 0h24v8H0z" />
      <path fill="#003893" d="M0 8h24v4H0z" />
      <path fill="#ce1126" d="M0 12h24v4H0z" />
    </>
  ),
  INT: (
    <>
      <path fill="#1c6ea4" d="M0 0h24v16H0z" />
      <path
        fill="none"
        stroke="#fff"
        d="M12 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11zm0 0c-3 3-3 8 0 11m0-11c3 3 3 8 0 11M6.5 8h11"
      />
    </>
  ),
};

export const Flag = ({ country }: { readonly country: CountryCode }) => (
  <svg className="flag" viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
    {drawings[country]}
  </svg>
);
