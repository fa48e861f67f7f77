/** The API's response about the purpose of a mailed link. */
export const linkAnswer = (kind: string) => ({
  status: 200,
  body: { kind, email: 'anna@panel.example', organizationName: 'Fundacja Pomocna Dłoń' },
});
