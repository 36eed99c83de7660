/** A part of a workbook as its tags and texts, piece by piece; names without their prefixes. */
import { SaxesParser } from 'saxes';
import { unreadable } from '../unreadable.ts';
import { damaged } from './parts.ts';

type Attributes = Readonly<Record<string, string>>;
export type Heard = {
  readonly open: (name: string, attributes: Attributes) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
};

/** Tags within each other: a sheet has seven, and no part that is read has many more. */
const deepest = 64;
/** Characters without a tag: the longest cell with its signs by their names has a quarter of it. */
const longestRun = 2 * 2 ** 20;

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Of an attribute with a prefix, which each program chooses for itself. */
export const prefixed = (attributes: Attributes, name: string): string | undefined =>
  Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1];

/** @yields after each piece, so that who hears can give away what it has. @throws Rejection for what is no XML, or nests or runs on without end */
export async function* hearXml(part: AsyncIterable<string>, heard: Heard): AsyncGenerator<void> {
  const parser = new SaxesParser({ position: false, xmlns: false });
  let [depth, run] = [0, 0];
  parser.on('error', damaged);
  parser.on('opentagstart', () => {
    depth += 1;
    if (depth > deepest)
      unreadable(
        `El libro tiene más de ${deepest} niveles de etiquetas XML. Ábrelo en Excel y guárdalo de nuevo.`,
      );
  });
  parser.on('opentag', ({ name, attributes }) => {
    run = 0;
    heard.open(local(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    run = 0;
    heard.close?.(local(name));
  });
  if (heard.text) parser.on('text', heard.text);
  if (heard.text) parser.on('cdata', heard.text);
  for await (const piece of part) {
    run += piece.length;
    parser.write(piece);
    if (run > longestRun)
      unreadable(
        `El libro tiene un texto o una etiqueta de más de ${longestRun / 2 ** 20} MB. Acórtalo y guarda el libro de nuevo.`,
      );
    yield;
  }
  parser.close();
}

/** All of a part at once. */
export const hearAll = async (part: AsyncIterable<string>, heard: Heard): Promise<void> => {
  for await (const _ of hearXml(part, heard));
};
