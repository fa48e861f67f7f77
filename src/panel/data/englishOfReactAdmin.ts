import texts from 'ra-language-english';
import { flattenTexts } from '../../contract/flattenTexts.ts';

/** react-admin's own English by its keys with dots; it writes `%{name}` for our `{{name}}`. */
export const englishOfReactAdmin = flattenTexts(
  JSON.parse(JSON.stringify(texts).replaceAll(/%\{(\w+)\}/g, '{{$1}}')),
);
