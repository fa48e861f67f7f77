import { languageKey } from '../../contract/languageKey.ts';
import { chosenLanguage, tellServer } from '../data/language.ts';

// Stands before all else in each page, and has it come once more where it is in another language than the one that was
// chosen on this device: nothing is painted meanwhile. The server is told by the address, because not every browser
// keeps a cookie, and not every store of pages on the way looks at one.

const { documentElement: html } = document;
const { origin, pathname, search, hash } = location;
// Of `//name/`, the path alone would be another host.
const here = origin + pathname;
const language = chosenLanguage();
const asked = `${languageKey}=${language}`;
const others = search.replace(new RegExp(`[?&]${languageKey}=[^&]*`, 'g'), '').replace(/^&/, '?');
const isAsked = search.endsWith(asked);

// Nobody sends it to others, or keeps it.
if (search !== others) history.replaceState(history.state, '', here + others + hash);
if (html.lang !== language) {
  tellServer(language);
  // Where it comes like this all the same, the panel shows it once it has made it another (see app/main.tsx).
  html.style.visibility = 'hidden';
  if (!isAsked) {
    // Of this page, neither the rest nor what it asks for is waited for.
    stop();
    location.replace(`${here}${others}${others ? '&' : '?'}${asked}${hash}`);
  }
}
