/** Value of the tab parameter for invitations. */
export const invitationsTab = 'invitations';
