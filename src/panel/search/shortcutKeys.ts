/** As the keyboard of this machine names them. */
export const SEARCH_KEYS = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl + K';

/** By the i18n key of what they do. */
export const SINGLE_KEYS = { 'search.shortcuts.list': '/', 'search.shortcuts.help': '?' } as const;
