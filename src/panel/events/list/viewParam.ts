/** In the address: cards or a month. */
export const viewParam = 'view';
export const calendarView = 'calendar';
