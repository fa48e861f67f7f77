/** In the address: `YYYY-MM`. */
export const monthParam = 'month';
