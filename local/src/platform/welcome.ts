/** The text on the terminal when everything is ready: addresses and logins. */
import { demoLogins, demoPassword } from '../demo/users.ts';

const sites = [
  ['Perú', 'pe.localhost'],
  ['Chile', 'cl.localhost'],
  ['Colombia', 'co.localhost'],
  ['International', 'int.localhost'],
] as const;

export function welcome(
  platform: { origin: string; url: (host: string) => string; mailFolder: string },
  seconds: number,
): string {
  const row = (what: string, where: string) => `  ${what.padEnd(16)}${where}`;
  return [
    '',
    `Cotejo is ready after ${seconds.toFixed(1)} s.`,
    '',
    ...sites.map(([country, host]) => row(country, `${platform.url(host)}/`)),
    row('Console', `${platform.origin}/console/`),
    row('API', `${platform.origin}/api/docs`),
    row('Mails', `${platform.mailFolder}, as pages`),
    '',
    `  Demo logins, password ${demoPassword}:`,
    ...demoLogins.map(({ email, name }) => `    ${email.padEnd(26)}${name}`),
    '',
    '  Ctrl-C stops everything and keeps the data; npm start -- --fresh starts over.',
    '',
  ].join('\n');
}
