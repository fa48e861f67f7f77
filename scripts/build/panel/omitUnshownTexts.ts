import type { Plugin } from 'vite';

interface Texts {
  readonly [key: string]: string | Texts;
}

/**
 * Groups of texts that the panel never shows: what only the server says in mails, notifications and refusals, which
 * it sends whole, and what only those parts of React Admin say that the panel does not use.
 */
export const unshownTexts: readonly RegExp[] = [
  /^mails$/,
  /^(publicPages|volunteerPages|news|dataArchive)$/,
  /^(notifications\.texts|messages\.(guardianConsent(Declined|Given)|signInLinkSent))$/,
  // Rules that only the server knows; a form shows its words.
  /^validation\.(accountEmail|clashingEvents|currentPassword|dayTooFar|guardianAddress|leaveEmpty|noTimeGiven|nobodyToRead)$/,
  /^validation\.(notBefore(Birth|Receipt|Signing)|notInFuture|oneFile|sendInFuture|shifts(Outside|Skipped))$/,
  /^validation\.(slugTaken|startReached|timeNotOver|typedPassword|untilAfter(Check|From))$/,
  // What stands on papers.
  /^volunteers\.(agreements|certificates)\.paper$/,
  /^overview\.report\.(inMinutes|number|part|timeGiven|title|vatNr|what)$/,
  // Properties that only the documentation of the API names.
  /^fields\.(actor|bytes|changes|count|daysLeft|endDateFrom|eventId|fields|filter|isComing|lastAttendedOn|params|proposedBy|reporterId)$/,
  /^fields\.(mailingId|position|resource|subject|told|volunteerIds|volunteerPhone|wanted)$/,
  // What the archive of a person's data names.
  /^fields\.(abuseReports|account(ClosedAt|CreatedAt)|actTimes|acts|archivePath|calendarSince|dataAccount|dataRecord|emailConfirmedAt|formerEmail|lastUsedAt|links|offeredHelp)$/,
  /^fields\.(mails|notices|notificationPreferences|own(Act|Assignments|DataRequests|Invitations|Notices)|participations|pendingEmail|photo|questionAt|remindedAt|sessions|signedInAt)$/,
  /^(enums\.(recordKind|teamMailKind)|fields\.(recordKind|responsibleFor|savedViews))$/,
  /^fields\.(guardian(AnsweredAt|AskedAt|Channel|ConsentStatus|WithdrawnAt)|thankedAt|usedAt|verifiedAt)$/,
  // Pages behind mailed links tell the refusals of links themselves.
  /^errors\.(?!token_)/,
  /^ra\.action\.(add_filter|back|clear_array_input|close_menu|confirm|create_item|list|open_menu|refresh)$/,
  /^ra\.action\.(remove_all_filters|remove_filter|reset|search_columns|select_(all|all_button|row)|toggle_theme|undo|update\w*)$/,
  // Nothing draws React Admin's notifications: the panel has toasts of its own.
  /^ra\.(auth|configurable|guesser|input|notification|page|saved_queries|validation)$/,
  /^ra\.message\.(?!invalid_form)/,
  /^ra\.(boolean\.null|navigation\.(current_page|no_\w+|page|page_out\w+|partial_page_range_info|skip_nav)|sort\.sort_by)$/,
];

/** Leaves texts out of the panel's scripts that it never shows. */
export function omitUnshownTexts(): Plugin {
  return {
    name: 'omit-unshown-texts',
    // Before Vite makes a module of the JSON.
    enforce: 'pre',
    transform: {
      filter: { id: /\/i18n\/[a-z]+\.json$/ },
      handler: (code) => ({ code: JSON.stringify(withoutUnshownTexts(JSON.parse(code))), map: null }),
    },
  };
}

function withoutUnshownTexts(texts: Texts, path = ''): Texts {
  const kept = Object.entries(texts).filter(([key]) => !unshownTexts.some((text) => text.test(path + key)));
  return Object.fromEntries(
    kept.map(([key, text]) => [
      key,
      typeof text === 'string' ? text : withoutUnshownTexts(text, `${path}${key}.`),
    ]),
  );
}
