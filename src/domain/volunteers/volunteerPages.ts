import { members, visitors } from '../../contract/TypedPath.ts';

/** Where the pages for volunteers are, which need no script and no panel. */
export const volunteerPages = {
  home: members('/v'),
  signIn: visitors('/v/sign-in'),
  signInSent: visitors('/v/sign-in/sent'),
  link: visitors('/v/link'),
  events: members('/v/events'),
  event: members('/v/events/:id'),
  join: members('/v/events/:id/join'),
  resign: members('/v/events/:id/resign'),
  eventCalendar: members('/v/events/:id/calendar'),
  hours: members('/v/hours'),
  time: members('/v/hours/other'),
  withdrawTime: members('/v/hours/other/:id/withdraw'),
  certificates: members('/v/certificates'),
  certificate: members('/v/certificates/:id'),
  papers: members('/v/papers'),
  paper: members('/v/papers/:id'),
  deletePaper: members('/v/papers/:id/delete'),
  profile: members('/v/profile'),
  news: members('/v/news'),
  calendar: members('/v/calendar'),
  revokeCalendar: members('/v/calendar/revoke'),
  leave: members('/v/leave'),
  left: visitors('/v/left'),
  signOut: members('/v/sign-out'),
};
