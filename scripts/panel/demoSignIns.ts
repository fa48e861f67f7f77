/** Who of the demo data is worth trying (design, section 2). */
export const demoSignIns = [
  { email: 'anna.admin@demo.example', who: 'admin of Fundacja Pomocna Dłoń' },
  { email: 'piotr.coordinator@demo.example', who: 'coordinator there' },
  { email: 'wera.volunteer@demo.example', who: 'volunteer there, and so without a panel' },
  { email: 'olena.admin@other.example', who: 'admin of another foundation' },
] as const;
