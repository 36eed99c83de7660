/** How often a price is paid, as it is written after it (spec, public side, section 9: price suffix). */

const periods: Readonly<Record<string, string>> = {
  MENSUAL: '/mes',
  MONTHLY: '/mes',
  ANUAL: '/año',
  YEARLY: '/año',
  UNICO: 'pago único',
  ONCE: 'pago único',
};

/** @param paymentMode as the catalogue names it; one that is unknown adds nothing, rather than something wrong */
export const periodOf = (paymentMode: string | null | undefined): string =>
  periods[(paymentMode ?? '').toUpperCase()] ?? '';
