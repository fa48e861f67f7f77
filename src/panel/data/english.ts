import texts from 'ra-language-english';
import own from '../../../i18n/en.json';
import { flattenTexts } from '../../contract/flattenTexts.ts';

/** react-admin's own English by its keys with dots; it writes `%{name}` for our `{{name}}`. */
export const englishOfReactAdmin = flattenTexts(
  JSON.parse(JSON.stringify(texts).replaceAll(/%\{(\w+)\}/g, '{{$1}}')),
);

/** react-admin's English, and over it our own texts: Polyglot takes what comes last. */
export default { ...englishOfReactAdmin, ...own };
