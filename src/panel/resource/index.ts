import { createElement } from 'react';
import { pageParts } from '../../contract/generated/pageParts.ts';
import { resourcePaths } from '../../contract/generated/pages.ts';
import type { Feature } from '../kit/Feature.ts';
import { type LazyPage, lazyPage } from '../kit/lazy/lazyPage.ts';

/** One feature per resource that uses the default pages. */
export const resourceFeatures: readonly Feature[] = Object.entries(resourcePaths).map(
  ([name, { list, create, one, edit }]) => ({
    name,
    routes: [
      { path: list, Page: pageOf(name, 'list') },
      ...(create ? [{ path: create, Page: formPageOf(name, 'create') }] : []),
      ...(one ? [{ path: one, Page: pageOf(name, 'one'), record: name }] : []),
      ...(edit ? [{ path: edit, Page: formPageOf(name, 'edit'), record: name }] : []),
    ],
  }),
);

const load = () => import('./resourcePages.ts');

function pageOf(name: string, page: 'list' | 'one'): LazyPage {
  return lazyPage(async () => {
    const { [page]: Page } = (await load()).resourcePages;
    return { default: () => createElement(Page, { name }) };
  });
}

/** Loads the page and its form in parallel. */
function formPageOf(name: string, page: 'create' | 'edit'): LazyPage {
  return lazyPage(async () => {
    const [{ resourcePages }, form] = await Promise.all([load(), pageParts[name]?.loadForm?.()]);
    if (!form) throw new Error(`The contract has no form of ${name}.`);
    return { default: () => createElement(resourcePages[page], { name, form }) };
  });
}
