/** A part of a workbook as its tags and texts, piece by piece; names without their prefixes. */
import { SaxesParser } from 'saxes';
import { damaged } from './parts.ts';

type Attributes = Readonly<Record<string, string>>;
export type Heard = {
  readonly open: (name: string, attributes: Attributes) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
};

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Of an attribute with a prefix, which each program chooses for itself. */
export const prefixed = (attributes: Attributes, name: string): string | undefined =>
  Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1];

/** @yields after each piece, so that who hears can give away what it has. @throws Rejection for what is no XML */
export async function* hearXml(part: AsyncIterable<string>, heard: Heard): AsyncGenerator<void> {
  const parser = new SaxesParser({ position: false, xmlns: false });
  parser.on('error', damaged);
  parser.on('opentag', ({ name, attributes }) => heard.open(local(name), attributes));
  if (heard.close) parser.on('closetag', ({ name }) => heard.close?.(local(name)));
  if (heard.text) parser.on('text', heard.text);
  if (heard.text) parser.on('cdata', heard.text);
  for await (const piece of part) {
    parser.write(piece);
    yield;
  }
  parser.close();
}

/** All of a part at once. */
export const hearAll = async (part: AsyncIterable<string>, heard: Heard): Promise<void> => {
  for await (const _ of hearXml(part, heard));
};
