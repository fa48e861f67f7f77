/** A phone number of the contract in groups to read; any other stays as it is. */
export function formatPhone(phone: string): string {
  return phone
    .replace(/^(\+48)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')
    .replace(/^(\+380)(\d{2})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4 $5');
}
