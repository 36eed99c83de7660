/** The drawing of a menu's entry, on a disc of the entry's colour; the platform names both. */

/** Lines on a field of 24 by 24, by the platform's names. */
const drawings: Readonly<Record<string, string>> = {
  heart: 'M12 17.5 7 12.4a3 3 0 0 1 5-3.2 3 3 0 0 1 5 3.2z',
  building: 'M8 17.5v-11h8v11M6.5 17.5h11M10.5 9.5h0m3 0h0m-3 3h0m3 0h0M11 17.5v-2.5h2v2.5',
  tree: 'M12 17.5v-5m0 2.5 2.5-2M12 6.5a3.5 3.5 0 0 0-2.5 6h5a3.5 3.5 0 0 0-2.5-6',
  paw: 'M12 12c-2 0-3.5 2-3.5 3.5s1.5 1.5 3.5 1.5 3.5 0 3.5-1.5S14 12 12 12zM7.5 11h0m3-3h0m3 0h0m3 3h0',
  plane: 'm6.5 12.5 11-5-4 10-2-4.5zm5 .5 2.5-2.5',
};
const unknown = 'M8 12h8';

type MenuIconProps = { readonly icon: string | undefined; readonly color: string | undefined };

export const MenuIcon = ({ icon = '', color = 'currentcolor' }: MenuIconProps) => (
  <svg className="menu-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <circle cx="12" cy="12" r="12" fill={color} />
    <path d={Object.hasOwn(drawings, icon) ? drawings[icon] : unknown} />
  </svg>
);
