/** Whom limits count as one client: an IPv4 address, or the /64 network that every holder of IPv6 has to choose from. */

/** @param address as the framework gives it, IPv4 also in its IPv6 clothes */
export const clientNetwork = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [left = [], right = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const gap = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...gap, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16));
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
};
