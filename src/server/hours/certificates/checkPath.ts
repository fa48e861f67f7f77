/** Where anybody finds out whether a certificate is valid. */
export const checkPath = '/certificate';
