import { expect, test } from 'vitest';
import { readSideAddress, writeSideAddress } from './side-address.ts';

const read = (query: string) => readSideAddress(new URLSearchParams(query));

test('an address of plans beside each other is read as it was written', () => {
  const address = {
    codes: ['a', 'b.2'],
    beyond: [],
    onlyDifferences: true,
    comparator: '/Comparar/EPS/Empresa',
    link: 'x-1',
  };
  const written = writeSideAddress(address);
  expect(written).toBe(
    '/Comparar/Lado-a-Lado?planes=a,b.2&en=/Comparar/EPS/Empresa&diferencias=solo&code=x-1',
  );
  expect(read(written.split('?')[1]!)).toEqual(address);
});

test('an address that is shared has the code of the new link alone', () =>
  expect(writeSideAddress({ ...read('planes=a,b&code=old'), link: 'new' })).toBe(
    '/Comparar/Lado-a-Lado?planes=a,b&code=new',
  ));

test('what is too much or no plan stays aside', () =>
  expect(read('planes=a,b,a,<x>,..&planes=c&planes=d&en=//otro.test&code=%3Cb%3E')).toEqual({
    codes: ['a', 'b', 'c'],
    beyond: ['d'],
    onlyDifferences: false,
  }));

test('an address may name nothing', () =>
  expect(read('')).toEqual({ codes: [], beyond: [], onlyDifferences: false }));

test('an address that is written again has no profile of the one that was read', () =>
  expect(writeSideAddress(read('planes=a,b&perfil=%7B%22edad%22:61%7D&replaceUrl=false'))).toBe(
    '/Comparar/Lado-a-Lado?planes=a,b',
  ));
