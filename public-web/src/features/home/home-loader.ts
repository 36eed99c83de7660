/** The plans of a page of the home page's list. */
import { type LoaderFunction } from 'react-router-dom';
import { type Platform, type ProductList } from '../../api/index.ts';
import { foundOrAnswer, notFound } from '../../routing/answers.ts';

export type HomeData = ProductList & { readonly page: number; readonly pages: number };

const pageSize = 12;

export const homeLoader =
  (platform: Platform): LoaderFunction =>
  async ({ request }): Promise<HomeData> => {
    const asked = new URL(request.url).searchParams.get('pagina') ?? '1';
    const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : notFound();
    const list = foundOrAnswer(await platform.products(pageSize, page));
    const pages = Math.max(1, Math.ceil(list.total / pageSize));
    return page > pages ? notFound() : { ...list, page, pages };
  };
