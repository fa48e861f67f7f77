/** Cookie that tells the server which language was chosen in the panel, so that it sends the page in it. */
export const languageCookie = 'activeLanguage';
