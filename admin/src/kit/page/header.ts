/** How much of the window the header takes: what sticks to the top of a page sticks beneath it. */

const name = '--header-height';

/** As a CSS length; that of the bar alone until it is measured. */
export const headerHeight = `var(${name}, 56px)`;

/** @returns a ref that keeps the height of its element in a property of the page's style, for as long as it is there */
export const measuredAs =
  (property: string) =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };

/** Measures the header; a notice in it may come, go, or take two lines. */
export const measureHeader = measuredAs(name);
