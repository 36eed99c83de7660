import { createElement, use } from 'react';
import { describe, expect, test } from 'vitest';
import { renderDocument } from './render-document.ts';

const scripts = { nonce: 'abc', scripts: ['/assets/entry.js'], inline: 'window.x=1' };

describe('a document', () => {
  test('comes whole, with scripts that carry the nonce', async () => {
    const html = await renderDocument(
      createElement('html', null, createElement('body', null, 'Hola')),
      scripts,
    );
    expect(html).toMatch(/^<!DOCTYPE html><html>.*Hola.*<\/html>$/);
    expect(html).toContain('<script nonce="abc" id="_R_">window.x=1</script>');
    expect(html).toContain('<script type="module" src="/assets/entry.js" nonce="abc" async=""></script>');
  });

  test('is none where a part of it breaks', async () => {
    const Broken = () => {
      throw new Error('broken');
    };
    await expect(renderDocument(createElement(Broken), scripts)).rejects.toThrow('broken');
  });

  test('is none where it takes too long', async () => {
    const never = new Promise<never>(() => undefined);
    const Endless = () => use(never);
    await expect(renderDocument(createElement(Endless), scripts, 20)).rejects.toThrow('too long');
  });
});
