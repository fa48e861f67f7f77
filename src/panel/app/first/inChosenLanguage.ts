import { chosenLanguage, isServerTold, tellServer } from '../../data/language.ts';

// Stands before all else in a page that can be used before the panel is there, and has it come once more where the
// server did not know the language: the panel would put the page away, and with it what was typed and pressed.

const language = chosenLanguage();
if (document.documentElement.lang !== language && !isServerTold(language)) {
  tellServer(language);
  // Where no cookies are kept, it would come like this for ever.
  if (isServerTold(language)) location.reload();
}
