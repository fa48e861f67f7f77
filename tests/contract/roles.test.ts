import { describe, expect, test } from 'vitest';
import { contractOperations } from '../harness/contractOperations.ts';

/** Who may do what, by the design's section 5 and not by the contract. */
const staff = ['admin', 'coordinator'];
const everyMember = ['admin', 'coordinator', 'volunteer'];
const permissions: { may: string[]; what: string; operations: string[] }[] = [
  {
    may: ['visitor'],
    what: 'sign in, register, use a link from a mail, apply, ask for help, report a problem, see what is public',
    operations: [
      ...[
        'login',
        'logout',
        'forgotPassword',
        'getMailedLink',
        'resendConfirmation',
        'resetPassword',
        'confirmRegistration',
        'restoreAccount',
        'requestSignInLink',
        'signInByLink',
        'readVolunteerData',
      ],
      ...['registerOrganization', 'confirmOrganizationEmail', 'registerCoordinator', 'getInvitationByToken'],
      ...['applyAsVolunteer', 'requestHelp', 'reportProblem'],
      ...['getAssignmentQuestion', 'acceptAssignment', 'declineAssignment'],
      ...['getGuardianQuestion', 'giveGuardianConsent', 'declineGuardianConsent', 'revokeGuardianConsent'],
      ...['getStatistics', 'getImage', 'getCalendar', 'getHealth', 'getContract'],
    ],
  },
  {
    may: everyMember,
    what: 'keep the own account, and put a volunteer right (a volunteer the own record)',
    operations: [
      'updatePassword',
      'uploadProfilePhoto',
      'deleteProfilePhoto',
      'getVolunteer',
      'updateVolunteer',
    ],
  },
  {
    may: everyMember,
    what: 'have the own events in a calendar',
    operations: ['getCalendarFeed', 'createCalendarFeed', 'deleteCalendarFeed', 'getEventCalendar'],
  },
  {
    may: everyMember,
    what: 'attach files (a volunteer to the own record)',
    operations: ['listVolunteerFiles', 'uploadVolunteerFile', 'downloadVolunteerFile', 'deleteVolunteerFile'],
  },
  {
    may: everyMember,
    what: 'ask the guardian of a volunteer under 18 (a volunteer the own)',
    operations: ['askGuardian'],
  },
  {
    may: everyMember,
    what: 'have the time that a volunteer gave certified (a volunteer the own)',
    operations: ['getGivenTime', 'addTimeEntry', 'issueCertificate', 'downloadCertificate'],
  },
  {
    may: everyMember,
    what: 'read an agreement as PDF (a volunteer the own)',
    operations: ['downloadAgreement'],
  },
  {
    may: staff,
    what: 'draft, send, sign and end agreements with volunteers',
    operations: [
      ...['draftAgreement', 'editAgreement', 'deleteAgreement'],
      ...['sendAgreement', 'signAgreement', 'endAgreement'],
    ],
  },
  {
    may: staff,
    what: 'confirm and decline time that was noted by hand, and revoke a certificate',
    operations: ['confirmTimeEntry', 'declineTimeEntry', 'revokeCertificate'],
  },
  {
    may: staff,
    what: 'read volunteers, people in need, team, events and organization',
    operations: [
      ...[
        'listVolunteers',
        'countVolunteers',
        'exportVolunteers',
        'listPeopleInNeed',
        'exportPeopleInNeed',
        'countPeopleInNeed',
        'getPersonInNeed',
        'listMatches',
        'listAbuseReports',
        'getAbuseReport',
        'listDataRequests',
        'exportDataRequests',
        'getDataRequest',
        'getRetentionPeriods',
        'listUpcomingErasures',
        'getUpcomingErasure',
      ],
      ...['listTeam', 'exportTeam', 'getCoordinator', 'listInvitations', 'getOrganization', 'getOverview'],
      ...['getAnnualReport', 'exportAnnualReport', 'downloadAnnualReport'],
      ...['getFileStorage', 'getPublicPage'],
      ...['listEvents', 'exportEvents', 'getEvent', 'listParticipants', 'exportParticipants'],
    ],
  },
  {
    may: staff,
    what: 'verify, reject and delete a volunteer',
    operations: ['verifyVolunteer', 'rejectVolunteer', 'deleteVolunteer'],
  },
  {
    may: ['admin', 'volunteer'],
    what: 'have everything mailed that is kept of a volunteer (a volunteer of the own record)',
    operations: ['mailVolunteerData'],
  },
  { may: staff, what: 'read what was done', operations: ['listActivity'] },
  {
    may: staff,
    what: 'write to volunteers and read what was mailed to them',
    operations: [
      ...['listSentMails', 'listMailings', 'getMailing', 'createMailing', 'previewMailing', 'cancelMailing'],
    ],
  },
  {
    may: staff,
    what: 'keep views of lists (whose, is in the rules)',
    operations: [
      ...['listSavedViews', 'getSavedView', 'createSavedView', 'updateSavedView', 'deleteSavedView'],
    ],
  },
  { may: staff, what: 'add a volunteer by hand', operations: ['addVolunteer'] },
  {
    may: staff,
    what: 'give tags to volunteers, and keep notes of them (whose, is in the rules)',
    operations: [
      ...['tagVolunteer', 'tagVolunteers'],
      ...['addVolunteerNote', 'editVolunteerNote', 'deleteVolunteerNote'],
    ],
  },
  {
    may: staff,
    what: 'note checks of volunteers for work with minors (a hit, admins alone)',
    operations: ['addClearance', 'editClearance', 'deleteClearance'],
  },
  {
    may: staff,
    what: 'note and withdraw the consent of a volunteer’s guardian',
    operations: ['noteGuardianConsent', 'withdrawGuardianConsent'],
  },
  {
    may: staff,
    what: 'work on a request for help (whose and in which state, is in the rules)',
    operations: [
      ...['takeOverPersonInNeed', 'handOverPersonInNeed', 'setPersonInNeedHelped'],
      ...['closePersonInNeed', 'reopenPersonInNeed', 'deletePersonInNeed', 'setWithMinors'],
      ...['addPersonInNeedNote', 'editPersonInNeedNote', 'deletePersonInNeedNote'],
      ...['proposeVolunteer', 'askVolunteer', 'endAssignment', 'addVisit', 'editVisit', 'deleteVisit'],
    ],
  },
  {
    may: staff,
    what: 'take, finish and reopen a report of an abuse (of others; in which state, is in the rules)',
    operations: ['takeAbuseReport', 'finishAbuseReport', 'reopenAbuseReport'],
  },
  { may: staff, what: 'enter a request about data', operations: ['addDataRequest'] },
  {
    may: staff,
    what: 'keep somebody whom the clock would erase, and release them again',
    operations: ['keepFromErasure', 'releaseToErasure'],
  },
  {
    may: ['admin'],
    what: 'be given everything that is kept of a person in need, to hand it over',
    operations: ['readPersonInNeedData', 'downloadPersonInNeedData'],
  },
  {
    may: staff,
    what: 'be given everything that is kept of oneself (an admin of each of the team, in the rules)',
    operations: ['readCoordinatorData', 'downloadCoordinatorData'],
  },
  { may: ['admin'], what: 'set how long records are kept', operations: ['updateRetentionPeriods'] },
  {
    may: ['admin'],
    what: 'answer, extend and refuse a request about data (in which state, is in the rules)',
    operations: ['answerDataRequest', 'extendDataRequest', 'refuseDataRequest'],
  },
  {
    may: staff,
    what: 'create, edit, publish, finish, cancel and delete events (which, is in the rules), and record attendance',
    operations: [
      ...[
        'createEvent',
        'copyEvent',
        'repeatEvent',
        'updateEvent',
        'publishEvent',
        'unpublishEvent',
        'finishEvent',
        'cancelEvent',
        'deleteEvent',
      ],
      ...['updateParticipant', 'addWalkIn', 'addShift', 'editShift', 'deleteShift'],
    ],
  },
  {
    may: staff,
    what: 'invite and delete coordinators (an admin only by an admin, in the rules), and edit their details',
    operations: [
      'inviteCoordinator',
      'resendInvitation',
      'revokeInvitation',
      'deleteCoordinator',
      'updateCoordinator',
    ],
  },
  { may: ['admin'], what: 'change a role', operations: ['changeCoordinatorRole'] },
  { may: ['admin'], what: 'decide of the public page', operations: ['updatePublicPage'] },
  {
    may: staff,
    what: 'edit the organization settings, and leave',
    operations: [
      'updateOrganization',
      'uploadOrganizationCover',
      'deleteOrganizationCover',
      'leaveOrganization',
    ],
  },
  {
    may: staff,
    what: 'be told what happens',
    operations: [
      ...['listNotifications', 'readNotification', 'readAllNotifications', 'streamNotifications'],
      ...['getNotificationPreferences', 'updateNotificationPreferences'],
    ],
  },
  {
    may: ['volunteer'],
    what: 'read published events and the own sign-ups, join and leave one, withdraw own time, leave the foundation, stop news, report abuse, ask about the own data',
    operations: [
      ...['listOpenEvents', 'getOpenEvent', 'listOwnParticipations', 'signUpForEvent', 'resignFromEvent'],
      ...['signUpForShift', 'resignFromShift', 'withdrawTimeEntry'],
      ...['leaveOrganizationAsVolunteer', 'reportAbuse', 'updateNewsPreference'],
      ...['askAboutOwnData', 'listOwnDataRequests'],
    ],
  },
];

describe('only', () => {
  test.each(permissions)('$may may $what', ({ may, operations }) => {
    const found = contractOperations.filter(({ operation }) => operations.includes(operation.operationId));
    expect(found).toHaveLength(operations.length);
    for (const { operation } of found) expect(operation['x-roles'], operation.operationId).toEqual(may);
  });

  test('these: no operation is without a line in the table', () => {
    const known = permissions.flatMap(({ operations }) => operations);
    expect(contractOperations.map(({ operation }) => operation.operationId).sort()).toEqual(known.sort());
  });

  test('who needs no role needs no session, and the others do', () => {
    for (const { call, operation } of contractOperations) {
      const isPublic = operation['x-roles'].includes('visitor');
      const withoutSession =
        operation.security?.length === 0 ||
        operation.security?.some((scheme) => Object.keys(scheme).length === 0);
      expect(withoutSession ?? false, call).toBe(isPublic);
    }
  });
});
