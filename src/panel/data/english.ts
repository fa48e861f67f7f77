import own from '../../../i18n/en.json';
import { englishOfReactAdmin } from './englishOfReactAdmin.ts';

/** react-admin's English, and over it our own texts: Polyglot takes what comes last. */
export default { ...englishOfReactAdmin, ...own };
