import { expect, test } from 'vitest';
import { translator } from '../../../src/server/core/texts/translator.ts';

const english = translator('en');

/** The specification's words, and where we keep them; that all languages have them the test of the texts proves. */
test.each([
  ['Logged in successfully', 'messages.loggedIn'],
  ['Logged out successfully', 'messages.loggedOut'],
  ['Created successfully', 'messages.created'],
  ['Edited successfully', 'messages.edited'],
  ['Deleted successfully', 'messages.deleted'],
  ['Profile details updated', 'messages.profileUpdated'],
  ['Password updated', 'messages.passwordUpdated'],
  ['Invitation sent', 'messages.invitationSent'],
  ['Coordinator deleted', 'messages.coordinatorDeleted'],
  ['Volunteer verified', 'messages.volunteerVerified'],
  ['Volunteer rejected', 'messages.volunteerRejected'],
  ['Volunteer deleted', 'messages.volunteerDeleted'],
  ['Foundation has been left', 'messages.foundationLeft'],
  ['File uploaded', 'messages.fileUploaded'],
  ['File deleted', 'messages.fileDeleted'],
  ['File downloaded', 'messages.fileDownloaded'],
  ['Request sent', 'messages.requestSent'],
  [
    'Thank you for confirming the email! Your submission is being verified.',
    'messages.organizationEmailConfirmed',
  ],
  ['If the account exists, a password reset email has been sent.', 'messages.resetMailSent'],
  ['Something went wrong. Please try again', 'messages.somethingWentWrong'],
  ['Invalid data entered', 'errors.invalid_input'],
  ['Data entry error', 'messages.loginDataError'],
  ['An account with provided email already exists!', 'errors.email_taken'],
  ['Token invalid or expired', 'errors.token_invalid'],
  ['Activation token already used', 'errors.token_used'],
  ['An error occurred while uploading the file', 'errors.upload_failed'],
  ['An error occurred while uploading the file', 'messages.uploadFailed'],
  ['Something went wrong while creating event', 'messages.eventCreateFailed'],
  ['Something went wrong while editing event', 'messages.eventEditFailed'],
  ['Something went wrong while editing organization settings', 'messages.organizationEditFailed'],
  ['Page Not Found', 'shell.titles.notFound'],
  ['Unexpected Application Error!', 'shell.error.title'],
  ['The passwords must match', 'validation.passwordsMatch'],
  ['Report problem', 'shell.footer.reportProblem'],
  ['User manual', 'shell.footer.userManual'],
])('%s', (text, key) => {
  expect(english(key)).toBe(text);
});
