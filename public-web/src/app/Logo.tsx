/** Two things lined up to be compared, one of them a little better. */
export const Logo = () => (
  <svg className="logo" viewBox="0 0 32 32" width="34" height="34" aria-hidden="true">
    <rect className="logo-field" width="32" height="32" rx="9" />
    <rect className="logo-first" x="7" y="9" width="12" height="5" rx="2.5" />
    <rect className="logo-second" x="7" y="18" width="18" height="5" rx="2.5" />
  </svg>
);
