/** Groups a phone number of the contract with non-breaking spaces; leaves any other unchanged. */
export function formatPhone(phone: string): string {
  return phone
    .replace(/^(\+48)(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3\u00a0$4')
    .replace(/^(\+380)(\d{2})(\d{3})(\d{2})(\d{2})$/, '$1\u00a0$2\u00a0$3\u00a0$4\u00a0$5');
}
