/** How much of the window the header takes: what sticks to the top of a page sticks beneath it. */

const name = '--header-height';

/** As a CSS length; that of the bar alone until it is measured. */
export const headerHeight = `var(${name}, 56px)`;

/** Measures the header for as long as it is there; a notice in it may come, go, or take two lines. */
export const measureHeader = (header: HTMLElement): (() => void) => {
  const root = document.documentElement;
  const observer = new ResizeObserver(() => root.style.setProperty(name, `${header.offsetHeight}px`));
  observer.observe(header);
  return () => observer.disconnect();
};
