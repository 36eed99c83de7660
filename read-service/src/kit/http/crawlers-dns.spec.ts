/** The proof against a server that speaks DNS. */
import { createSocket } from 'node:dgram';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dnsAt } from './crawlers.ts';

/** Records by name and type: 12 is PTR, 1 is A. */
const records: Readonly<Record<string, Buffer>> = {
  '1.66.249.66.in-addr.arpa 12': nameIn('crawl-1.googlebot.com'),
  'crawl-1.googlebot.com 1': Buffer.from([66, 249, 66, 1]),
};

function nameIn(name: string): Buffer {
  const labels = name
    .split('.')
    .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}

/** The answer to a question of one name (RFC 1035, section 4): one record, or that there is no such name. */
const answerTo = (question: Buffer): Buffer => {
  let end = 12;
  const labels: string[] = [];
  for (let length = question[end]!; length > 0; length = question[end]!) {
    labels.push(question.toString('latin1', end + 1, end + 1 + length));
    end += 1 + length;
  }
  const type = question.readUInt16BE(end + 1);
  const found = records[`${labels.join('.').toLowerCase()} ${type}`];
  const header = Buffer.from(question.subarray(0, 12));
  header.writeUInt16BE(found ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(found ? 1 : 0, 6);
  header.writeUInt32BE(0, 8);
  const asked = question.subarray(12, end + 5);
  if (!found) return Buffer.concat([header, asked]);
  const record = Buffer.alloc(12);
  record.writeUInt16BE(0xc00c, 0);
  record.writeUInt16BE(type, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt32BE(60, 6);
  record.writeUInt16BE(found.length, 10);
  return Buffer.concat([header, asked, record, found]);
};

const server = createSocket('udp4');
let dns: ReturnType<typeof dnsAt>;
beforeAll(async () => {
  server.on('message', (question, { port, address }) => server.send(answerTo(question), port, address));
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
  dns = dnsAt([`127.0.0.1:${server.address().port}`]);
});
afterAll(() => server.close());

test('an address is asked for its names, and a name for its addresses', async () => {
  expect(await dns.namesOf('66.249.66.1')).toEqual(['crawl-1.googlebot.com']);
  expect(await dns.addressesOf('crawl-1.googlebot.com', 4)).toEqual(['66.249.66.1']);
});

test('what is not there is an error, as no answer is', async () => {
  await expect(dns.namesOf('198.51.100.7')).rejects.toThrow('ENOTFOUND');
  await expect(dns.addressesOf('crawl-1.googlebot.com', 6)).rejects.toThrow();
});
