/** In an address: which part of the page is open. */
export const tabParam = 'tab';
