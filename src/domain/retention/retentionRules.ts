/** So many days before an erasure the admins are told, and whoever it is stands on the list. */
export const NOTICE_DAYS = 30;

/** So many days before it they are told once more. */
export const REMINDER_DAYS = 7;
