import { expect, test } from 'vitest';
import { dispositionOf } from './attachment.ts';

test.each([
  ['póliza.pdf', `attachment; filename="poliza.pdf"; filename*=UTF-8''p%C3%B3liza.pdf`],
  ['a "b"\\c.csv', `attachment; filename="a _b__c.csv"; filename*=UTF-8''a%20%22b%22%5Cc.csv`],
  ["l'año (1)*.png", `attachment; filename="l'ano (1)_.png"; filename*=UTF-8''l%27a%C3%B1o%20%281%29%2A.png`],
  ['日本.docx', `attachment; filename="__.docx"; filename*=UTF-8''%E6%97%A5%E6%9C%AC.docx`],
  [
    'a\r\nset-cookie: x.pdf',
    `attachment; filename="a__set-cookie_ x.pdf"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20x.pdf`,
  ],
])('%j is told as %s', (name, header) => {
  expect(dispositionOf(name)).toBe(header);
});
