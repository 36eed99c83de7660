import { describe, expect, test } from 'vitest';
import { insuredDocument } from './index.ts';

const read = (country: 'PE' | 'CL' | 'CO', documentType: string, documentNumber: string) =>
  insuredDocument(country).safeParse({ documentType, documentNumber });

describe('the document of an insured person', () => {
  test.each([
    ['CL', 'RUT', '12.345.678-5', '123456785'],
    ['PE', 'dni', '4567 8912', '45678912'],
    ['CO', 'TI', '1.020.304.050', '1020304050'],
    ['CO', 'RC', '1020304050', '1020304050'],
    ['PE', 'PA', 'ab-123456', 'AB123456'],
  ] as const)('in %s may be the %s %s', (country, type, typed, documentNumber) =>
    expect(read(country, type, typed)).toMatchObject({
      success: true,
      data: { documentType: type.toUpperCase(), documentNumber },
    }),
  );
  test.each([
    ['CL', 'RUT', '12.345.678-4', 'documentNumber'],
    ['PE', 'DNI', '123', 'documentNumber'],
    ['PE', 'TI', '1020304050', 'documentType'],
    ['PE', 'RUC', '20100070970', 'documentType'],
    ['CO', 'NIT', '800037800', 'documentType'],
  ] as const)('in %s is not the %s %s', (country, type, typed, field) => {
    const { error } = read(country, type, typed);
    expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });
});
