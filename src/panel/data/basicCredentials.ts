/** The Basic authorization header. `btoa` takes bytes only, so the text becomes UTF-8 first (RFC 7617). */
export function basicCredentials(email: string, password: string): string {
  const bytes = new TextEncoder().encode(`${email}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
