/** Collective insurance, as far as other contexts of the console use it. */
export { LookUpField } from './LookUpField.tsx';
export { StatusChip } from './StatusChip.tsx';
