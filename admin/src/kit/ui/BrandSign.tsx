/** The product's sign, the same as on the public site. */
export const BrandSign = () => (
  <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="9" fill="#0b5b57" />
    <rect x="7" y="9" width="12" height="5" rx="2.5" fill="#fff" />
    <rect x="7" y="18" width="18" height="5" rx="2.5" fill="#ffc145" />
  </svg>
);
