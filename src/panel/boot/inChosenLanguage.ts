import { languageKey } from '../../contract/languageKey.ts';
import { chosenLanguage, tellServer } from '../data/language.ts';

// Runs first in each page. If the page is in another language than the one chosen on this device, reloads it
// before anything is painted. The language goes into the address, because a browser may block cookies and a
// cache on the way may ignore them.

const { documentElement: html } = document;
const { origin, pathname, search, hash } = location;
// A path such as `//name/` alone would be read as another host.
const here = origin + pathname;
const language = chosenLanguage();
const asked = `${languageKey}=${language}`;
const others = search.replace(new RegExp(`[?&]${languageKey}=[^&]*`, 'g'), '').replace(/^&/, '?');
const isAsked = search.endsWith(asked);

// Remove the parameter, so that it is not shared or bookmarked.
if (search !== others) history.replaceState(history.state, '', here + others + hash);
if (html.lang !== language) {
  tellServer(language);
  // If the reload does not help, the panel shows the page once it has translated it (see app/main.tsx).
  html.style.visibility = 'hidden';
  if (!isAsked) {
    // Stop loading this page and its resources.
    stop();
    location.replace(`${here}${others}${others ? '&' : '?'}${asked}${hash}`);
  }
}
