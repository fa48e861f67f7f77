/** Of every account of the demo data (design, section 2). */
export const demoPassword = 'Demo-2026!';
