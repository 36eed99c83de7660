/** Names of rows: some first names are everywhere, a surname is one of two thousand. */
import { pick, pickSql } from './numbers.ts';

export const firstNames = [
  'maria',
  'jose',
  'luis',
  'ana',
  'carlos',
  'rosa',
  'juan',
  'carmen',
  'hortensia',
] as const;
const beginnings = ['al', 'bar', 'cal', 'du', 'es', 'fuen', 'gar', 'her', 'iba', 'lo', 'mon', 'na', 'or', 'pe', 'qui', 'ro', 'sal', 'to', 'ur', 've'] as const; // oxfmt-ignore
const middles = ['ra', 'me', 'ti', 'ga', 'lo', 'cha', 'ne', 'vi', 'da', 'rri'] as const;
const endings = ['no', 'da', 'rez', 'zar', 'les', 'nya', 'tes', 'co', 'ga', 'ro'] as const;
const parts = [beginnings, middles, endings] as const;

const surnameSql = (row: string, salt: number): string =>
  parts.map((from, place) => pickSql(row, salt + place, from)).join(' || ');
const surname = (row: number, salt: number): string =>
  parts.map((from, place) => pick<string>(row, salt + place, from)).join('');

/** Surnames first. @param row in SQL */
export const nameSql = (row: string): string =>
  `${surnameSql(row, 1)} || ' ' || ${surnameSql(row, 4)} || ', ' || ${pickSql(row, 7, firstNames)}`;

export const nameOf = (row: number): string =>
  `${surname(row, 1)} ${surname(row, 4)}, ${pick<string>(row, 7, firstNames)}`;
