import { paths } from '../../contract/paths.ts';
import { visitorHref, wantedPage } from '../data/wantedPage.ts';

// Runs at the end of prerendered visitors' pages. If the address names a wanted page, adapts the links and
// notes as React would render them (see shell/StartButtons and shell/WhyHere).
const { search } = location;
if (wantedPage(search)) {
  for (const path of [paths.login, paths.register, paths.resetPassword]) {
    for (const link of document.querySelectorAll(`a[href="${path.getHref()}"]`)) {
      link.setAttribute('href', visitorHref(path, search));
    }
  }
  for (const note of document.querySelectorAll<HTMLElement>('[data-wanted]')) note.hidden = false;
}
