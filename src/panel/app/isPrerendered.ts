import { draftStore } from '../kit/form/draft/draftStore.ts';

/**
 * Whether the whole page is in the root already, just as it would be rendered first. What surrounds a page while it
 * is on its way does not count, nor does a page that this tab remembers something for, such as a form's draft.
 */
export function isPrerendered(root: HTMLElement): boolean {
  return root.dataset.prerendered === 'page' && !history.state?.usr && !draftStore.hasVisitors();
}
