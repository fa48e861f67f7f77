/** Where the columns that a person chose for a list are remembered. */
export function columnsKey(resource: string): string {
  return `${resource}.columns`;
}
