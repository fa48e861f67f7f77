import texts from 'ra-language-english';
import own from '../../../i18n/en.json' with { type: 'json' };
import { flattenTexts } from '../../contract/flattenTexts.ts';

/** react-admin's English texts by dotted key, with its `%{name}` rewritten to our `{{name}}`. */
export const englishOfReactAdmin = flattenTexts(
  JSON.parse(JSON.stringify(texts).replaceAll(/%\{(\w+)\}/g, '{{$1}}')),
);

/** react-admin's English, overridden by our own texts. */
export default { ...englishOfReactAdmin, ...own };
