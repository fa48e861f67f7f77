import { paths } from '../../contract/paths.ts';
import { wantedPage } from '../data/wantedPage.ts';
import { wayIn } from '../data/wayIn.ts';

// Stands at the end of the pages of visitors that are rendered ahead, where the address says which page somebody wanted:
// makes them as React would render them (see shell/useWayIn and shell/WhyHere).
const { search } = location;
if (wantedPage(search)) {
  for (const path of [paths.login, paths.register, paths.resetPassword]) {
    for (const link of document.querySelectorAll(`a[href="${path.getHref()}"]`)) {
      link.setAttribute('href', wayIn(path, search));
    }
  }
  for (const note of document.querySelectorAll<HTMLElement>('[data-wanted]')) note.hidden = false;
}
