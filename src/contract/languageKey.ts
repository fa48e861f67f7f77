/**
 * Key of the chosen language on the device (specification, section 1), in the cookie that tells the server
 * the language of a page, and in the address when there is no cookie.
 */
export const languageKey = 'activeLanguage';
