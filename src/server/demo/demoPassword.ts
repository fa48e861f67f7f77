/** Password of every demo account (design, section 2). */
export const demoPassword = 'Demo-2026!';
