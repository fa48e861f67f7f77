/** The invitations' part of the team's page, in its address. */
export const invitationsTab = 'invitations';
