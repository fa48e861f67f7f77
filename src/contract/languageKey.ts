/**
 * Under this name the chosen language is kept on the device (specification, section 1), in a cookie that tells the
 * server in which language to send a page, and in an address where there is no such cookie.
 */
export const languageKey = 'activeLanguage';
