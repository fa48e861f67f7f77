export interface paths {
    "/users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in, or check the session
         * @description With a Basic header it signs in and sets a new session. Without one it answers the user of the session, or 401. Unknown e-mail and wrong password answer alike. With `source-device: web` a volunteer gets 403 either way: the panel is for coordinators. After ten failures in 15 minutes in one browser, or from one network address, it answers 429; failures elsewhere do not keep a browser out in which the account has signed in before, which it shows by the cookie `device`.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description Repeats without harm; a session that has run out is no reason to refuse.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/registration-confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Confirm the e-mail of a registration by its token
         * @description A volunteer's application is listed from then on, or a coordinator's new e-mail takes effect. A Basic header may carry the password that was typed with an application; another one is refused with 400, named in `errors`. Without it, where several wait for the same address, the owner of the address is mailed a link to set a password.
         */
        get: operations["confirmRegistration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/mailed-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a mailed link is for, before it is used
         * @description It uses nothing up. Links of invitations are read by `getInvitationByToken`.
         */
        get: operations["getMailedLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take back leaving the foundation, or a change of e-mail, by the mailed token
         * @description The former e-mail comes back with every session ended and without a password: the link that sets one is mailed there.
         */
        get: operations["restoreAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/resend-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask once more for the link that confirms an address
         * @description For a registration, an application or a changed e-mail; the link that was mailed before stops working. Answers the same, in the same time, whether or not the address waits for a confirmation.
         */
        post: operations["resendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link that sets a new password
         * @description Answers the same, in the same time, whether or not the account exists. Five mails in 15 minutes are sent at most, whoever asks for them; the last one's link works.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by the token of the mailed link
         * @description Ends every session of the account; this browser is one that it knows from then on, and no other.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/sign-in-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link that signs a volunteer in without a password
         * @description Only a volunteer who may sign in is mailed one; it works once, for 15 minutes, and only the last one that was asked for. Answers the same, in the same time, whether or not the account exists. Five mails in 15 minutes are sent at most, whoever asks for them.
         */
        post: operations["requestSignInLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a volunteer in by the token of the mailed link
         * @description Uses the link up and sets a new session, as `login` does. Another password or e-mail of the account ends the link. With `source-device: web` it answers 403 and uses nothing up, because the panel is for coordinators.
         */
        post: operations["signInByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/update-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the signed-in user's password
         * @description Ends every other session of the account. A wrong `currentPassword` is refused with 400, named in `errors`.
         */
        post: operations["updatePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/profile-photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the signed-in user's photo
         * @description The photo is stored re-encoded and takes the place of the one before. The answer's token is what `GET /images/{token}` takes.
         */
        post: operations["uploadProfilePhoto"];
        /**
         * Remove the signed-in user's photo
         * @description The initials show again. Repeats without harm.
         */
        delete: operations["deleteProfilePhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/notification-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the signed-in user is notified of
         * @description By which kinds of news the user is told, in the panel and by e-mail, and how often e-mails come.
         */
        get: operations["getNotificationPreferences"];
        /**
         * Change what the signed-in user is notified of
         * @description Replaces all preferences; they count for what happens from then on.
         */
        put: operations["updateNotificationPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether the signed-in user's calendar has an address
         * @description Since when; not the address itself, which is told once.
         */
        get: operations["getCalendarFeed"];
        put?: never;
        /**
         * Make a secret address for the signed-in user's calendar
         * @description Whoever knows the address may read the calendar. One that was made before is no longer valid.
         */
        post: operations["createCalendarFeed"];
        /**
         * Revoke the address of the signed-in user's calendar
         * @description The calendar can no longer be read by it. Again is no harm.
         */
        delete: operations["deleteCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a foundation and its first admin
         * @description A link that confirms the admin's e-mail is mailed. An e-mail that has an account already is refused with 409.
         */
        post: operations["registerOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/email-confirmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the e-mail of a foundation's registration
         * @description The foundation then waits for approval, or is approved at once where that is automatic. A Basic header may carry the password that was typed when registering, as for `confirmRegistration`.
         */
        post: operations["confirmOrganizationEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the user's foundation with its history
         * @description Members read the foundation that they belong to; another one is answered with 404. The history is the newest first.
         */
        get: operations["getOrganization"];
        /**
         * Edit the foundation's settings
         * @description Refused with 409 when the foundation has changed since `version` was read.
         */
        put: operations["updateOrganization"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/cover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the foundation's cover image
         * @description The image is stored re-encoded and takes the place of the one before, and of the preset design.
         */
        post: operations["uploadOrganizationCover"];
        /**
         * Remove the cover image; the preset design shows again
         * @description The preset design of `coverDesign` shows again. Repeats without harm.
         */
        delete: operations["deleteOrganizationCover"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/file-storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how much room the foundation's files take
         * @description The bytes of all files of the foundation's volunteers, and how many there may be; an upload beyond is refused with 413.
         */
        get: operations["getFileStorage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/public-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings of the foundation's public page
         * @description Until an admin turns it on, the page is off, and its address suggested by the foundation's name.
         */
        get: operations["getPublicPage"];
        /**
         * Change the settings of the foundation's public page
         * @description A `slug` that another foundation has is refused with 400. Refused with 409 when the settings have changed since `version` was read.
         */
        put: operations["updatePublicPage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the foundation's coordinators and admins
         * @description Those who have registered; who is only invited is in the list of invitations.
         */
        get: operations["listTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/team/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the team of the current filter as CSV
         * @description Every record that the same filter lists, on all pages, in the same order.
         */
        get: operations["exportTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the foundation's invitations
         * @description In every state: those that wait, and those that were accepted, revoked or have expired.
         */
        get: operations["listInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization-coordinators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register as an invited coordinator
         * @description Uses the invitation up; 404 for a token that is unknown, revoked or expired.
         */
        post: operations["registerCoordinator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization-coordinators/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one coordinator with history
         * @description A member of the user's own foundation, with what was done to the record, the newest first.
         */
        get: operations["getCoordinator"];
        /**
         * Edit one's own profile details
         * @description Another's profile is refused with 403. A changed e-mail demands `currentPassword` and takes effect once the link mailed to the new address is confirmed (`confirmRegistration`); until then the answer shows the old one.
         */
        put: operations["updateCoordinator"];
        post?: never;
        /**
         * Delete a coordinator from the foundation
         * @description Only an admin may delete an admin; the last admin stays (409). Oneself is not deleted but leaves.
         */
        delete: operations["deleteCoordinator"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization-coordinators/{id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make a coordinator an admin, or an admin a coordinator
         * @description The last admin stays one (409).
         */
        put: operations["changeCoordinatorRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization-coordinators/{id}/leave-organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the foundation oneself
         * @description Closes the account and ends its sessions; the farewell mail's link takes that back for 14 days. The last admin cannot leave (409).
         */
        post: operations["leaveOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization-coordinators/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a coordinator by e-mail
         * @description Only an admin may invite an admin. The e-mail of somebody of the foundation is refused with 409; one that is invited already gets a new link, and the old invitation is revoked.
         */
        post: operations["inviteCoordinator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization-coordinators/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the invitation that a mailed token stands for
         * @description Uses nothing up. 404 for a token that is unknown, revoked or expired, 409 for one that is used.
         */
        get: operations["getInvitationByToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization-coordinators/invitations/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again
         * @description With a new link for 14 days more, also once it has expired; refused with 409 when accepted or revoked.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization-coordinators/invitations/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an invitation
         * @description It stays in the list as revoked. Repeats without harm; refused with 409 when accepted.
         */
        post: operations["revokeInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendars/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the events of an account as a calendar
         * @description In the iCalendar format (RFC 5545), for the calendar of a phone or a computer that subscribes to it by its secret address. A coordinator's has the foundation's published events, a volunteer's those that they take part in; cancelled ones are marked as such. Asked again with its ETag, it is answered 304 without content.
         */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load a profile photo or a cover
         * @description Whoever knows the token may see the image. It never changes, so it may be kept for ever; asked again with its ETag, it is answered 304 without content.
         */
        get: operations["getImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/volunteers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the foundation's volunteers
         * @description Volunteers whose e-mail is confirmed, one page of them, filtered, searched and sorted.
         */
        get: operations["listVolunteers"];
        put?: never;
        /**
         * Add a volunteer by hand
         * @description For who does not apply in the app. The volunteer awaits a decision, has no account and is mailed nothing; where the consent was given is kept. Refused with 409 `email_taken` where somebody of the foundation has the e-mail.
         */
        post: operations["addVolunteer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/volunteers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the volunteers of the current filter as CSV
         * @description Every record that the same filter lists, on all pages, in the same order.
         */
        get: operations["exportVolunteers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/volunteers/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the volunteers of each choice of the filters
         * @description How many each choice would leave, together with what the other filters leave.
         */
        get: operations["countVolunteers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/volunteers/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a tag to a selection of volunteers
         * @description Who has it already is left as they are, and so is who has as many tags as there may be.
         */
        post: operations["tagVolunteers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/volunteers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply as a volunteer, from the companion app
         * @description The volunteer is listed once the e-mail is confirmed. Answers alike for an address that is known. Who was rejected may apply with the same address after 30 days; the record of then stays as it is, without the account.
         */
        post: operations["applyAsVolunteer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/volunteers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one volunteer with files and history
         * @description All that the foundation keeps of the volunteer, with what was done to the record, the newest first. A volunteer reads the own record only, with the own sign-ups and hours, and is not answered what the foundation alone knows.
         */
        get: operations["getVolunteer"];
        /**
         * Put a volunteer's data right
         * @description A volunteer corrects the own record only, and is not answered what the foundation alone knows. The e-mail of an account stays as it is, because whoever has it has the account: another one is refused with 400.
         */
        put: operations["updateVolunteer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/volunteers/{id}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a volunteer's tags
         * @description A tag that differs from another by case and diacritics alone is left out.
         */
        put: operations["tagVolunteer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/volunteers/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify a waiting volunteer
         * @description Final. Repeats without harm; refused with 409 once rejected.
         */
        get: operations["verifyVolunteer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/volunteers/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reject a waiting volunteer
         * @description Final. Repeats without harm; refused with 409 once verified.
         */
        get: operations["rejectVolunteer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/volunteers/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Delete a volunteer and everything attached, in any state
         * @description Files, sign-ups and the account go, too; places at events to come go to those who wait. Cannot be taken back. Demands `source-device`, because a GET changes state.
         */
        get: operations["deleteVolunteer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/volunteers/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a volunteer's attached files
         * @description Names, types and sizes, the newest first; the content is read one file at a time.
         */
        get: operations["listVolunteerFiles"];
        put?: never;
        /**
         * Attach a file to a volunteer
         * @description Refused with 413 where the volunteer has as many files as there may be, or the foundation's room for files is used up.
         */
        post: operations["uploadVolunteerFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/volunteers/{id}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an attached file
         * @description The content as it was uploaded, always sent as a download and never shown in the page.
         */
        get: operations["downloadVolunteerFile"];
        put?: never;
        post?: never;
        /**
         * Delete an attached file
         * @description Cannot be taken back; it is kept in the history that the file was there. Again is no harm.
         */
        delete: operations["deleteVolunteerFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/volunteers/{id}/participations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the signed-in volunteer has signed up for, with the time that they gave
         * @description Events of any time, cancelled ones and those that the volunteer resigned from, too. Of the own record only; `story.minutes` of `getVolunteer` is the time given in all.
         */
        get: operations["listOwnParticipations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/volunteers/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note something of a volunteer, for the team alone
         * @description The 500 newest are shown. The volunteer is never answered them.
         */
        post: operations["addVolunteerNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/volunteers/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit one's own note of a volunteer
         * @description Another's is refused with 403.
         */
        put: operations["editVolunteerNote"];
        post?: never;
        /**
         * Delete a note of a volunteer, one's own or as an admin
         * @description Cannot be taken back. Again is no harm.
         */
        delete: operations["deleteVolunteerNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/volunteers/{id}/news-preference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stop news of the foundation or have them again, from the companion app
         * @description For the volunteer alone. What is necessary, such as news of an event that they have joined, comes all the same.
         */
        put: operations["updateNewsPreference"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/volunteers/{id}/leave-organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the foundation, from the companion app
         * @description Places at events to come go to those who wait; record, files and account are deleted.
         */
        post: operations["leaveOrganizationAsVolunteer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the foundation's events
         * @description One page of the foundation's events, filtered, searched and sorted; `group` says which of them.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/events/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the events of the current filter as CSV
         * @description Every record that the same filter lists, on all pages, in the same order.
         */
        get: operations["exportEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/open-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the events that a volunteer may join, for the companion app
         * @description Published events of the volunteer's foundation that are neither cancelled nor over, each with how the volunteer takes part.
         */
        get: operations["listOpenEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an event as a draft
         * @description A draft may be incomplete and is seen by coordinators alone; publishing checks that nothing is missing.
         */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one event with its first participants and its history
         * @description All data of the event, its first participants and what was done to the record, the newest first.
         */
        get: operations["getEvent"];
        /**
         * Replace an event's data
         * @description A published event has to stay complete (`PublishableEvent`), else 400 names the fields. Refused with 409 when the event is finished or cancelled, when there would be fewer places than volunteers who have signed up, and when the event has changed since `version` was read. New places go to those who have waited longest. Who has a place or waits for one is told of a new time or place by mail. A sign-up does not change the version. With `scope=following` the later events of the series take over each changed field, their days moved by as many days; when one of them cannot, 409 `following_refused` and nothing is saved.
         */
        put: operations["updateEvent"];
        post?: never;
        /**
         * Delete an event
         * @description A coordinator may delete drafts, an admin any event; the participants of one that is still to take place are told. Again is no harm.
         */
        delete: operations["deleteEvent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one published event, for the companion app
         * @description Cancelled and finished ones, too, so that whoever signed up learns of it. A draft is not found.
         */
        get: operations["getOpenEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a draft
         * @description Needs a complete event (`PublishableEvent`) that starts before it ends and ends in the future, else 400 names the fields. Refused with 409 when it is finished or cancelled; publishing again changes nothing.
         */
        post: operations["publishEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an active event a draft again
         * @description Refused with 409 once somebody has signed up, and when it is finished or cancelled. A draft stays one.
         */
        post: operations["unpublishEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish an active event before it ends by itself
         * @description Final; again changes nothing. Refused with 409 before its start, and for drafts and cancelled events.
         */
        post: operations["finishEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an active event
         * @description Final; again changes nothing, the reason neither. Closes sign-up and tells the participants the reason. Refused with 409 for drafts and once it is over.
         */
        post: operations["cancelEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a draft out of an event, without its days
         * @description Any event can be copied, also one that is cancelled or over. Nobody is signed up for the copy.
         */
        post: operations["copyEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Repeat an event every week or month
         * @description Makes further events with the same details on later days; together they are a series. Each is an event of its own, published when the first is. Refused with 409 when it is cancelled or has no day, and for all of a series but its last.
         */
        post: operations["repeatEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download one event as a calendar file
         * @description In the iCalendar format (RFC 5545). Volunteers read published events only.
         */
        get: operations["getEventCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an event's participants
         * @description Who has signed up, waits, has resigned, or was marked as attended or missing.
         */
        get: operations["listParticipants"];
        put?: never;
        /**
         * Join an event, from the companion app
         * @description Who finds all places taken is put on the waiting list. Open until its end to verified volunteers; refused with 409 when the event is not open or the volunteer has already joined.
         */
        post: operations["signUpForEvent"];
        /**
         * Leave an event, from the companion app
         * @description The place goes to the first who waits. Refused with 409 once the event has started. Again is no harm.
         */
        delete: operations["resignFromEvent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/walk-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a volunteer came to an event without having signed up
         * @description Whoever waited or had resigned counts, too, and also where all places are taken. Repeats without harm. Refused with 400 for who is no volunteer of the foundation or was rejected, and with 409 where attendance cannot be recorded.
         */
        post: operations["addWalkIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/participants/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the participants of the current filter as CSV
         * @description Every record that the same filter lists, on all pages, in the same order.
         */
        get: operations["exportParticipants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/participants/{participantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Record a participant's attendance
         * @description Refused with 409 for who waits or has resigned, before the event starts, when it is cancelled, and 90 days after its end; a note alone may be written at any time.
         */
        put: operations["updateParticipant"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-in-need": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who asked the foundation for help
         * @description Whom `q` finds by the last name, which a list does not show, has that in the history as a reading, once a search; the export does the same.
         */
        get: operations["listPeopleInNeed"];
        put?: never;
        /**
         * Ask a foundation for help, from the companion app
         * @description An `organizationId` that is not that of an approved foundation is refused with 400.
         */
        post: operations["requestHelp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-in-need/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the people in need of the current filter as CSV
         * @description Every record that the same filter lists, on all pages, in the same order.
         */
        get: operations["exportPeopleInNeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-in-need/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the requests of each choice of the filters
         * @description How many each choice would leave, together with what the other filters leave. A search is not taken: its counts would tell of a last name that nobody has read.
         */
        get: operations["countPeopleInNeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-in-need/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one person in need; the reading is kept in the history
         * @description All data of the request. Who read it, and when, is kept in its history.
         */
        get: operations["getPersonInNeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-in-need/{id}/take-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a request for help over
         * @description The caller becomes responsible, and a new request is in progress. Repeats without harm; refused with 409 where somebody else is responsible, so that of two at once one wins.
         */
        post: operations["takeOverPersonInNeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-in-need/{id}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand a request for help over to another coordinator
         * @description By who is responsible, by an admin, or by anybody as long as nobody is. The other one is notified. Repeats without harm; refused with 400 where there is no such coordinator, and with 409 where somebody else is responsible.
         */
        post: operations["handOverPersonInNeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-in-need/{id}/helped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a person in progress has been helped
         * @description Can be taken back by reopening. Repeats without harm.
         */
        post: operations["setPersonInNeedHelped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-in-need/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a request for help without help, with the reason
         * @description A duplicate or a request withdrawn, new or in progress. Can be taken back by reopening. Repeats without harm.
         */
        post: operations["closePersonInNeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-in-need/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a request for help up again
         * @description In progress where somebody is responsible, new otherwise. Repeats without harm.
         */
        post: operations["reopenPersonInNeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-in-need/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note something of a person in need, for the team alone
         * @description The 500 newest are shown.
         */
        post: operations["addPersonInNeedNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-in-need/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit one's own note
         * @description Another's is refused with 403.
         */
        put: operations["editPersonInNeedNote"];
        post?: never;
        /**
         * Delete a note, one's own or as an admin
         * @description Cannot be taken back. Again is no harm.
         */
        delete: operations["deletePersonInNeedNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-in-need/{id}/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the volunteers who suit a request for help best, with the reasons
         * @description Verified volunteers for whom at least one reason speaks, at most 20, the best first; without those who are proposed or asked already.
         */
        get: operations["listMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-in-need/{id}/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose a verified volunteer for a person in need
         * @description The volunteer is told nothing yet. Repeats without harm; refused with 400 where there is no such verified volunteer, and with 409 where the request is helped or closed.
         */
        post: operations["proposeVolunteer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-in-need/{id}/assignments/{assignmentId}/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a proposed volunteer by mail whether to help
         * @description In the volunteer's language, with a link to answer within 7 days. The mail and its page name neither the person nor the address. Repeats without harm.
         */
        post: operations["askVolunteer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-in-need/{id}/assignments/{assignmentId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End that a volunteer helps a person, or take the proposal back
         * @description The mailed link is void from then on. Repeats without harm.
         */
        post: operations["endAssignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-in-need/{id}/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note a visit to a person in need, or one that did not come about
         * @description On a day of the past or today; a volunteer who is named has to be of the foundation.
         */
        post: operations["addVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-in-need/{id}/visits/{visitId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put one's own visit right
         * @description Only whoever noted it may; it shows that it was edited. The rules are those of a new one.
         */
        put: operations["editVisit"];
        post?: never;
        /**
         * Delete a visit, one's own or as an admin
         * @description Cannot be taken back. Again is no harm.
         */
        delete: operations["deleteVisit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignments/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a volunteer is asked, by the mailed link
         * @description Changes nothing, whoever opens the link. It names neither the person nor the address.
         */
        get: operations["getAssignmentQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignments/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept to help, by the mailed link
         * @description Uses the link up. The answer, and a mail, say whom to help and where; that is in the person's history.
         */
        post: operations["acceptAssignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignments/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline to help, by the mailed link
         * @description Uses the link up; nobody asks why.
         */
        post: operations["declineAssignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the foundation's messages to volunteers
         * @description The newest first.
         */
        get: operations["listMailings"];
        put?: never;
        /**
         * Write to volunteers
         * @description Sent at once, or at its time. Refused with 400 where a placeholder is unknown, no language is written or nobody would read it, and with 409 about an event that is a draft. Who wants no news is left out of news.
         */
        post: operations["createMailing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show whom a message would go to, and one of the mails
         * @description Nothing is sent. Without a text, only who would read it is told.
         */
        post: operations["previewMailing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a message, and how many of its mails are sent
         * @description Each mail is among those that `listSentMails` lists.
         */
        get: operations["getMailing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a message that waits for its time
         * @description Refused with 409 once its sending has begun. Again is no harm.
         */
        post: operations["cancelMailing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sent-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was mailed to volunteers
         * @description Mails about events and requests for help, the newest first, each with what became of it.
         */
        get: operations["listSentMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was done in the foundation
         * @description Everything that changed a record, by whom and when, the newest first. Names of records whose kind the caller may not read are left out. Records that are their author's alone, such as saved views, are not listed.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the signed-in user's notifications
         * @description One page of what the user was told, the newest first, and only of their own.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a notification as read
         * @description Only one's own; another one is answered with 404. Repeats without harm.
         */
        post: operations["readNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all of the signed-in user's notifications as read
         * @description Also those that are on no page that was read. Repeats without harm.
         */
        post: operations["readAllNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receive the signed-in user's notifications as they arise
         * @description Server-sent events. `notification` carries a `Notification` as JSON and its id; `unread` carries the number of unread notifications, first and whenever it changes, in another window too; the first carries an id as well, so that who is cut off before the first notification misses none. Ends with the session, and whenever the server wants to: connect again with the last id.
         */
        get: operations["streamNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what needs the user today, counters and series for charts
         * @description What waits for a decision, how many there are of each kind, and the last twelve months, oldest first.
         */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the counters of the home page
         * @description Counters over all foundations, without a name of anybody; they may be some seconds old.
         */
        get: operations["getStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problem-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a problem to who runs the panel
         * @description Mailed to the operator and kept nowhere else. With a session, the mail names whose it is.
         */
        post: operations["reportProblem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abuse-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what volunteers have reported to the foundation
         * @description Reports about the caller are left out.
         */
        get: operations["listAbuseReports"];
        put?: never;
        /**
         * Report an abuse to the foundation, from the companion app
         * @description A subject that is not the reporter's foundation or in it is refused with 400.
         */
        post: operations["reportAbuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abuse-reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a report of an abuse
         * @description One about the caller is not found.
         */
        get: operations["getAbuseReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abuse-reports/{id}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a report of an abuse
         * @description The caller becomes responsible. Repeats without harm; refused with 409 where somebody else is responsible, so that of two at once one wins.
         */
        post: operations["takeAbuseReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abuse-reports/{id}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a report of an abuse, with what came of it
         * @description Open or taken. Can be taken back by reopening. Repeats without harm.
         */
        post: operations["finishAbuseReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abuse-reports/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a report of an abuse up again
         * @description Also one that a colleague has taken and cannot go on with. Open for everybody, and nobody is responsible. Repeats without harm.
         */
        post: operations["reopenAbuseReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether the service and its database answer
         * @description 200 while the database answers, else 503. Needs no session, for load balancers and monitors ask it.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read this contract
         * @description The OpenAPI document that types, clients and mocks are generated from; `GET /docs` shows it to people.
         */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the foundation's saved views
         * @description A page of the saved views that the filters and `q` leave.
         */
        get: operations["listSavedViews"];
        put?: never;
        /**
         * Create a record of saved views
         * @description The record belongs to the foundation of who creates it.
         */
        post: operations["createSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one record of saved views with its history
         * @description All data of the record, and what was done to it, the newest first.
         */
        get: operations["getSavedView"];
        /**
         * Replace the data of one record of saved views
         * @description Refused with 409 when the record has changed since `version` was read. What changes nothing is no change.
         */
        put: operations["updateSavedView"];
        post?: never;
        /**
         * Delete one record of saved views
         * @description Its history stays. Again is no harm.
         */
        delete: operations["deleteSavedView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description What a volunteer has reported to the foundation as an abuse. Who is reported does not see it.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000141",
         *       "subjectName": "Sobotnie zakupy dla seniorów",
         *       "subjectType": "event",
         *       "subjectId": "01980000-0000-7000-8000-000000000101",
         *       "status": "open",
         *       "description": "Organizator kazał nam dźwigać meble bez zabezpieczenia.",
         *       "reporterId": "01980000-0000-7000-8000-000000000001",
         *       "reporterName": "Łucja Wiśniewska",
         *       "responsible": {
         *         "id": "01980000-0000-7000-8000-000000000002",
         *         "name": "Piotr Zieliński"
         *       },
         *       "outcome": null,
         *       "createdAt": "2026-11-02T09:30:00.000Z",
         *       "history": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000292",
         *           "at": "2026-11-20T17:45:00.000Z",
         *           "action": "created",
         *           "actorName": "Łucja Wiśniewska",
         *           "changes": []
         *         }
         *       ]
         *     }
         */
        AbuseReport: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000141
             */
            readonly id: string;
            /**
             * @description Name of what is reported; none once it is deleted.
             * @example Sobotnie zakupy dla seniorów
             */
            readonly subjectName?: string | null;
            /**
             * @description The kind of record that something is about.
             * @example event
             * @enum {string}
             */
            subjectType: "organization" | "coordinator" | "volunteer" | "event" | "personInNeed";
            /**
             * Format: uuid
             * @description Id of what is reported; a record of the reporter's foundation.
             * @example 01980000-0000-7000-8000-000000000101
             */
            subjectId: string;
            /**
             * @description How far the team has come with a report.
             * @default open
             * @example open
             * @enum {string}
             */
            readonly status: "open" | "taken" | "done";
            /** @example Organizator kazał nam dźwigać meble bez zabezpieczenia. */
            description: string;
            /**
             * Format: uuid
             * @description The volunteer who reports.
             * @example 01980000-0000-7000-8000-000000000001
             */
            readonly reporterId: string;
            /**
             * @description Name of the volunteer who reports; none once they are deleted.
             * @example Łucja Wiśniewska
             */
            readonly reporterName?: string | null;
            /**
             * @description Who has taken the report.
             * @example null
             */
            readonly responsible?: {
                /**
                 * Format: uuid
                 * @description UUIDv7.
                 * @example 01980000-0000-7000-8000-000000000002
                 */
                id: string;
                /** @example Piotr Zieliński */
                name: string;
            } | null;
            /**
             * @description What came of it, once it is done.
             * @example null
             */
            readonly outcome?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-02T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * @example [
             *       {
             *         "id": "01980000-0000-7000-8000-000000000292",
             *         "at": "2026-11-20T17:45:00.000Z",
             *         "action": "created",
             *         "actorName": "Łucja Wiśniewska",
             *         "changes": []
             *       }
             *     ]
             */
            readonly history: components["schemas"]["HistoryEntry"][];
        };
        /**
         * @description What a client says of `AbuseReport`.
         * @example {
         *       "subjectType": "event",
         *       "subjectId": "01980000-0000-7000-8000-000000000101",
         *       "description": "Organizator kazał nam dźwigać meble bez zabezpieczenia."
         *     }
         */
        AbuseReportInput: {
            /**
             * @description The kind of record that something is about.
             * @example event
             * @enum {string}
             */
            subjectType: "organization" | "coordinator" | "volunteer" | "event" | "personInNeed";
            /**
             * Format: uuid
             * @description Id of what is reported; a record of the reporter's foundation.
             * @example 01980000-0000-7000-8000-000000000101
             */
            subjectId: string;
            /** @example Organizator kazał nam dźwigać meble bez zabezpieczenia. */
            description: string;
        };
        /**
         * @description A report in the list.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000141",
         *       "subjectName": "Sobotnie zakupy dla seniorów",
         *       "subjectType": "event",
         *       "subjectId": "01980000-0000-7000-8000-000000000101",
         *       "status": "open",
         *       "reporterId": "01980000-0000-7000-8000-000000000001",
         *       "reporterName": "Łucja Wiśniewska",
         *       "responsible": {
         *         "id": "01980000-0000-7000-8000-000000000002",
         *         "name": "Piotr Zieliński"
         *       },
         *       "createdAt": "2026-11-02T09:30:00.000Z"
         *     }
         */
        AbuseReportListItem: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000141
             */
            readonly id: string;
            /**
             * @description Name of what is reported; none once it is deleted.
             * @example Sobotnie zakupy dla seniorów
             */
            readonly subjectName?: string | null;
            /**
             * @description The kind of record that something is about.
             * @example event
             * @enum {string}
             */
            subjectType: "organization" | "coordinator" | "volunteer" | "event" | "personInNeed";
            /**
             * Format: uuid
             * @description Id of what is reported; a record of the reporter's foundation.
             * @example 01980000-0000-7000-8000-000000000101
             */
            subjectId: string;
            /**
             * @description How far the team has come with a report.
             * @default open
             * @example open
             * @enum {string}
             */
            readonly status: "open" | "taken" | "done";
            /**
             * Format: uuid
             * @description The volunteer who reports.
             * @example 01980000-0000-7000-8000-000000000001
             */
            readonly reporterId: string;
            /**
             * @description Name of the volunteer who reports; none once they are deleted.
             * @example Łucja Wiśniewska
             */
            readonly reporterName?: string | null;
            /**
             * @description Who has taken the report.
             * @example null
             */
            readonly responsible?: {
                /**
                 * Format: uuid
                 * @description UUIDv7.
                 * @example 01980000-0000-7000-8000-000000000002
                 */
                id: string;
                /** @example Piotr Zieliński */
                name: string;
            } | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-02T09:30:00.000Z
             */
            readonly createdAt: string;
        };
        /**
         * @description One page of a list of `AbuseReportListItem`.
         * @example {
         *       "page": 0,
         *       "size": 25,
         *       "totalElements": 1,
         *       "totalPages": 1,
         *       "content": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000141",
         *           "subjectName": "Sobotnie zakupy dla seniorów",
         *           "subjectType": "event",
         *           "subjectId": "01980000-0000-7000-8000-000000000101",
         *           "status": "open",
         *           "reporterId": "01980000-0000-7000-8000-000000000001",
         *           "reporterName": "Łucja Wiśniewska",
         *           "responsible": {
         *             "id": "01980000-0000-7000-8000-000000000002",
         *             "name": "Piotr Zieliński"
         *           },
         *           "createdAt": "2026-11-02T09:30:00.000Z"
         *         }
         *       ]
         *     }
         */
        AbuseReportPage: {
            /** @example 0 */
            page: number;
            /** @example 25 */
            size: number;
            /** @example 2 */
            totalElements: number;
            /** @example 1 */
            totalPages: number;
            content: components["schemas"]["AbuseReportListItem"][];
        };
        /**
         * @description How far the team has come with a report.
         * @example open
         * @enum {string}
         */
        AbuseReportStatus: "open" | "taken" | "done";
        /**
         * @description Who it was, by the name of that time.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000002",
         *       "name": "Piotr Zieliński"
         *     }
         */
        AccountReference: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000002
             */
            id: string;
            /** @example Piotr Zieliński */
            name: string;
        };
        /**
         * @description What opening the link has taken back, leaving the foundation or a change of e-mail.
         * @example {
         *       "restored": "account"
         *     }
         */
        AccountRestoration: {
            /**
             * @example account
             * @enum {string}
             */
            restored: "account" | "email";
        };
        /**
         * @description How far the verification of a volunteer has come.
         * @example pending
         * @enum {string}
         */
        AccountStatus: "pending" | "verified" | "rejected";
        /**
         * @description Who did what to which record of the foundation, and when. What was read, and each old and new value, is in the history of the record.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000001",
         *       "subjectName": "Oksana Kowalczuk",
         *       "subjectType": "volunteer",
         *       "subjectId": "01980000-0000-7000-8000-000000000001",
         *       "resource": "volunteers",
         *       "action": "verified",
         *       "fields": [
         *         "phone",
         *         "city"
         *       ],
         *       "actorName": "Anna Kowalska",
         *       "actorId": "01980000-0000-7000-8000-000000000001",
         *       "at": "2026-11-02T09:30:00.000Z"
         *     }
         */
        Activity: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000001
             */
            readonly id: string;
            /**
             * @description What a list calls the record today, or its name when it was deleted.
             * @example Oksana Kowalczuk
             */
            readonly subjectName?: string | null;
            /**
             * @description The kind of record that something is about.
             * @example volunteer
             * @enum {string|null}
             */
            readonly subjectType?: "organization" | "coordinator" | "volunteer" | "event" | "personInNeed" | null;
            /**
             * Format: uuid
             * @description The record, as long as it is there and the caller may read it.
             * @example 01980000-0000-7000-8000-000000000001
             */
            readonly subjectId?: string | null;
            /**
             * @description Resource of the record.
             * @example volunteers
             */
            readonly resource: string;
            /**
             * @description What was done to a record.
             * @example verified
             * @enum {string}
             */
            readonly action: "created" | "edited" | "verified" | "rejected" | "deleted" | "fileUploaded" | "fileDeleted" | "viewed" | "published" | "unpublished" | "finished" | "cancelled" | "repeated" | "invited" | "roleChanged" | "left" | "restored" | "takenOver" | "handedOver" | "helped" | "closed" | "reopened" | "noteAdded" | "noteEdited" | "noteDeleted" | "volunteerProposed" | "volunteerAsked" | "volunteerAccepted" | "volunteerDeclined" | "volunteerExpired" | "volunteerEnded" | "contactTold" | "visited" | "visitEdited" | "visitDeleted";
            /**
             * @description Properties that changed.
             * @example [
             *       "phone",
             *       "city"
             *     ]
             */
            readonly fields: string[];
            /**
             * @description Name at that time.
             * @example Anna Kowalska
             */
            readonly actorName?: string | null;
            /**
             * Format: uuid
             * @description Account of who did it; none for the server.
             * @example 01980000-0000-7000-8000-000000000001
             */
            readonly actorId?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-02T09:30:00.000Z
             */
            readonly at: string;
        };
        /**
         * @description One page of a list of `Activity`.
         * @example {
         *       "page": 0,
         *       "size": 25,
         *       "totalElements": 1,
         *       "totalPages": 1,
         *       "content": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000001",
         *           "subjectName": "Oksana Kowalczuk",
         *           "subjectType": "volunteer",
         *           "subjectId": "01980000-0000-7000-8000-000000000001",
         *           "resource": "volunteers",
         *           "action": "verified",
         *           "fields": [
         *             "phone",
         *             "city"
         *           ],
         *           "actorName": "Anna Kowalska",
         *           "actorId": "01980000-0000-7000-8000-000000000001",
         *           "at": "2026-11-02T09:30:00.000Z"
         *         }
         *       ]
         *     }
         */
        ActivityPage: {
            /** @example 0 */
            page: number;
            /** @example 25 */
            size: number;
            /** @example 2 */
            totalElements: number;
            /** @example 1 */
            totalPages: number;
            content: components["schemas"]["Activity"][];
        };
        /**
         * @description The person who registers a foundation and becomes its first admin.
         * @example {
         *       "firstname": "Anna",
         *       "lastname": "Kowalska",
         *       "email": "anna.kowalska@demo.example",
         *       "phone": "+48601234567",
         *       "password": "Demo-2026!"
         *     }
         */
        AdminRegistration: {
            /**
             * @description A name, of a person or a place.
             * @example Anna
             */
            firstname: string;
            /**
             * @description A name, of a person or a place.
             * @example Kowalska
             */
            lastname: string;
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            password: components["schemas"]["Password"];
        };
        /**
         * @description Number of a flat, with letters where it has any.
         * @example 4
         */
        ApartmentNumber: string;
        /**
         * @description What a volunteer is told with the question whether to help.
         * @example {
         *       "message": "Chodzi o zakupy dwa razy w tygodniu."
         *     }
         */
        AskInput: {
            /**
             * @description A short remark of the foundation's own.
             * @example Chodzi o zakupy dwa razy w tygodniu.
             */
            message?: string | null;
        };
        /**
         * @description A volunteer who may help a person in need, from the proposal to the end.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000231",
         *       "volunteerId": "01980000-0000-7000-8000-000000000001",
         *       "volunteerName": "Łucja Wiśniewska",
         *       "volunteerPhone": "+48601234567",
         *       "status": "asked",
         *       "proposedBy": {
         *         "id": "01980000-0000-7000-8000-000000000002",
         *         "name": "Piotr Zieliński"
         *       },
         *       "message": "Zadzwonić dzień wcześniej.",
         *       "createdAt": "2026-11-20T10:05:00.000Z",
         *       "askedAt": "2026-11-20T10:06:00.000Z",
         *       "expiresAt": "2026-11-27T10:06:00.000Z",
         *       "answeredAt": null,
         *       "endedAt": null
         *     }
         */
        Assignment: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000231
             */
            readonly id: string;
            volunteerId: components["schemas"]["Id"];
            /** @example Łucja Wiśniewska */
            readonly volunteerName: string;
            /**
             * @description +48 or +380 and nine digits; spaces and dashes typed by a person are dropped before it is checked.
             * @example +48601234567
             */
            readonly volunteerPhone?: string | null;
            /**
             * @description How far it has come that a volunteer helps a person.
             * @example asked
             * @enum {string}
             */
            readonly status: "proposed" | "asked" | "accepted" | "declined" | "expired" | "ended";
            /** @description Who it was, by the name of that time. */
            readonly proposedBy: {
                /**
                 * Format: uuid
                 * @description UUIDv7.
                 * @example 01980000-0000-7000-8000-000000000002
                 */
                id: string;
                /** @example Piotr Zieliński */
                name: string;
            };
            /**
             * @description What the volunteer was told with the question.
             * @example Zadzwonić dzień wcześniej.
             */
            readonly message?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-20T10:05:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-20T10:06:00.000Z
             */
            readonly askedAt?: string | null;
            /**
             * Format: date-time
             * @description Until when an answer is awaited.
             * @example 2026-11-27T10:06:00.000Z
             */
            readonly expiresAt?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example null
             */
            readonly answeredAt?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example null
             */
            readonly endedAt?: string | null;
        };
        /**
         * @description The secret of a mailed question.
         * @example {
         *       "token": "cGxlYXNlLWNvbmZpcm0tdGhpcy1lLW1haWwtMDAwMDA"
         *     }
         */
        AssignmentAnswer: {
            token: components["schemas"]["Token"];
        };
        /**
         * @description Whom a volunteer who has accepted is going to help, and how to reach them.
         * @example {
         *       "name": "Stanisława Jabłońska",
         *       "phone": "+48122345678",
         *       "email": null,
         *       "city": "Kraków",
         *       "street": "Długa 14",
         *       "postCode": "31-147",
         *       "preferredLanguage": "pl",
         *       "description": "Po operacji biodra nie wychodzę z domu. Potrzebuję pomocy w zakupach."
         *     }
         */
        AssignmentContact: {
            /** @example Stanisława Jabłońska */
            name: string;
            /**
             * @description +48 or +380 and nine digits; spaces and dashes typed by a person are dropped before it is checked.
             * @example +48122345678
             */
            phone: string;
            /**
             * Format: email
             * @description Compared without case.
             * @example null
             */
            email?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example Kraków
             */
            city: string;
            /**
             * @description A name, of a person or a place.
             * @example Długa 14
             */
            street?: string | null;
            /**
             * @description Postal code, in the notation of its country.
             * @example 31-147
             */
            postCode?: string | null;
            preferredLanguage: components["schemas"]["SpokenLanguage"];
            /**
             * @description A longer text in plain words; line breaks are kept.
             * @example Po operacji biodra nie wychodzę z domu. Potrzebuję pomocy w zakupach.
             */
            description: string;
        };
        /**
         * @description Which volunteer is proposed.
         * @example {
         *       "volunteerId": "01980000-0000-7000-8000-000000000001"
         *     }
         */
        AssignmentInput: {
            volunteerId: components["schemas"]["Id"];
        };
        /**
         * @description What a volunteer is asked, without saying who asked for help.
         * @example {
         *       "organization": "Fundacja Pomocna Dłoń",
         *       "volunteerName": "Łucja",
         *       "city": "Kraków",
         *       "urgency": "high",
         *       "helpCategory": [
         *         "elderlyPeople",
         *         "healthcare"
         *       ],
         *       "preferredLanguage": "pl",
         *       "message": "Zadzwonić dzień wcześniej.",
         *       "expiresAt": "2026-11-27T10:06:00.000Z"
         *     }
         */
        AssignmentQuestion: {
            /**
             * @description Name of the foundation.
             * @example Fundacja Pomocna Dłoń
             */
            organization: string;
            /**
             * @description First name of who is asked.
             * @example Łucja
             */
            volunteerName: string;
            /**
             * @description A name, of a person or a place.
             * @example Kraków
             */
            city: string;
            urgency: components["schemas"]["Urgency"];
            /**
             * @example [
             *       "elderlyPeople",
             *       "healthcare"
             *     ]
             */
            helpCategory: components["schemas"]["HelpCategory"][];
            preferredLanguage: components["schemas"]["SpokenLanguage"];
            /**
             * @description A short remark of the foundation's own.
             * @example Zadzwonić dzień wcześniej.
             */
            message?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-27T10:06:00.000Z
             */
            expiresAt: string;
        };
        /**
         * @description How far it has come that a volunteer helps a person.
         * @example asked
         * @enum {string}
         */
        AssignmentStatus: "proposed" | "asked" | "accepted" | "declined" | "expired" | "ended";
        /**
         * @description What can be recorded once the event has started; `signed_up` takes a record back.
         * @example attended
         * @enum {string}
         */
        Attendance: "signed_up" | "attended" | "no_show";
        /**
         * @description One thing that wants the user today; `items` are the most urgent of `count`.
         * @example {
         *       "count": 1,
         *       "items": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000001",
         *           "label": "Łucja Wiśniewska",
         *           "at": "2026-11-02T09:30:00.000Z",
         *           "missing": null
         *         }
         *       ]
         *     }
         */
        Attention: {
            /** @example 1 */
            count: number;
            items: components["schemas"]["AttentionItem"][];
        };
        /**
         * @description One record that waits for somebody, on the overview.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000001",
         *       "label": "Łucja Wiśniewska",
         *       "at": "2026-11-02T09:30:00.000Z",
         *       "missing": null
         *     }
         */
        AttentionItem: {
            /**
             * Format: uuid
             * @description Of the record to open.
             * @example 01980000-0000-7000-8000-000000000001
             */
            id: string;
            /** @example Łucja Wiśniewska */
            label: string;
            /**
             * Format: date-time
             * @description Since when it waits, or when it starts, ended or expires.
             * @example 2026-11-02T09:30:00.000Z
             */
            at: string;
            /**
             * @description Places not taken or attendances not recorded.
             * @example null
             */
            missing?: number | null;
        };
        /**
         * @description The address by which a calendar program reads the signed-in user's events.
         * @example {
         *       "createdAt": "2026-11-02T09:30:00.000Z",
         *       "url": "https://panel.example/api/calendars/Y2FsZW5kYXItdG9rZW4tY2FsZW5kYXItdG9rZW4tMDA"
         *     }
         */
        CalendarFeed: {
            /**
             * Format: date-time
             * @description When the address was made; missing where there is none.
             * @example 2026-11-02T09:30:00.000Z
             */
            createdAt?: string | null;
            /**
             * Format: uri
             * @description The secret address; only in the answer that makes it.
             * @example https://panel.example/api/calendars/Y2FsZW5kYXItdG9rZW4tY2FsZW5kYXItdG9rZW4tMDA
             */
            url?: string | null;
        };
        /**
         * @description Opens a calendar at `/calendars/{token}`.
         * @example Y2FsZW5kYXItdG9rZW4tY2FsZW5kYXItdG9rZW4tMDA
         */
        CalendarToken: string;
        /**
         * @description Why a request for help is closed without help, or what came of a report of an abuse.
         * @example {
         *       "reason": "Rodzina zgłosiła tę samą prośbę dwa razy."
         *     }
         */
        CloseInput: {
            /**
             * @description Why something is done, in words for whom it concerns.
             * @example Rodzina zgłosiła tę samą prośbę dwa razy.
             */
            reason: string;
        };
        /**
         * @description Where a volunteer who was added by hand consented to the terms and the privacy policy.
         * @example paperForm
         * @enum {string}
         */
        ConsentSource: "paperForm" | "email" | "phone" | "inPerson";
        /**
         * @description Version of the terms and the privacy policy that the person consented to, as their pages name it; null for a consent before versions were kept.
         * @example 1.0
         */
        ConsentVersion: string;
        /**
         * @description What a person agrees to. Each consent names the page of the panel (`x-ui.link`) that has the text; an app shows the same pages, by the panel's address.
         * @example {
         *       "terms": true,
         *       "privacy": true
         *     }
         */
        Consents: {
            /**
             * @description The terms of use, at `/terms` of the panel.
             * @example true
             * @constant
             */
            terms: true;
            /**
             * @description The privacy policy, at `/privacy` of the panel.
             * @example true
             * @constant
             */
            privacy: true;
        };
        /**
         * @description A coordinator or admin of the foundation; the id is that of the account. E-mail, role and photo belong to the account.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000001",
         *       "name": "Anna Kowalska",
         *       "role": "admin",
         *       "email": "anna.admin@demo.example",
         *       "phoneNumber": "+48601234567",
         *       "country": {
         *         "code": "PL",
         *         "name": "Polska"
         *       },
         *       "postalCode": "90-001",
         *       "town": "Łódź",
         *       "street": "Piotrkowska",
         *       "houseNumber": "12",
         *       "apartmentNumber": "4",
         *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *       "createdAt": "2026-11-02T09:30:00.000Z",
         *       "consentVersion": "1.0",
         *       "consentLanguage": "pl",
         *       "consentedAt": "2026-11-02T09:30:00.000Z",
         *       "version": 3,
         *       "history": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000392",
         *           "at": "2026-11-12T11:05:00.000Z",
         *           "action": "roleChanged",
         *           "actorId": "01980000-0000-7000-8000-000000000004",
         *           "actorName": "Barbara Nowak",
         *           "changes": [
         *             {
         *               "field": "role",
         *               "from": "coordinator",
         *               "to": "admin"
         *             }
         *           ]
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000391",
         *           "at": "2026-11-02T09:30:00.000Z",
         *           "action": "created",
         *           "actorId": "01980000-0000-7000-8000-000000000001",
         *           "actorName": "Anna Kowalska",
         *           "changes": []
         *         }
         *       ]
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000002",
         *       "name": "Piotr Zieliński",
         *       "role": "coordinator",
         *       "email": "piotr.coordinator@demo.example",
         *       "phoneNumber": "+48602345678",
         *       "country": {
         *         "code": "PL",
         *         "name": "Polska"
         *       },
         *       "postalCode": "90-001",
         *       "town": "Zgierz",
         *       "street": "Piotrkowska",
         *       "houseNumber": "12",
         *       "apartmentNumber": "4",
         *       "imageToken": null,
         *       "createdAt": "2026-03-14T08:12:00.000Z",
         *       "consentVersion": "1.0",
         *       "consentLanguage": "pl",
         *       "consentedAt": "2026-11-02T09:30:00.000Z",
         *       "version": 3,
         *       "history": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000392",
         *           "at": "2026-11-12T11:05:00.000Z",
         *           "action": "roleChanged",
         *           "actorId": "01980000-0000-7000-8000-000000000004",
         *           "actorName": "Barbara Nowak",
         *           "changes": [
         *             {
         *               "field": "role",
         *               "from": "coordinator",
         *               "to": "admin"
         *             }
         *           ]
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000391",
         *           "at": "2026-11-02T09:30:00.000Z",
         *           "action": "created",
         *           "actorId": "01980000-0000-7000-8000-000000000001",
         *           "actorName": "Anna Kowalska",
         *           "changes": []
         *         }
         *       ]
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000003",
         *       "name": "Ірина Бондаренко",
         *       "role": "coordinator",
         *       "email": "iryna.bondarenko@demo.example",
         *       "phoneNumber": "+380671234567",
         *       "country": {
         *         "code": "PL",
         *         "name": "Polska"
         *       },
         *       "postalCode": "90-001",
         *       "town": "Львів",
         *       "street": "Piotrkowska",
         *       "houseNumber": "12",
         *       "apartmentNumber": "4",
         *       "imageToken": null,
         *       "createdAt": "2026-06-21T16:45:00.000Z",
         *       "consentVersion": "1.0",
         *       "consentLanguage": "pl",
         *       "consentedAt": "2026-11-02T09:30:00.000Z",
         *       "version": 3,
         *       "history": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000392",
         *           "at": "2026-11-12T11:05:00.000Z",
         *           "action": "roleChanged",
         *           "actorId": "01980000-0000-7000-8000-000000000004",
         *           "actorName": "Barbara Nowak",
         *           "changes": [
         *             {
         *               "field": "role",
         *               "from": "coordinator",
         *               "to": "admin"
         *             }
         *           ]
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000391",
         *           "at": "2026-11-02T09:30:00.000Z",
         *           "action": "created",
         *           "actorId": "01980000-0000-7000-8000-000000000001",
         *           "actorName": "Anna Kowalska",
         *           "changes": []
         *         }
         *       ]
         *     }
         */
        Coordinator: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000001
             */
            readonly id: string;
            /**
             * @description First and last name.
             * @example Anna Kowalska
             */
            name: string;
            /**
             * @description A role that works in the panel.
             * @example coordinator
             * @enum {string}
             */
            readonly role: "coordinator" | "admin";
            /**
             * Format: email
             * @description Compared without case.
             * @example anna.kowalska@demo.example
             */
            email: string;
            phoneNumber: components["schemas"]["Phone"];
            /** @description A country by its code, and its name for people. */
            country?: {
                /**
                 * @description ISO 3166-1 alpha-2.
                 * @example PL
                 */
                code: string;
                /** @example Polska */
                name: string;
            } | null;
            /**
             * @description Postal code, in the notation of its country.
             * @example 90-001
             */
            postalCode?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example Łódź
             */
            town?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example Piotrkowska
             */
            street?: string | null;
            /**
             * @description Number of a house, with letters where it has any.
             * @example 12
             */
            houseNumber?: string | null;
            /**
             * @description Number of a flat, with letters where it has any.
             * @example 4
             */
            apartmentNumber?: string | null;
            /**
             * @description Opens the image at `/images/{token}`.
             * @example b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA
             */
            readonly imageToken?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-02T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * @description Version of the terms and the privacy policy that the person consented to, as their pages name it; null for a consent before versions were kept.
             * @example 1.0
             */
            readonly consentVersion?: string | null;
            /**
             * @description Language in which they were read.
             * @default null
             * @example pl
             * @enum {string|null}
             */
            readonly consentLanguage?: "pl" | "en" | "uk" | "ru" | null;
            /**
             * Format: date-time
             * @description When the person consented.
             * @example 2026-11-02T09:30:00.000Z
             */
            readonly consentedAt?: string | null;
            /**
             * @description Grows with every change of the record.
             * @default 1
             * @example 3
             */
            readonly version: number;
            /**
             * @example [
             *       {
             *         "id": "01980000-0000-7000-8000-000000000392",
             *         "at": "2026-11-12T11:05:00.000Z",
             *         "action": "roleChanged",
             *         "actorId": "01980000-0000-7000-8000-000000000004",
             *         "actorName": "Barbara Nowak",
             *         "changes": [
             *           {
             *             "field": "role",
             *             "from": "coordinator",
             *             "to": "admin"
             *           }
             *         ]
             *       },
             *       {
             *         "id": "01980000-0000-7000-8000-000000000391",
             *         "at": "2026-11-02T09:30:00.000Z",
             *         "action": "created",
             *         "actorId": "01980000-0000-7000-8000-000000000001",
             *         "actorName": "Anna Kowalska",
             *         "changes": []
             *       }
             *     ]
             */
            readonly history: components["schemas"]["HistoryEntry"][];
        };
        /**
         * @description What a client says of `Coordinator`.
         * @example {
         *       "name": "Anna Kowalska",
         *       "email": "anna.admin@demo.example",
         *       "phoneNumber": "+48601234567",
         *       "country": {
         *         "code": "PL",
         *         "name": "Polska"
         *       },
         *       "postalCode": "90-001",
         *       "town": "Łódź",
         *       "street": "Piotrkowska",
         *       "houseNumber": "12",
         *       "apartmentNumber": "4",
         *       "version": 3,
         *       "currentPassword": "Demo-2026!"
         *     }
         * @example {
         *       "name": "Piotr Zieliński",
         *       "email": "piotr.coordinator@demo.example",
         *       "phoneNumber": "+48602345678",
         *       "country": {
         *         "code": "PL",
         *         "name": "Polska"
         *       },
         *       "postalCode": "90-001",
         *       "town": "Zgierz",
         *       "street": "Piotrkowska",
         *       "houseNumber": "12",
         *       "apartmentNumber": "4",
         *       "version": 3,
         *       "currentPassword": "Demo-2026!"
         *     }
         * @example {
         *       "name": "Ірина Бондаренко",
         *       "email": "iryna.bondarenko@demo.example",
         *       "phoneNumber": "+380671234567",
         *       "country": {
         *         "code": "PL",
         *         "name": "Polska"
         *       },
         *       "postalCode": "90-001",
         *       "town": "Львів",
         *       "street": "Piotrkowska",
         *       "houseNumber": "12",
         *       "apartmentNumber": "4",
         *       "version": 3,
         *       "currentPassword": "Demo-2026!"
         *     }
         */
        CoordinatorInput: {
            /**
             * @description First and last name.
             * @example Anna Kowalska
             */
            name: string;
            /**
             * Format: email
             * @description Compared without case.
             * @example anna.kowalska@demo.example
             */
            email: string;
            phoneNumber: components["schemas"]["Phone"];
            /** @description A country by its code, and its name for people. */
            country?: {
                /**
                 * @description ISO 3166-1 alpha-2.
                 * @example PL
                 */
                code: string;
                /** @example Polska */
                name: string;
            } | null;
            /**
             * @description Postal code, in the notation of its country.
             * @example 90-001
             */
            postalCode?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example Łódź
             */
            town?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example Piotrkowska
             */
            street?: string | null;
            /**
             * @description Number of a house, with letters where it has any.
             * @example 12
             */
            houseNumber?: string | null;
            /**
             * @description Number of a flat, with letters where it has any.
             * @example 4
             */
            apartmentNumber?: string | null;
            /**
             * @description The version that was read. When the profile has changed since, the change is refused with 409 `record_changed`.
             * @example 3
             */
            version?: number | null;
            /**
             * Format: password
             * @description Demanded with another e-mail than before, because whoever has the e-mail has the account.
             * @example Demo-2026!
             */
            currentPassword?: string | null;
        };
        /**
         * @description A member of the team in a list, without the address and history of the profile.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000001",
         *       "name": "Anna Kowalska",
         *       "role": "admin",
         *       "email": "anna.admin@demo.example",
         *       "phoneNumber": "+48601234567",
         *       "town": "Łódź",
         *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *       "createdAt": "2026-11-02T09:30:00.000Z",
         *       "consentVersion": "1.0",
         *       "consentLanguage": "pl",
         *       "consentedAt": "2026-11-02T09:30:00.000Z"
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000002",
         *       "name": "Piotr Zieliński",
         *       "role": "coordinator",
         *       "email": "piotr.coordinator@demo.example",
         *       "phoneNumber": "+48602345678",
         *       "town": "Zgierz",
         *       "imageToken": null,
         *       "createdAt": "2026-03-14T08:12:00.000Z",
         *       "consentVersion": "1.0",
         *       "consentLanguage": "pl",
         *       "consentedAt": "2026-11-02T09:30:00.000Z"
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000003",
         *       "name": "Ірина Бондаренко",
         *       "role": "coordinator",
         *       "email": "iryna.bondarenko@demo.example",
         *       "phoneNumber": "+380671234567",
         *       "town": "Львів",
         *       "imageToken": null,
         *       "createdAt": "2026-06-21T16:45:00.000Z",
         *       "consentVersion": "1.0",
         *       "consentLanguage": "pl",
         *       "consentedAt": "2026-11-02T09:30:00.000Z"
         *     }
         */
        CoordinatorListItem: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000001
             */
            readonly id: string;
            /**
             * @description First and last name.
             * @example Anna Kowalska
             */
            name: string;
            /**
             * @description A role that works in the panel.
             * @example coordinator
             * @enum {string}
             */
            readonly role: "coordinator" | "admin";
            /**
             * Format: email
             * @description Compared without case.
             * @example anna.kowalska@demo.example
             */
            email: string;
            phoneNumber: components["schemas"]["Phone"];
            /**
             * @description A name, of a person or a place.
             * @example Łódź
             */
            town?: string | null;
            /**
             * @description Opens the image at `/images/{token}`.
             * @example b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA
             */
            readonly imageToken?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-02T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * @description Version of the terms and the privacy policy that the person consented to, as their pages name it; null for a consent before versions were kept.
             * @example 1.0
             */
            readonly consentVersion?: string | null;
            /**
             * @description Language in which they were read.
             * @default null
             * @example pl
             * @enum {string|null}
             */
            readonly consentLanguage?: "pl" | "en" | "uk" | "ru" | null;
            /**
             * Format: date-time
             * @description When the person consented.
             * @example 2026-11-02T09:30:00.000Z
             */
            readonly consentedAt?: string | null;
        };
        /**
         * @description One page of a list of `CoordinatorListItem`.
         * @example {
         *       "page": 0,
         *       "size": 25,
         *       "totalElements": 3,
         *       "totalPages": 1,
         *       "content": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000001",
         *           "name": "Anna Kowalska",
         *           "role": "admin",
         *           "email": "anna.admin@demo.example",
         *           "phoneNumber": "+48601234567",
         *           "town": "Łódź",
         *           "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *           "createdAt": "2026-11-02T09:30:00.000Z",
         *           "consentVersion": "1.0",
         *           "consentLanguage": "pl",
         *           "consentedAt": "2026-11-02T09:30:00.000Z"
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000002",
         *           "name": "Piotr Zieliński",
         *           "role": "coordinator",
         *           "email": "piotr.coordinator@demo.example",
         *           "phoneNumber": "+48602345678",
         *           "town": "Zgierz",
         *           "imageToken": null,
         *           "createdAt": "2026-03-14T08:12:00.000Z",
         *           "consentVersion": "1.0",
         *           "consentLanguage": "pl",
         *           "consentedAt": "2026-11-02T09:30:00.000Z"
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000003",
         *           "name": "Ірина Бондаренко",
         *           "role": "coordinator",
         *           "email": "iryna.bondarenko@demo.example",
         *           "phoneNumber": "+380671234567",
         *           "town": "Львів",
         *           "imageToken": null,
         *           "createdAt": "2026-06-21T16:45:00.000Z",
         *           "consentVersion": "1.0",
         *           "consentLanguage": "pl",
         *           "consentedAt": "2026-11-02T09:30:00.000Z"
         *         }
         *       ]
         *     }
         */
        CoordinatorPage: {
            /** @example 0 */
            page: number;
            /** @example 25 */
            size: number;
            /** @example 2 */
            totalElements: number;
            /** @example 1 */
            totalPages: number;
            content: components["schemas"]["CoordinatorListItem"][];
        };
        /**
         * @description What an invited person adds; the e-mail and role are those of the invitation.
         * @example {
         *       "firstname": "Anna",
         *       "lastname": "Kowalska",
         *       "phone": "+48601234567",
         *       "password": "Demo-2026!",
         *       "consents": {
         *         "terms": true,
         *         "privacy": true
         *       },
         *       "token": "cGxlYXNlLWNvbmZpcm0tdGhpcy1lLW1haWwtMDAwMDA"
         *     }
         */
        CoordinatorRegistration: {
            /**
             * @description A name, of a person or a place.
             * @example Anna
             */
            firstname: string;
            /**
             * @description A name, of a person or a place.
             * @example Kowalska
             */
            lastname: string;
            phone: components["schemas"]["Phone"];
            password: components["schemas"]["Password"];
            consents: components["schemas"]["Consents"];
            token: components["schemas"]["Token"];
        };
        /**
         * @description A role that works in the panel.
         * @example coordinator
         * @enum {string}
         */
        CoordinatorRole: "coordinator" | "admin";
        /**
         * @description A country by its code, and its name for people.
         * @example {
         *       "code": "PL",
         *       "name": "Polska"
         *     }
         */
        Country: {
            /**
             * @description ISO 3166-1 alpha-2.
             * @example PL
             */
            code: string;
            /** @example Polska */
            name: string;
        };
        /**
         * @description Preset cover, shown while there is no cover image.
         * @example hands
         * @enum {string}
         */
        CoverDesign: "hands" | "leaves" | "waves" | "sunrise" | "city" | "mosaic";
        /**
         * @description What the sign-in form takes; it travels in the Basic authorization header.
         * @example {
         *       "email": "anna.kowalska@demo.example",
         *       "password": "Demo-2026!"
         *     }
         */
        Credentials: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["EnteredPassword"];
        };
        /** @description A longer text in plain words; line breaks are kept. */
        Description: string;
        /**
         * Format: email
         * @description Compared without case.
         * @example anna.kowalska@demo.example
         */
        Email: string;
        /**
         * @description How soon what happened comes by e-mail.
         * @default immediately
         * @example daily
         * @enum {string}
         */
        EmailFrequency: "off" | "immediately" | "daily";
        /**
         * @description The token of the mailed link that confirms a foundation's e-mail.
         * @example {
         *       "emailVerificationToken": "cGxlYXNlLWNvbmZpcm0tdGhpcy1lLW1haWwtMDAwMDA"
         *     }
         */
        EmailVerification: {
            emailVerificationToken: components["schemas"]["Token"];
        };
        /**
         * Format: password
         * @description A password as a person types it to be compared, so its own rules are not checked again.
         * @example Demo-2026!
         */
        EnteredPassword: string;
        /**
         * @description What went wrong; the texts are in i18n under `errors`.
         * @example invalid_input
         * @enum {string}
         */
        ErrorCode: "invalid_input" | "malformed_body" | "missing_source_device" | "unauthenticated" | "invalid_credentials" | "forbidden" | "cross_site" | "prefetch" | "panel_for_coordinators" | "organization_pending" | "organization_declined" | "email_unconfirmed" | "not_found" | "token_invalid" | "request_timeout" | "invalid_state" | "volunteer_not_pending" | "token_used" | "email_taken" | "last_admin" | "already_signed_up" | "event_not_open" | "places_below_signed_up" | "following_refused" | "record_changed" | "taken_by_other" | "content_too_large" | "file_too_large" | "too_many_files" | "storage_full" | "unsupported_media_type" | "upload_failed" | "too_many_requests" | "headers_too_large" | "internal" | "service_unavailable";
        /**
         * @description What is not required here may still be missing in a draft; `PublishableEvent` says what may not be missing later.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000101",
         *       "title": "Sobotnie zakupy dla seniorów",
         *       "status": "active",
         *       "helpCategory": [
         *         "elderlyPeople",
         *         "socialAssistance"
         *       ],
         *       "description": "Robimy zakupy z listy i zanosimy je do mieszkań seniorów na Bałutach. Przyda się wygodne obuwie.",
         *       "cancelledAt": null,
         *       "cancellationReason": null,
         *       "startDate": "2027-05-15",
         *       "eventStart": "10:00",
         *       "endDate": "2027-05-15",
         *       "eventEnd": "13:30",
         *       "city": "Łódź",
         *       "street": "Zgierska",
         *       "houseNumber": "12",
         *       "postCode": "91-002",
         *       "location": "Dom kultury, wejście od podwórza",
         *       "volunteersNeededNum": 10,
         *       "coverDesign": "hands",
         *       "nrOfVolunteersSigned": 3,
         *       "waitlisted": 0,
         *       "participants": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000111",
         *           "volunteerId": "01980000-0000-7000-8000-000000000001",
         *           "firstname": "Łucja",
         *           "lastname": "Wiśniewska",
         *           "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *           "status": "signed_up"
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000112",
         *           "volunteerId": "01980000-0000-7000-8000-000000000002",
         *           "firstname": "Сергій",
         *           "lastname": "Шевченко",
         *           "imageToken": null,
         *           "status": "signed_up"
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000113",
         *           "volunteerId": "01980000-0000-7000-8000-000000000004",
         *           "firstname": "Żaneta",
         *           "lastname": "Dąbrowska",
         *           "imageToken": null,
         *           "status": "signed_up"
         *         }
         *       ],
         *       "seriesId": null,
         *       "series": [],
         *       "changedInSeries": 4,
         *       "told": 4,
         *       "creator": {
         *         "id": "01980000-0000-7000-8000-000000000002",
         *         "name": "Piotr Zieliński"
         *       },
         *       "created": "2026-11-02T09:30:00.000Z",
         *       "updatedAt": "2026-11-02T09:30:00.000Z",
         *       "publishedAt": "2026-11-03T08:15:00.000Z",
         *       "finishedAt": null,
         *       "version": 3,
         *       "history": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000192",
         *           "at": "2026-11-03T08:15:00.000Z",
         *           "action": "published",
         *           "actorName": "Piotr Zieliński",
         *           "changes": [
         *             {
         *               "field": "status",
         *               "from": "draft",
         *               "to": "active"
         *             }
         *           ]
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000191",
         *           "at": "2026-11-02T09:30:00.000Z",
         *           "action": "created",
         *           "actorName": "Piotr Zieliński",
         *           "changes": []
         *         }
         *       ]
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000102",
         *       "title": "Уроки польської мови для дітей з України",
         *       "status": "active",
         *       "helpCategory": [
         *         "education",
         *         "helpForUkraine"
         *       ],
         *       "description": "Щосереди допомагаємо дітям з домашніми завданнями та вчимо польської через ігри.",
         *       "cancelledAt": null,
         *       "cancellationReason": null,
         *       "startDate": "2026-10-07",
         *       "eventStart": "16:00",
         *       "endDate": "2027-06-23",
         *       "eventEnd": "18:00",
         *       "city": "Wrocław",
         *       "street": "Ruska",
         *       "houseNumber": "46",
         *       "postCode": "50-079",
         *       "location": "Кабінет 4 на другому поверсі",
         *       "volunteersNeededNum": 12,
         *       "coverDesign": "sunrise",
         *       "nrOfVolunteersSigned": 12,
         *       "waitlisted": 4,
         *       "participants": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000111",
         *           "volunteerId": "01980000-0000-7000-8000-000000000001",
         *           "firstname": "Łucja",
         *           "lastname": "Wiśniewska",
         *           "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *           "status": "signed_up"
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000112",
         *           "volunteerId": "01980000-0000-7000-8000-000000000002",
         *           "firstname": "Сергій",
         *           "lastname": "Шевченко",
         *           "imageToken": null,
         *           "status": "signed_up"
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000113",
         *           "volunteerId": "01980000-0000-7000-8000-000000000004",
         *           "firstname": "Żaneta",
         *           "lastname": "Dąbrowska",
         *           "imageToken": null,
         *           "status": "signed_up"
         *         }
         *       ],
         *       "seriesId": null,
         *       "series": [],
         *       "changedInSeries": 4,
         *       "told": 4,
         *       "creator": {
         *         "id": "01980000-0000-7000-8000-000000000003",
         *         "name": "Ірина Бондаренко"
         *       },
         *       "created": "2026-09-18T13:40:00.000Z",
         *       "updatedAt": "2026-09-20T12:00:00.000Z",
         *       "publishedAt": "2026-09-20T12:00:00.000Z",
         *       "finishedAt": null,
         *       "version": 3,
         *       "history": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000192",
         *           "at": "2026-11-03T08:15:00.000Z",
         *           "action": "published",
         *           "actorName": "Piotr Zieliński",
         *           "changes": [
         *             {
         *               "field": "status",
         *               "from": "draft",
         *               "to": "active"
         *             }
         *           ]
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000191",
         *           "at": "2026-11-02T09:30:00.000Z",
         *           "action": "created",
         *           "actorName": "Piotr Zieliński",
         *           "changes": []
         *         }
         *       ]
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000103",
         *       "title": "Warsztaty ekologiczne dla przedszkolaków",
         *       "status": "draft",
         *       "helpCategory": [
         *         "ecology"
         *       ],
         *       "description": null,
         *       "cancelledAt": null,
         *       "cancellationReason": null,
         *       "startDate": null,
         *       "eventStart": null,
         *       "endDate": null,
         *       "eventEnd": null,
         *       "city": "Poznań",
         *       "street": null,
         *       "houseNumber": null,
         *       "postCode": null,
         *       "location": null,
         *       "volunteersNeededNum": null,
         *       "coverDesign": null,
         *       "nrOfVolunteersSigned": 0,
         *       "waitlisted": 0,
         *       "participants": [],
         *       "seriesId": null,
         *       "series": [],
         *       "changedInSeries": 4,
         *       "told": 4,
         *       "creator": {
         *         "id": "01980000-0000-7000-8000-000000000002",
         *         "name": "Piotr Zieliński"
         *       },
         *       "created": "2026-11-02T09:30:00.000Z",
         *       "updatedAt": "2026-11-02T09:30:00.000Z",
         *       "publishedAt": null,
         *       "finishedAt": null,
         *       "version": 3,
         *       "history": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000192",
         *           "at": "2026-11-03T08:15:00.000Z",
         *           "action": "published",
         *           "actorName": "Piotr Zieliński",
         *           "changes": [
         *             {
         *               "field": "status",
         *               "from": "draft",
         *               "to": "active"
         *             }
         *           ]
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000191",
         *           "at": "2026-11-02T09:30:00.000Z",
         *           "action": "created",
         *           "actorName": "Piotr Zieliński",
         *           "changes": []
         *         }
         *       ]
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000104",
         *       "title": "Sprzątanie brzegów Wisły",
         *       "status": "finished",
         *       "helpCategory": [
         *         "nature",
         *         "ecology"
         *       ],
         *       "description": "Zbieramy śmieci między mostami. Rękawice i worki zapewnia fundacja.",
         *       "cancelledAt": null,
         *       "cancellationReason": null,
         *       "startDate": "2026-10-17",
         *       "eventStart": "10:00",
         *       "endDate": "2026-10-17",
         *       "eventEnd": "13:30",
         *       "city": "Warszawa",
         *       "street": "Wybrzeże Helskie",
         *       "houseNumber": null,
         *       "postCode": "03-435",
         *       "location": "Zbiórka na plaży przy moście Gdańskim",
         *       "volunteersNeededNum": 40,
         *       "coverDesign": "leaves",
         *       "nrOfVolunteersSigned": 37,
         *       "waitlisted": 0,
         *       "participants": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000111",
         *           "volunteerId": "01980000-0000-7000-8000-000000000001",
         *           "firstname": "Łucja",
         *           "lastname": "Wiśniewska",
         *           "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *           "status": "signed_up"
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000112",
         *           "volunteerId": "01980000-0000-7000-8000-000000000002",
         *           "firstname": "Сергій",
         *           "lastname": "Шевченко",
         *           "imageToken": null,
         *           "status": "signed_up"
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000113",
         *           "volunteerId": "01980000-0000-7000-8000-000000000004",
         *           "firstname": "Żaneta",
         *           "lastname": "Dąbrowska",
         *           "imageToken": null,
         *           "status": "signed_up"
         *         }
         *       ],
         *       "seriesId": null,
         *       "series": [],
         *       "changedInSeries": 4,
         *       "told": 4,
         *       "creator": {
         *         "id": "01980000-0000-7000-8000-000000000002",
         *         "name": "Piotr Zieliński"
         *       },
         *       "created": "2026-09-25T10:10:00.000Z",
         *       "updatedAt": "2026-10-17T14:05:00.000Z",
         *       "publishedAt": "2026-09-28T07:45:00.000Z",
         *       "finishedAt": "2026-10-17T14:05:00.000Z",
         *       "version": 3,
         *       "history": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000192",
         *           "at": "2026-11-03T08:15:00.000Z",
         *           "action": "published",
         *           "actorName": "Piotr Zieliński",
         *           "changes": [
         *             {
         *               "field": "status",
         *               "from": "draft",
         *               "to": "active"
         *             }
         *           ]
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000191",
         *           "at": "2026-11-02T09:30:00.000Z",
         *           "action": "created",
         *           "actorName": "Piotr Zieliński",
         *           "changes": []
         *         }
         *       ]
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000105",
         *       "title": "Rajd pieszy po Beskidach",
         *       "status": "active",
         *       "helpCategory": [
         *         "sportsAndTourism"
         *       ],
         *       "description": "Wycieczka z podopiecznymi domu dziecka, trasa około ośmiu kilometrów.",
         *       "cancelledAt": "2026-11-18T10:20:00.000Z",
         *       "cancellationReason": "Schronisko jest zamknięte do wiosny.",
         *       "startDate": "2027-01-23",
         *       "eventStart": "10:00",
         *       "endDate": "2027-01-24",
         *       "eventEnd": "13:30",
         *       "city": "Szczyrk",
         *       "street": null,
         *       "houseNumber": null,
         *       "postCode": "43-370",
         *       "location": "Parking pod dolną stacją kolejki na Skrzyczne",
         *       "volunteersNeededNum": 8,
         *       "coverDesign": "mosaic",
         *       "nrOfVolunteersSigned": 5,
         *       "waitlisted": 0,
         *       "participants": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000111",
         *           "volunteerId": "01980000-0000-7000-8000-000000000001",
         *           "firstname": "Łucja",
         *           "lastname": "Wiśniewska",
         *           "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *           "status": "signed_up"
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000112",
         *           "volunteerId": "01980000-0000-7000-8000-000000000002",
         *           "firstname": "Сергій",
         *           "lastname": "Шевченко",
         *           "imageToken": null,
         *           "status": "signed_up"
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000113",
         *           "volunteerId": "01980000-0000-7000-8000-000000000004",
         *           "firstname": "Żaneta",
         *           "lastname": "Dąbrowska",
         *           "imageToken": null,
         *           "status": "signed_up"
         *         }
         *       ],
         *       "seriesId": null,
         *       "series": [],
         *       "changedInSeries": 4,
         *       "told": 4,
         *       "creator": {
         *         "id": "01980000-0000-7000-8000-000000000002",
         *         "name": "Piotr Zieliński"
         *       },
         *       "created": "2026-11-02T09:30:00.000Z",
         *       "updatedAt": "2026-11-18T10:20:00.000Z",
         *       "publishedAt": "2026-11-03T08:15:00.000Z",
         *       "finishedAt": null,
         *       "version": 3,
         *       "history": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000192",
         *           "at": "2026-11-03T08:15:00.000Z",
         *           "action": "published",
         *           "actorName": "Piotr Zieliński",
         *           "changes": [
         *             {
         *               "field": "status",
         *               "from": "draft",
         *               "to": "active"
         *             }
         *           ]
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000191",
         *           "at": "2026-11-02T09:30:00.000Z",
         *           "action": "created",
         *           "actorName": "Piotr Zieliński",
         *           "changes": []
         *         }
         *       ]
         *     }
         */
        Event: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000101
             */
            readonly id: string;
            /** @example Sobotnie zakupy dla seniorów */
            title: string;
            /**
             * @description A cancelled event keeps its status and has `cancelledAt`.
             * @example active
             * @enum {string}
             */
            readonly status: "draft" | "active" | "finished";
            /**
             * @example [
             *       "elderlyPeople",
             *       "socialAssistance"
             *     ]
             */
            helpCategory?: components["schemas"]["HelpCategory"][] | null;
            /**
             * @description A longer text in plain words; line breaks are kept.
             * @example Robimy zakupy z listy i zanosimy je do mieszkań seniorów na Bałutach. Przyda się wygodne obuwie.
             */
            description?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example null
             */
            readonly cancelledAt?: string | null;
            /**
             * @description Why something is done, in words for whom it concerns.
             * @example null
             */
            readonly cancellationReason?: string | null;
            /**
             * Format: date
             * @description In the foundation's time zone.
             * @example 2027-05-15
             */
            startDate?: string | null;
            /**
             * @description HH:mm, in the foundation's time zone.
             * @example 10:00
             */
            eventStart?: string | null;
            /**
             * Format: date
             * @description The last day, not before `startDate`.
             * @example 2027-05-15
             */
            endDate?: string | null;
            /**
             * @description HH:mm on the last day; the whole day when it is missing.
             * @example 13:30
             */
            eventEnd?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example Łódź
             */
            city?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example Zgierska
             */
            street?: string | null;
            /**
             * @description Number of a house, with letters where it has any.
             * @example 12
             */
            houseNumber?: string | null;
            /**
             * @description Postal code, in the notation of its country.
             * @example 91-002
             */
            postCode?: string | null;
            /**
             * @description The place in words, for who has to find it.
             * @example Dom kultury, wejście od podwórza
             */
            location?: string | null;
            /**
             * @description Places; never fewer than have signed up.
             * @example 10
             */
            volunteersNeededNum?: number | null;
            /**
             * @description Preset cover, shown while there is no cover image.
             * @example hands
             * @enum {string|null}
             */
            coverDesign?: "hands" | "leaves" | "waves" | "sunrise" | "city" | "mosaic" | null;
            /**
             * @description Places taken.
             * @example 3
             */
            readonly nrOfVolunteersSigned: number;
            /**
             * @description Volunteers who wait for a place.
             * @example 0
             */
            readonly waitlisted: number;
            /** @description The first who hold a place; all are at `/events/{id}/participants`. */
            readonly participants: components["schemas"]["EventParticipant"][];
            /**
             * Format: uuid
             * @description The series that the event belongs to.
             * @example null
             */
            readonly seriesId?: string | null;
            /**
             * @description All events of the series by day; empty for an event on its own.
             * @example []
             */
            readonly series: components["schemas"]["EventOfSeries"][];
            /**
             * @description Only in the answer to an act with `scope=following`: how many later events were changed, too.
             * @example 4
             */
            readonly changedInSeries?: number | null;
            /**
             * @description Only in the answer to an edit or a cancellation: how many people have been told of it by mail.
             * @example 4
             */
            readonly told?: number | null;
            /** @description Who it was, by the name of that time. */
            readonly creator: {
                /**
                 * Format: uuid
                 * @description UUIDv7.
                 * @example 01980000-0000-7000-8000-000000000002
                 */
                id: string;
                /** @example Piotr Zieliński */
                name: string;
            };
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-02T09:30:00.000Z
             */
            readonly created: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-02T09:30:00.000Z
             */
            readonly updatedAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-03T08:15:00.000Z
             */
            readonly publishedAt?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example null
             */
            readonly finishedAt?: string | null;
            /**
             * @description Grows with every change of the record.
             * @example 3
             */
            readonly version: number;
            /**
             * @example [
             *       {
             *         "id": "01980000-0000-7000-8000-000000000192",
             *         "at": "2026-11-03T08:15:00.000Z",
             *         "action": "published",
             *         "actorName": "Piotr Zieliński",
             *         "changes": [
             *           {
             *             "field": "status",
             *             "from": "draft",
             *             "to": "active"
             *           }
             *         ]
             *       },
             *       {
             *         "id": "01980000-0000-7000-8000-000000000191",
             *         "at": "2026-11-02T09:30:00.000Z",
             *         "action": "created",
             *         "actorName": "Piotr Zieliński",
             *         "changes": []
             *       }
             *     ]
             */
            readonly history: components["schemas"]["HistoryEntry"][];
        };
        /**
         * @description Why an event is cancelled, for its participants.
         * @example {
         *       "reason": "Sala jest zalana."
         *     }
         */
        EventCancelInput: {
            /**
             * @description Why something is done, in words for whom it concerns.
             * @example Sala jest zalana.
             */
            reason: string;
        };
        /**
         * Format: date
         * @description In the foundation's time zone.
         * @example 2027-05-15
         */
        EventDate: string;
        /**
         * @description When the next event is. A month without such a date or weekday takes its last: the 31st becomes the 30th, a fifth Saturday the fourth.
         * @example weekly
         * @enum {string}
         */
        EventFrequency: "weekly" | "biweekly" | "monthlyByDate" | "monthlyByWeekday";
        /**
         * @description future: active and not started; active: running now; finished; drafts. A cancelled event is among the finished ones, whenever it would have been.
         * @example future
         * @enum {string}
         */
        EventGroup: "future" | "active" | "finished" | "drafts";
        /**
         * @description A draft needs a title only; an event that is published has to stay complete.
         * @example {
         *       "title": "Sobotnie zakupy dla seniorów",
         *       "helpCategory": [
         *         "elderlyPeople",
         *         "socialAssistance"
         *       ],
         *       "description": "Robimy zakupy z listy i zanosimy je do mieszkań seniorów na Bałutach. Przyda się wygodne obuwie.",
         *       "startDate": "2027-05-15",
         *       "eventStart": "10:00",
         *       "endDate": "2027-05-15",
         *       "eventEnd": "13:30",
         *       "city": "Łódź",
         *       "street": "Zgierska",
         *       "houseNumber": "12",
         *       "postCode": "91-002",
         *       "location": "Dom kultury, wejście od podwórza",
         *       "volunteersNeededNum": 10,
         *       "coverDesign": "hands",
         *       "version": 3
         *     }
         * @example {
         *       "title": "Уроки польської мови для дітей з України",
         *       "helpCategory": [
         *         "education",
         *         "helpForUkraine"
         *       ],
         *       "description": "Щосереди допомагаємо дітям з домашніми завданнями та вчимо польської через ігри.",
         *       "startDate": "2026-10-07",
         *       "eventStart": "16:00",
         *       "endDate": "2027-06-23",
         *       "eventEnd": "18:00",
         *       "city": "Wrocław",
         *       "street": "Ruska",
         *       "houseNumber": "46",
         *       "postCode": "50-079",
         *       "location": "Кабінет 4 на другому поверсі",
         *       "volunteersNeededNum": 12,
         *       "coverDesign": "sunrise",
         *       "version": 3
         *     }
         * @example {
         *       "title": "Warsztaty ekologiczne dla przedszkolaków",
         *       "helpCategory": [
         *         "ecology"
         *       ],
         *       "description": null,
         *       "startDate": null,
         *       "eventStart": null,
         *       "endDate": null,
         *       "eventEnd": null,
         *       "city": "Poznań",
         *       "street": null,
         *       "houseNumber": null,
         *       "postCode": null,
         *       "location": null,
         *       "volunteersNeededNum": null,
         *       "coverDesign": null,
         *       "version": 3
         *     }
         * @example {
         *       "title": "Sprzątanie brzegów Wisły",
         *       "helpCategory": [
         *         "nature",
         *         "ecology"
         *       ],
         *       "description": "Zbieramy śmieci między mostami. Rękawice i worki zapewnia fundacja.",
         *       "startDate": "2026-10-17",
         *       "eventStart": "10:00",
         *       "endDate": "2026-10-17",
         *       "eventEnd": "13:30",
         *       "city": "Warszawa",
         *       "street": "Wybrzeże Helskie",
         *       "houseNumber": null,
         *       "postCode": "03-435",
         *       "location": "Zbiórka na plaży przy moście Gdańskim",
         *       "volunteersNeededNum": 40,
         *       "coverDesign": "leaves",
         *       "version": 3
         *     }
         * @example {
         *       "title": "Rajd pieszy po Beskidach",
         *       "helpCategory": [
         *         "sportsAndTourism"
         *       ],
         *       "description": "Wycieczka z podopiecznymi domu dziecka, trasa około ośmiu kilometrów.",
         *       "startDate": "2027-01-23",
         *       "eventStart": "10:00",
         *       "endDate": "2027-01-24",
         *       "eventEnd": "13:30",
         *       "city": "Szczyrk",
         *       "street": null,
         *       "houseNumber": null,
         *       "postCode": "43-370",
         *       "location": "Parking pod dolną stacją kolejki na Skrzyczne",
         *       "volunteersNeededNum": 8,
         *       "coverDesign": "mosaic",
         *       "version": 3
         *     }
         */
        EventInput: {
            /** @example Sobotnie zakupy dla seniorów */
            title: string;
            /**
             * @example [
             *       "elderlyPeople",
             *       "socialAssistance"
             *     ]
             */
            helpCategory?: components["schemas"]["HelpCategory"][] | null;
            /**
             * @description A longer text in plain words; line breaks are kept.
             * @example Robimy zakupy z listy i zanosimy je do mieszkań seniorów na Bałutach. Przyda się wygodne obuwie.
             */
            description?: string | null;
            /**
             * Format: date
             * @description In the foundation's time zone.
             * @example 2027-05-15
             */
            startDate?: string | null;
            /**
             * @description HH:mm, in the foundation's time zone.
             * @example 10:00
             */
            eventStart?: string | null;
            /**
             * Format: date
             * @description The last day, not before `startDate`.
             * @example 2027-05-15
             */
            endDate?: string | null;
            /**
             * @description HH:mm on the last day; the whole day when it is missing.
             * @example 13:30
             */
            eventEnd?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example Łódź
             */
            city?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example Zgierska
             */
            street?: string | null;
            /**
             * @description Number of a house, with letters where it has any.
             * @example 12
             */
            houseNumber?: string | null;
            /**
             * @description Postal code, in the notation of its country.
             * @example 91-002
             */
            postCode?: string | null;
            /**
             * @description The place in words, for who has to find it.
             * @example Dom kultury, wejście od podwórza
             */
            location?: string | null;
            /**
             * @description Places; never fewer than have signed up.
             * @example 10
             */
            volunteersNeededNum?: number | null;
            /**
             * @description Preset cover, shown while there is no cover image.
             * @example hands
             * @enum {string|null}
             */
            coverDesign?: "hands" | "leaves" | "waves" | "sunrise" | "city" | "mosaic" | null;
            /**
             * @description The version that was read. When the event has changed since, the change is refused with 409 `record_changed`.
             * @example 3
             */
            version?: number | null;
        };
        /**
         * @description An event in a list, without its texts, participants and history.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000101",
         *       "title": "Sobotnie zakupy dla seniorów",
         *       "status": "active",
         *       "helpCategory": [
         *         "elderlyPeople",
         *         "socialAssistance"
         *       ],
         *       "cancelledAt": null,
         *       "startDate": "2027-05-15",
         *       "eventStart": "10:00",
         *       "endDate": "2027-05-15",
         *       "eventEnd": "13:30",
         *       "city": "Łódź",
         *       "street": "Zgierska",
         *       "houseNumber": "12",
         *       "postCode": "91-002",
         *       "location": "Dom kultury, wejście od podwórza",
         *       "volunteersNeededNum": 10,
         *       "coverDesign": "hands",
         *       "nrOfVolunteersSigned": 3,
         *       "waitlisted": 0,
         *       "seriesId": null,
         *       "told": 4,
         *       "creator": {
         *         "id": "01980000-0000-7000-8000-000000000002",
         *         "name": "Piotr Zieliński"
         *       },
         *       "created": "2026-11-02T09:30:00.000Z",
         *       "updatedAt": "2026-11-02T09:30:00.000Z",
         *       "publishedAt": "2026-11-03T08:15:00.000Z",
         *       "finishedAt": null
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000102",
         *       "title": "Уроки польської мови для дітей з України",
         *       "status": "active",
         *       "helpCategory": [
         *         "education",
         *         "helpForUkraine"
         *       ],
         *       "cancelledAt": null,
         *       "startDate": "2026-10-07",
         *       "eventStart": "16:00",
         *       "endDate": "2027-06-23",
         *       "eventEnd": "18:00",
         *       "city": "Wrocław",
         *       "street": "Ruska",
         *       "houseNumber": "46",
         *       "postCode": "50-079",
         *       "location": "Кабінет 4 на другому поверсі",
         *       "volunteersNeededNum": 12,
         *       "coverDesign": "sunrise",
         *       "nrOfVolunteersSigned": 12,
         *       "waitlisted": 4,
         *       "seriesId": null,
         *       "told": 4,
         *       "creator": {
         *         "id": "01980000-0000-7000-8000-000000000003",
         *         "name": "Ірина Бондаренко"
         *       },
         *       "created": "2026-09-18T13:40:00.000Z",
         *       "updatedAt": "2026-09-20T12:00:00.000Z",
         *       "publishedAt": "2026-09-20T12:00:00.000Z",
         *       "finishedAt": null
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000103",
         *       "title": "Warsztaty ekologiczne dla przedszkolaków",
         *       "status": "draft",
         *       "helpCategory": [
         *         "ecology"
         *       ],
         *       "cancelledAt": null,
         *       "startDate": null,
         *       "eventStart": null,
         *       "endDate": null,
         *       "eventEnd": null,
         *       "city": "Poznań",
         *       "street": null,
         *       "houseNumber": null,
         *       "postCode": null,
         *       "location": null,
         *       "volunteersNeededNum": null,
         *       "coverDesign": null,
         *       "nrOfVolunteersSigned": 0,
         *       "waitlisted": 0,
         *       "seriesId": null,
         *       "told": 4,
         *       "creator": {
         *         "id": "01980000-0000-7000-8000-000000000002",
         *         "name": "Piotr Zieliński"
         *       },
         *       "created": "2026-11-02T09:30:00.000Z",
         *       "updatedAt": "2026-11-02T09:30:00.000Z",
         *       "publishedAt": null,
         *       "finishedAt": null
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000104",
         *       "title": "Sprzątanie brzegów Wisły",
         *       "status": "finished",
         *       "helpCategory": [
         *         "nature",
         *         "ecology"
         *       ],
         *       "cancelledAt": null,
         *       "startDate": "2026-10-17",
         *       "eventStart": "10:00",
         *       "endDate": "2026-10-17",
         *       "eventEnd": "13:30",
         *       "city": "Warszawa",
         *       "street": "Wybrzeże Helskie",
         *       "houseNumber": null,
         *       "postCode": "03-435",
         *       "location": "Zbiórka na plaży przy moście Gdańskim",
         *       "volunteersNeededNum": 40,
         *       "coverDesign": "leaves",
         *       "nrOfVolunteersSigned": 37,
         *       "waitlisted": 0,
         *       "seriesId": null,
         *       "told": 4,
         *       "creator": {
         *         "id": "01980000-0000-7000-8000-000000000002",
         *         "name": "Piotr Zieliński"
         *       },
         *       "created": "2026-09-25T10:10:00.000Z",
         *       "updatedAt": "2026-10-17T14:05:00.000Z",
         *       "publishedAt": "2026-09-28T07:45:00.000Z",
         *       "finishedAt": "2026-10-17T14:05:00.000Z"
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000105",
         *       "title": "Rajd pieszy po Beskidach",
         *       "status": "active",
         *       "helpCategory": [
         *         "sportsAndTourism"
         *       ],
         *       "cancelledAt": "2026-11-18T10:20:00.000Z",
         *       "startDate": "2027-01-23",
         *       "eventStart": "10:00",
         *       "endDate": "2027-01-24",
         *       "eventEnd": "13:30",
         *       "city": "Szczyrk",
         *       "street": null,
         *       "houseNumber": null,
         *       "postCode": "43-370",
         *       "location": "Parking pod dolną stacją kolejki na Skrzyczne",
         *       "volunteersNeededNum": 8,
         *       "coverDesign": "mosaic",
         *       "nrOfVolunteersSigned": 5,
         *       "waitlisted": 0,
         *       "seriesId": null,
         *       "told": 4,
         *       "creator": {
         *         "id": "01980000-0000-7000-8000-000000000002",
         *         "name": "Piotr Zieliński"
         *       },
         *       "created": "2026-11-02T09:30:00.000Z",
         *       "updatedAt": "2026-11-18T10:20:00.000Z",
         *       "publishedAt": "2026-11-03T08:15:00.000Z",
         *       "finishedAt": null
         *     }
         */
        EventListItem: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000101
             */
            readonly id: string;
            /** @example Sobotnie zakupy dla seniorów */
            title: string;
            /**
             * @description A cancelled event keeps its status and has `cancelledAt`.
             * @example active
             * @enum {string}
             */
            readonly status: "draft" | "active" | "finished";
            /**
             * @example [
             *       "elderlyPeople",
             *       "socialAssistance"
             *     ]
             */
            helpCategory?: components["schemas"]["HelpCategory"][] | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example null
             */
            readonly cancelledAt?: string | null;
            /**
             * Format: date
             * @description In the foundation's time zone.
             * @example 2027-05-15
             */
            startDate?: string | null;
            /**
             * @description HH:mm, in the foundation's time zone.
             * @example 10:00
             */
            eventStart?: string | null;
            /**
             * Format: date
             * @description The last day, not before `startDate`.
             * @example 2027-05-15
             */
            endDate?: string | null;
            /**
             * @description HH:mm on the last day; the whole day when it is missing.
             * @example 13:30
             */
            eventEnd?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example Łódź
             */
            city?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example Zgierska
             */
            street?: string | null;
            /**
             * @description Number of a house, with letters where it has any.
             * @example 12
             */
            houseNumber?: string | null;
            /**
             * @description Postal code, in the notation of its country.
             * @example 91-002
             */
            postCode?: string | null;
            /**
             * @description The place in words, for who has to find it.
             * @example Dom kultury, wejście od podwórza
             */
            location?: string | null;
            /**
             * @description Places; never fewer than have signed up.
             * @example 10
             */
            volunteersNeededNum?: number | null;
            /**
             * @description Preset cover, shown while there is no cover image.
             * @example hands
             * @enum {string|null}
             */
            coverDesign?: "hands" | "leaves" | "waves" | "sunrise" | "city" | "mosaic" | null;
            /**
             * @description Places taken.
             * @example 3
             */
            readonly nrOfVolunteersSigned: number;
            /**
             * @description Volunteers who wait for a place.
             * @example 0
             */
            readonly waitlisted: number;
            /**
             * Format: uuid
             * @description The series that the event belongs to.
             * @example null
             */
            readonly seriesId?: string | null;
            /**
             * @description Only in the answer to an edit or a cancellation: how many people have been told of it by mail.
             * @example 4
             */
            readonly told?: number | null;
            /** @description Who it was, by the name of that time. */
            readonly creator: {
                /**
                 * Format: uuid
                 * @description UUIDv7.
                 * @example 01980000-0000-7000-8000-000000000002
                 */
                id: string;
                /** @example Piotr Zieliński */
                name: string;
            };
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-02T09:30:00.000Z
             */
            readonly created: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-02T09:30:00.000Z
             */
            readonly updatedAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-03T08:15:00.000Z
             */
            readonly publishedAt?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example null
             */
            readonly finishedAt?: string | null;
        };
        /**
         * @description An event in its series.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000101",
         *       "status": "active",
         *       "cancelledAt": null,
         *       "startDate": "2027-05-15",
         *       "eventStart": "10:00",
         *       "endDate": "2027-05-15",
         *       "eventEnd": "13:30",
         *       "nrOfVolunteersSigned": 3,
         *       "waitlisted": 0
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000102",
         *       "status": "active",
         *       "cancelledAt": null,
         *       "startDate": "2026-10-07",
         *       "eventStart": "16:00",
         *       "endDate": "2027-06-23",
         *       "eventEnd": "18:00",
         *       "nrOfVolunteersSigned": 12,
         *       "waitlisted": 4
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000103",
         *       "status": "draft",
         *       "cancelledAt": null,
         *       "startDate": null,
         *       "eventStart": null,
         *       "endDate": null,
         *       "eventEnd": null,
         *       "nrOfVolunteersSigned": 0,
         *       "waitlisted": 0
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000104",
         *       "status": "finished",
         *       "cancelledAt": null,
         *       "startDate": "2026-10-17",
         *       "eventStart": "10:00",
         *       "endDate": "2026-10-17",
         *       "eventEnd": "13:30",
         *       "nrOfVolunteersSigned": 37,
         *       "waitlisted": 0
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000105",
         *       "status": "active",
         *       "cancelledAt": "2026-11-18T10:20:00.000Z",
         *       "startDate": "2027-01-23",
         *       "eventStart": "10:00",
         *       "endDate": "2027-01-24",
         *       "eventEnd": "13:30",
         *       "nrOfVolunteersSigned": 5,
         *       "waitlisted": 0
         *     }
         */
        EventOfSeries: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000101
             */
            readonly id: string;
            /**
             * @description A cancelled event keeps its status and has `cancelledAt`.
             * @example active
             * @enum {string}
             */
            readonly status: "draft" | "active" | "finished";
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example null
             */
            readonly cancelledAt?: string | null;
            /**
             * Format: date
             * @description In the foundation's time zone.
             * @example 2027-05-15
             */
            startDate?: string | null;
            /**
             * @description HH:mm, in the foundation's time zone.
             * @example 10:00
             */
            eventStart?: string | null;
            /**
             * Format: date
             * @description The last day, not before `startDate`.
             * @example 2027-05-15
             */
            endDate?: string | null;
            /**
             * @description HH:mm on the last day; the whole day when it is missing.
             * @example 13:30
             */
            eventEnd?: string | null;
            /**
             * @description Places taken.
             * @example 3
             */
            readonly nrOfVolunteersSigned: number;
            /**
             * @description Volunteers who wait for a place.
             * @example 0
             */
            readonly waitlisted: number;
        };
        /**
         * @description One page of a list of `EventListItem`.
         * @example {
         *       "page": 0,
         *       "size": 25,
         *       "totalElements": 5,
         *       "totalPages": 1,
         *       "content": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000101",
         *           "title": "Sobotnie zakupy dla seniorów",
         *           "status": "active",
         *           "helpCategory": [
         *             "elderlyPeople",
         *             "socialAssistance"
         *           ],
         *           "cancelledAt": null,
         *           "startDate": "2027-05-15",
         *           "eventStart": "10:00",
         *           "endDate": "2027-05-15",
         *           "eventEnd": "13:30",
         *           "city": "Łódź",
         *           "street": "Zgierska",
         *           "houseNumber": "12",
         *           "postCode": "91-002",
         *           "location": "Dom kultury, wejście od podwórza",
         *           "volunteersNeededNum": 10,
         *           "coverDesign": "hands",
         *           "nrOfVolunteersSigned": 3,
         *           "waitlisted": 0,
         *           "seriesId": null,
         *           "told": 4,
         *           "creator": {
         *             "id": "01980000-0000-7000-8000-000000000002",
         *             "name": "Piotr Zieliński"
         *           },
         *           "created": "2026-11-02T09:30:00.000Z",
         *           "updatedAt": "2026-11-02T09:30:00.000Z",
         *           "publishedAt": "2026-11-03T08:15:00.000Z",
         *           "finishedAt": null
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000102",
         *           "title": "Уроки польської мови для дітей з України",
         *           "status": "active",
         *           "helpCategory": [
         *             "education",
         *             "helpForUkraine"
         *           ],
         *           "cancelledAt": null,
         *           "startDate": "2026-10-07",
         *           "eventStart": "16:00",
         *           "endDate": "2027-06-23",
         *           "eventEnd": "18:00",
         *           "city": "Wrocław",
         *           "street": "Ruska",
         *           "houseNumber": "46",
         *           "postCode": "50-079",
         *           "location": "Кабінет 4 на другому поверсі",
         *           "volunteersNeededNum": 12,
         *           "coverDesign": "sunrise",
         *           "nrOfVolunteersSigned": 12,
         *           "waitlisted": 4,
         *           "seriesId": null,
         *           "told": 4,
         *           "creator": {
         *             "id": "01980000-0000-7000-8000-000000000003",
         *             "name": "Ірина Бондаренко"
         *           },
         *           "created": "2026-09-18T13:40:00.000Z",
         *           "updatedAt": "2026-09-20T12:00:00.000Z",
         *           "publishedAt": "2026-09-20T12:00:00.000Z",
         *           "finishedAt": null
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000103",
         *           "title": "Warsztaty ekologiczne dla przedszkolaków",
         *           "status": "draft",
         *           "helpCategory": [
         *             "ecology"
         *           ],
         *           "cancelledAt": null,
         *           "startDate": null,
         *           "eventStart": null,
         *           "endDate": null,
         *           "eventEnd": null,
         *           "city": "Poznań",
         *           "street": null,
         *           "houseNumber": null,
         *           "postCode": null,
         *           "location": null,
         *           "volunteersNeededNum": null,
         *           "coverDesign": null,
         *           "nrOfVolunteersSigned": 0,
         *           "waitlisted": 0,
         *           "seriesId": null,
         *           "told": 4,
         *           "creator": {
         *             "id": "01980000-0000-7000-8000-000000000002",
         *             "name": "Piotr Zieliński"
         *           },
         *           "created": "2026-11-02T09:30:00.000Z",
         *           "updatedAt": "2026-11-02T09:30:00.000Z",
         *           "publishedAt": null,
         *           "finishedAt": null
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000104",
         *           "title": "Sprzątanie brzegów Wisły",
         *           "status": "finished",
         *           "helpCategory": [
         *             "nature",
         *             "ecology"
         *           ],
         *           "cancelledAt": null,
         *           "startDate": "2026-10-17",
         *           "eventStart": "10:00",
         *           "endDate": "2026-10-17",
         *           "eventEnd": "13:30",
         *           "city": "Warszawa",
         *           "street": "Wybrzeże Helskie",
         *           "houseNumber": null,
         *           "postCode": "03-435",
         *           "location": "Zbiórka na plaży przy moście Gdańskim",
         *           "volunteersNeededNum": 40,
         *           "coverDesign": "leaves",
         *           "nrOfVolunteersSigned": 37,
         *           "waitlisted": 0,
         *           "seriesId": null,
         *           "told": 4,
         *           "creator": {
         *             "id": "01980000-0000-7000-8000-000000000002",
         *             "name": "Piotr Zieliński"
         *           },
         *           "created": "2026-09-25T10:10:00.000Z",
         *           "updatedAt": "2026-10-17T14:05:00.000Z",
         *           "publishedAt": "2026-09-28T07:45:00.000Z",
         *           "finishedAt": "2026-10-17T14:05:00.000Z"
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000105",
         *           "title": "Rajd pieszy po Beskidach",
         *           "status": "active",
         *           "helpCategory": [
         *             "sportsAndTourism"
         *           ],
         *           "cancelledAt": "2026-11-18T10:20:00.000Z",
         *           "startDate": "2027-01-23",
         *           "eventStart": "10:00",
         *           "endDate": "2027-01-24",
         *           "eventEnd": "13:30",
         *           "city": "Szczyrk",
         *           "street": null,
         *           "houseNumber": null,
         *           "postCode": "43-370",
         *           "location": "Parking pod dolną stacją kolejki na Skrzyczne",
         *           "volunteersNeededNum": 8,
         *           "coverDesign": "mosaic",
         *           "nrOfVolunteersSigned": 5,
         *           "waitlisted": 0,
         *           "seriesId": null,
         *           "told": 4,
         *           "creator": {
         *             "id": "01980000-0000-7000-8000-000000000002",
         *             "name": "Piotr Zieliński"
         *           },
         *           "created": "2026-11-02T09:30:00.000Z",
         *           "updatedAt": "2026-11-18T10:20:00.000Z",
         *           "publishedAt": "2026-11-03T08:15:00.000Z",
         *           "finishedAt": null
         *         }
         *       ]
         *     }
         */
        EventPage: {
            /** @example 0 */
            page: number;
            /** @example 25 */
            size: number;
            /** @example 2 */
            totalElements: number;
            /** @example 1 */
            totalPages: number;
            content: components["schemas"]["EventListItem"][];
        };
        /**
         * @description A participant on the event's own page.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000111",
         *       "volunteerId": "01980000-0000-7000-8000-000000000001",
         *       "firstname": "Łucja",
         *       "lastname": "Wiśniewska",
         *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *       "status": "signed_up"
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000112",
         *       "volunteerId": "01980000-0000-7000-8000-000000000002",
         *       "firstname": "Сергій",
         *       "lastname": "Шевченко",
         *       "imageToken": null,
         *       "status": "signed_up"
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000113",
         *       "volunteerId": "01980000-0000-7000-8000-000000000004",
         *       "firstname": "Żaneta",
         *       "lastname": "Dąbrowska",
         *       "imageToken": null,
         *       "status": "signed_up"
         *     }
         */
        EventParticipant: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000111
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000001
             */
            readonly volunteerId: string;
            /**
             * @description A name, of a person or a place.
             * @example Łucja
             */
            readonly firstname: string;
            /**
             * @description A name, of a person or a place.
             * @example Wiśniewska
             */
            readonly lastname: string;
            /**
             * @description Opens the image at `/images/{token}`.
             * @example b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA
             */
            readonly imageToken?: string | null;
            status: components["schemas"]["ParticipantStatus"];
        };
        /**
         * @description How an event is repeated.
         * @example {
         *       "frequency": "weekly",
         *       "count": 6
         *     }
         */
        EventRepetition: {
            frequency: components["schemas"]["EventFrequency"];
            /**
             * @description Events of the series, with those that are there already.
             * @example 6
             */
            count: number;
        };
        /**
         * @description This event alone, or the later ones of its series, too.
         * @example one
         * @enum {string}
         */
        EventScope: "one" | "following";
        /**
         * @description A cancelled event keeps its status and has `cancelledAt`.
         * @example active
         * @enum {string}
         */
        EventStatus: "draft" | "active" | "finished";
        /**
         * @description What happened at the events of one month.
         * @example {
         *       "month": "2026-06",
         *       "events": 4,
         *       "signedUp": 46,
         *       "attended": 41
         *     }
         * @example {
         *       "month": "2026-07",
         *       "events": 2,
         *       "signedUp": 19,
         *       "attended": 17
         *     }
         * @example {
         *       "month": "2026-08",
         *       "events": 1,
         *       "signedUp": 8,
         *       "attended": 8
         *     }
         * @example {
         *       "month": "2026-09",
         *       "events": 5,
         *       "signedUp": 63,
         *       "attended": 52
         *     }
         * @example {
         *       "month": "2026-10",
         *       "events": 4,
         *       "signedUp": 71,
         *       "attended": 66
         *     }
         * @example {
         *       "month": "2026-11",
         *       "events": 3,
         *       "signedUp": 28,
         *       "attended": 21
         *     }
         */
        EventsInMonth: {
            month: components["schemas"]["Month"];
            /**
             * @description Events that start in the month.
             * @example 3
             */
            events: number;
            /**
             * @description Places taken at them, attendance included.
             * @example 28
             */
            signedUp: number;
            /** @example 21 */
            attended: number;
        };
        /**
         * @description How much room the foundation's files take, and how much they may. Photos and covers do not count.
         * @example {
         *       "bytes": 1288490189,
         *       "maxBytes": 5368709120
         *     }
         */
        FileStorage: {
            /** @example 1288490189 */
            bytes: number;
            /** @example 5368709120 */
            maxBytes: number;
        };
        /**
         * @description How many records each choice of a list's filters would leave. In a list so long that counting takes a while, the numbers of choices that several filters narrow, and of texts, may be some seconds old.
         * @example {
         *       "filters": [
         *         {
         *           "name": "languages",
         *           "choices": [
         *             {
         *               "value": "uk",
         *               "count": 12
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        FilterCounts: {
            filters: {
                /**
                 * @description Name of the filter.
                 * @example languages
                 */
                name: string;
                /** @description The most frequent first; of texts only those. */
                choices: {
                    /** @example uk */
                    value: string;
                    /** @example 12 */
                    count: number;
                }[];
            }[];
        };
        /**
         * @description The address whose owner asks for a link that sets a new password.
         * @example {
         *       "email": "anna.kowalska@demo.example"
         *     }
         */
        ForgotPassword: {
            email: components["schemas"]["Email"];
        };
        /**
         * @description How a volunteer has found the foundation.
         * @example friends
         * @enum {string}
         */
        FoundVia: "friends" | "socialMedia" | "press" | "event" | "internet" | "school" | "other";
        /**
         * @description Who is to be responsible from now on.
         * @example {
         *       "coordinatorId": "01980000-0000-7000-8000-000000000003"
         *     }
         */
        HandOverInput: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000003
             */
            coordinatorId: string;
        };
        /**
         * @description That the service answers, and its database.
         * @example {
         *       "status": "ok"
         *     }
         */
        Health: {
            /** @constant */
            status: "ok";
        };
        /**
         * @description A field in which a foundation helps.
         * @example socialAssistance
         * @enum {string}
         */
        HelpCategory: "healthcare" | "nature" | "charity" | "elderlyPeople" | "humanRights" | "socialAssistance" | "animals" | "education" | "ecology" | "helpForUkraine" | "sportsAndTourism";
        /**
         * @description What was done to a record.
         * @example verified
         * @enum {string}
         */
        HistoryAction: "created" | "edited" | "verified" | "rejected" | "deleted" | "fileUploaded" | "fileDeleted" | "viewed" | "published" | "unpublished" | "finished" | "cancelled" | "repeated" | "invited" | "roleChanged" | "left" | "restored" | "takenOver" | "handedOver" | "helped" | "closed" | "reopened" | "noteAdded" | "noteEdited" | "noteDeleted" | "volunteerProposed" | "volunteerAsked" | "volunteerAccepted" | "volunteerDeclined" | "volunteerExpired" | "volunteerEnded" | "contactTold" | "visited" | "visitEdited" | "visitDeleted";
        /**
         * @description Who changed what and when; written by the server, changed by nobody.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000001",
         *       "at": "2026-11-02T09:30:00.000Z",
         *       "action": "verified",
         *       "actorId": "01980000-0000-7000-8000-000000000001",
         *       "actorName": "Anna Kowalska",
         *       "changes": [
         *         {
         *           "field": "accountStatus",
         *           "from": "pending",
         *           "to": "verified"
         *         }
         *       ]
         *     }
         */
        HistoryEntry: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            action: components["schemas"]["HistoryAction"];
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000001
             */
            actorId?: string | null;
            /** @example Anna Kowalska */
            actorName?: string | null;
            changes: {
                /** @example accountStatus */
                field: string;
                /** @example pending */
                from?: string | null;
                /** @example verified */
                to?: string | null;
            }[];
        };
        /**
         * @description Number of a house, with letters where it has any.
         * @example 12
         */
        HouseNumber: string;
        /**
         * Format: uuid
         * @description UUIDv7.
         * @example 01980000-0000-7000-8000-000000000001
         */
        Id: string;
        /**
         * @description Opens the image at `/images/{token}`.
         * @example b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA
         */
        ImageToken: string;
        /**
         * @description An image as a form sends it.
         * @example {
         *       "file": "text"
         *     }
         */
        ImageUpload: {
            /**
             * Format: binary
             * @description Known by its content, not by its name; stored re-encoded, without its metadata.
             */
            file: Blob;
        };
        /**
         * Format: date-time
         * @description ISO 8601, UTC.
         * @example 2026-11-02T09:30:00.000Z
         */
        Instant: string;
        /**
         * @description An invitation to become a coordinator of a foundation, sent by e-mail.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000001",
         *       "firstname": "Magdalena",
         *       "lastname": "Wójcik",
         *       "email": "magdalena.wojcik@mail.example",
         *       "role": "coordinator",
         *       "language": "pl",
         *       "message": "Cieszę się, że chcesz nam pomóc przy zbiórkach żywności!",
         *       "status": "pending",
         *       "invitedBy": "Anna Kowalska",
         *       "createdAt": "2026-11-02T09:30:00.000Z",
         *       "expiresAt": "2026-11-16T09:30:00.000Z",
         *       "acceptedAt": null,
         *       "revokedAt": null
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000002",
         *       "firstname": "Тарас",
         *       "lastname": "Мельник",
         *       "email": "taras.melnyk@mail.example",
         *       "role": "coordinator",
         *       "language": "uk",
         *       "message": null,
         *       "status": "accepted",
         *       "invitedBy": "Anna Kowalska",
         *       "createdAt": "2026-09-01T10:00:00.000Z",
         *       "expiresAt": "2026-09-15T10:00:00.000Z",
         *       "acceptedAt": "2026-09-02T07:20:00.000Z",
         *       "revokedAt": null
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000003",
         *       "firstname": "Grzegorz",
         *       "lastname": "Łuczak",
         *       "email": "grzegorz.luczak@mail.example",
         *       "role": "admin",
         *       "language": "pl",
         *       "message": null,
         *       "status": "expired",
         *       "invitedBy": "Anna Kowalska",
         *       "createdAt": "2026-07-01T10:00:00.000Z",
         *       "expiresAt": "2026-07-15T10:00:00.000Z",
         *       "acceptedAt": null,
         *       "revokedAt": null
         *     }
         */
        Invitation: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000001
             */
            readonly id: string;
            /**
             * @description A name, of a person or a place.
             * @example Magdalena
             */
            firstname: string;
            /**
             * @description A name, of a person or a place.
             * @example Wójcik
             */
            lastname: string;
            /**
             * Format: email
             * @description Compared without case.
             * @example magdalena.wojcik@mail.example
             */
            email: string;
            /**
             * @description A role that works in the panel.
             * @default coordinator
             * @example coordinator
             * @enum {string}
             */
            role: "coordinator" | "admin";
            /**
             * @description Language of the invitation.
             * @default pl
             * @example pl
             * @enum {string}
             */
            language: "pl" | "en" | "uk" | "ru";
            /**
             * @description A few personal words, put into the mail.
             * @example Cieszę się, że chcesz nam pomóc przy zbiórkach żywności!
             */
            message?: string | null;
            /**
             * @description Follows from `acceptedAt`, `revokedAt` and `expiresAt`.
             * @example pending
             * @enum {string}
             */
            readonly status: "pending" | "accepted" | "expired" | "revoked";
            /**
             * @description Name of who invited.
             * @example Anna Kowalska
             */
            readonly invitedBy: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-02T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-16T09:30:00.000Z
             */
            readonly expiresAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-02T09:30:00.000Z
             */
            readonly acceptedAt?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-02T09:30:00.000Z
             */
            readonly revokedAt?: string | null;
        };
        /**
         * @description What a client says of `Invitation`.
         * @example {
         *       "firstname": "Magdalena",
         *       "lastname": "Wójcik",
         *       "email": "magdalena.wojcik@mail.example",
         *       "role": "coordinator",
         *       "language": "pl",
         *       "message": "Cieszę się, że chcesz nam pomóc przy zbiórkach żywności!"
         *     }
         * @example {
         *       "firstname": "Тарас",
         *       "lastname": "Мельник",
         *       "email": "taras.melnyk@mail.example",
         *       "role": "coordinator",
         *       "language": "uk",
         *       "message": null
         *     }
         * @example {
         *       "firstname": "Grzegorz",
         *       "lastname": "Łuczak",
         *       "email": "grzegorz.luczak@mail.example",
         *       "role": "admin",
         *       "language": "pl",
         *       "message": null
         *     }
         */
        InvitationInput: {
            /**
             * @description A name, of a person or a place.
             * @example Magdalena
             */
            firstname: string;
            /**
             * @description A name, of a person or a place.
             * @example Wójcik
             */
            lastname: string;
            /**
             * Format: email
             * @description Compared without case.
             * @example magdalena.wojcik@mail.example
             */
            email: string;
            /**
             * @description A role that works in the panel.
             * @default coordinator
             * @example coordinator
             * @enum {string|null}
             */
            role?: "coordinator" | "admin" | null;
            /**
             * @description Language of the invitation.
             * @default pl
             * @example pl
             * @enum {string|null}
             */
            language?: "pl" | "en" | "uk" | "ru" | null;
            /**
             * @description A few personal words, put into the mail.
             * @example Cieszę się, że chcesz nam pomóc przy zbiórkach żywności!
             */
            message?: string | null;
        };
        /**
         * @description One page of a list of `Invitation`.
         * @example {
         *       "page": 0,
         *       "size": 25,
         *       "totalElements": 3,
         *       "totalPages": 1,
         *       "content": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000001",
         *           "firstname": "Magdalena",
         *           "lastname": "Wójcik",
         *           "email": "magdalena.wojcik@mail.example",
         *           "role": "coordinator",
         *           "language": "pl",
         *           "message": "Cieszę się, że chcesz nam pomóc przy zbiórkach żywności!",
         *           "status": "pending",
         *           "invitedBy": "Anna Kowalska",
         *           "createdAt": "2026-11-02T09:30:00.000Z",
         *           "expiresAt": "2026-11-16T09:30:00.000Z",
         *           "acceptedAt": null,
         *           "revokedAt": null
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000002",
         *           "firstname": "Тарас",
         *           "lastname": "Мельник",
         *           "email": "taras.melnyk@mail.example",
         *           "role": "coordinator",
         *           "language": "uk",
         *           "message": null,
         *           "status": "accepted",
         *           "invitedBy": "Anna Kowalska",
         *           "createdAt": "2026-09-01T10:00:00.000Z",
         *           "expiresAt": "2026-09-15T10:00:00.000Z",
         *           "acceptedAt": "2026-09-02T07:20:00.000Z",
         *           "revokedAt": null
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000003",
         *           "firstname": "Grzegorz",
         *           "lastname": "Łuczak",
         *           "email": "grzegorz.luczak@mail.example",
         *           "role": "admin",
         *           "language": "pl",
         *           "message": null,
         *           "status": "expired",
         *           "invitedBy": "Anna Kowalska",
         *           "createdAt": "2026-07-01T10:00:00.000Z",
         *           "expiresAt": "2026-07-15T10:00:00.000Z",
         *           "acceptedAt": null,
         *           "revokedAt": null
         *         }
         *       ]
         *     }
         */
        InvitationPage: {
            /** @example 0 */
            page: number;
            /** @example 25 */
            size: number;
            /** @example 2 */
            totalElements: number;
            /** @example 1 */
            totalPages: number;
            content: components["schemas"]["Invitation"][];
        };
        /**
         * @description What the invited person sees before registering.
         * @example {
         *       "firstname": "Magdalena",
         *       "lastname": "Wójcik",
         *       "email": "magdalena.wojcik@mail.example",
         *       "role": "coordinator",
         *       "language": "pl",
         *       "invitedBy": "Anna Kowalska",
         *       "organizationName": "Fundacja Pomocna Dłoń"
         *     }
         * @example {
         *       "firstname": "Тарас",
         *       "lastname": "Мельник",
         *       "email": "taras.melnyk@mail.example",
         *       "role": "coordinator",
         *       "language": "uk",
         *       "invitedBy": "Anna Kowalska",
         *       "organizationName": "Fundacja Pomocna Dłoń"
         *     }
         * @example {
         *       "firstname": "Grzegorz",
         *       "lastname": "Łuczak",
         *       "email": "grzegorz.luczak@mail.example",
         *       "role": "admin",
         *       "language": "pl",
         *       "invitedBy": "Anna Kowalska",
         *       "organizationName": "Fundacja Pomocna Dłoń"
         *     }
         */
        InvitationPreview: {
            /**
             * @description A name, of a person or a place.
             * @example Magdalena
             */
            firstname: string;
            /**
             * @description A name, of a person or a place.
             * @example Wójcik
             */
            lastname: string;
            /**
             * Format: email
             * @description Compared without case.
             * @example magdalena.wojcik@mail.example
             */
            email: string;
            /**
             * @description A role that works in the panel.
             * @default coordinator
             * @example coordinator
             * @enum {string}
             */
            role: "coordinator" | "admin";
            /**
             * @description Language of the invitation.
             * @default pl
             * @example pl
             * @enum {string}
             */
            language: "pl" | "en" | "uk" | "ru";
            /**
             * @description Name of who invited.
             * @example Anna Kowalska
             */
            readonly invitedBy: string;
            /** @example Fundacja Pomocna Dłoń */
            organizationName: string;
        };
        /**
         * @description What has become of an invitation.
         * @example pending
         * @enum {string}
         */
        InvitationStatus: "pending" | "accepted" | "expired" | "revoked";
        /**
         * @description Language of the panel and of mails; pl is default and fallback.
         * @default pl
         * @example pl
         * @enum {string}
         */
        LanguageCode: "pl" | "en" | "uk" | "ru";
        /**
         * @description Why somebody leaves a foundation.
         * @example {
         *       "reason": "I am moving abroad."
         *     }
         */
        LeaveInput: {
            /**
             * @description Why something is done, in words for whom it concerns.
             * @example I am moving abroad.
             */
            reason: string;
        };
        /**
         * @description The user whose session it is.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000001",
         *       "name": "Anna Kowalska",
         *       "email": "anna.admin@demo.example",
         *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *       "role": "admin",
         *       "organizationId": "01980000-0000-7000-8000-000000000001",
         *       "organizationName": "Fundacja Pomocna Dłoń"
         *     }
         */
        LoggedInUser: {
            /**
             * Format: uuid
             * @description Of the account, and of the coordinator or volunteer whom it belongs to.
             * @example 01980000-0000-7000-8000-000000000001
             */
            id: string;
            /** @example Anna Kowalska */
            name: string;
            email: components["schemas"]["Email"];
            /**
             * @description Opens the image at `/images/{token}`.
             * @example b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA
             */
            imageToken?: string | null;
            role: components["schemas"]["Role"];
            organizationId: components["schemas"]["Id"];
            /** @example Fundacja Pomocna Dłoń */
            organizationName?: string | null;
        };
        /**
         * @description What a mailed link is for, as long as it has not been used.
         * @example {
         *       "kind": "application",
         *       "email": "anna.kowalska@demo.example",
         *       "organizationName": "Fundacja Pomocna Dłoń"
         *     }
         */
        MailedLink: {
            /**
             * @description What using the link does.
             * @example application
             * @enum {string}
             */
            kind: "registration" | "application" | "changedEmail" | "resetPassword" | "restore" | "formerEmail";
            /**
             * Format: email
             * @description Where it was mailed to.
             * @example anna.kowalska@demo.example
             */
            email: string;
            /**
             * @description Name of the foundation.
             * @example Fundacja Pomocna Dłoń
             */
            organizationName: string;
        };
        /**
         * @description A message of the foundation to volunteers, each of whom gets a mail in their language as far as it is written in it.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000801",
         *       "subject": "Zmiana miejsca zbiórki",
         *       "status": "sent",
         *       "kind": "necessary",
         *       "pl": {
         *         "subject": "Zmiana miejsca zbiórki",
         *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
         *       },
         *       "en": {
         *         "subject": "Zmiana miejsca zbiórki",
         *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
         *       },
         *       "uk": {
         *         "subject": "Zmiana miejsca zbiórki",
         *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
         *       },
         *       "ru": {
         *         "subject": "Zmiana miejsca zbiórki",
         *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
         *       },
         *       "eventId": "01980000-0000-7000-8000-000000000101",
         *       "filter": "status=signed_up",
         *       "volunteerIds": null,
         *       "sendDate": null,
         *       "sendTime": null,
         *       "readers": {
         *         "queued": 0,
         *         "sent": 37,
         *         "failed": 1,
         *         "left_out": 2
         *       },
         *       "author": {
         *         "id": "01980000-0000-7000-8000-000000000002",
         *         "name": "Piotr Zieliński"
         *       },
         *       "createdAt": "2026-11-12T09:29:30.000Z",
         *       "sentAt": "2026-11-12T09:30:00.000Z",
         *       "version": 3,
         *       "history": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000001",
         *           "at": "2026-11-02T09:30:00.000Z",
         *           "action": "verified",
         *           "actorId": "01980000-0000-7000-8000-000000000001",
         *           "actorName": "Anna Kowalska",
         *           "changes": [
         *             {
         *               "field": "accountStatus",
         *               "from": "pending",
         *               "to": "verified"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        Mailing: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000801
             */
            readonly id: string;
            /**
             * @description The first subject that is written.
             * @example Zmiana miejsca zbiórki
             */
            readonly subject: string;
            /**
             * @description How far a message is.
             * @example sent
             * @enum {string}
             */
            readonly status: "scheduled" | "sending" | "sent" | "cancelled";
            /**
             * @description Whether it is about what the readers signed up for, or news that they may refuse.
             * @example necessary
             * @enum {string}
             */
            kind: "necessary" | "news";
            /** @description Subject and text in one language. `{firstname}`, `{lastname}` and `{organization}` stand for the reader's and the foundation's names; with an event also `{event}`, `{when}` and `{where}`. */
            pl?: {
                /** @example Zmiana miejsca zbiórki */
                subject: string;
                /** @example {firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice. */
                text: string;
            } | null;
            /**
             * @description Subject and text in one language. `{firstname}`, `{lastname}` and `{organization}` stand for the reader's and the foundation's names; with an event also `{event}`, `{when}` and `{where}`.
             * @example null
             */
            en?: {
                /** @example Zmiana miejsca zbiórki */
                subject: string;
                /** @example {firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice. */
                text: string;
            } | null;
            /**
             * @description Subject and text in one language. `{firstname}`, `{lastname}` and `{organization}` stand for the reader's and the foundation's names; with an event also `{event}`, `{when}` and `{where}`.
             * @example null
             */
            uk?: {
                /** @example Zmiana miejsca zbiórki */
                subject: string;
                /** @example {firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice. */
                text: string;
            } | null;
            /**
             * @description Subject and text in one language. `{firstname}`, `{lastname}` and `{organization}` stand for the reader's and the foundation's names; with an event also `{event}`, `{when}` and `{where}`.
             * @example null
             */
            ru?: {
                /** @example Zmiana miejsca zbiórki */
                subject: string;
                /** @example {firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice. */
                text: string;
            } | null;
            /**
             * Format: uuid
             * @description Event to whose participants it goes; none for volunteers of the foundation.
             * @example 01980000-0000-7000-8000-000000000101
             */
            eventId?: string | null;
            /**
             * @description Who of the event's participants or of the foundation's volunteers it goes to, as the query of their list without order and page. Looked up when it is sent.
             * @example status=signed_up
             */
            filter?: string | null;
            /**
             * @description Only these of them.
             * @example null
             */
            volunteerIds?: components["schemas"]["Id"][] | null;
            /**
             * Format: date
             * @description When it is sent, in the foundation’s time zone; at once without a day.
             * @example null
             */
            sendDate?: string | null;
            /**
             * @description HH:mm, in the foundation's time zone.
             * @example null
             */
            sendTime?: string | null;
            /** @description How many readers' mails are in each state. */
            readonly readers?: {
                /** @example 0 */
                queued: number;
                /** @example 37 */
                sent: number;
                /** @example 1 */
                failed: number;
                /** @example 2 */
                left_out: number;
            } | null;
            /** @description Who it was, by the name of that time. */
            readonly author: {
                /**
                 * Format: uuid
                 * @description UUIDv7.
                 * @example 01980000-0000-7000-8000-000000000002
                 */
                id: string;
                /** @example Piotr Zieliński */
                name: string;
            };
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-12T09:29:30.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When the last mail was queued.
             * @example 2026-11-12T09:30:00.000Z
             */
            readonly sentAt?: string | null;
            /**
             * @description Grows with every change of the record.
             * @example 3
             */
            readonly version: number;
            readonly history: components["schemas"]["HistoryEntry"][];
        };
        /**
         * @description A message to be sent, in at least one language.
         * @example {
         *       "kind": "necessary",
         *       "pl": {
         *         "subject": "Zmiana miejsca zbiórki",
         *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
         *       },
         *       "en": {
         *         "subject": "Zmiana miejsca zbiórki",
         *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
         *       },
         *       "uk": {
         *         "subject": "Zmiana miejsca zbiórki",
         *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
         *       },
         *       "ru": {
         *         "subject": "Zmiana miejsca zbiórki",
         *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
         *       },
         *       "eventId": "01980000-0000-7000-8000-000000000101",
         *       "filter": "status=signed_up",
         *       "volunteerIds": null,
         *       "sendDate": null,
         *       "sendTime": null
         *     }
         */
        MailingInput: {
            /**
             * @description Whether it is about what the readers signed up for, or news that they may refuse.
             * @example necessary
             * @enum {string}
             */
            kind: "necessary" | "news";
            /** @description Subject and text in one language. `{firstname}`, `{lastname}` and `{organization}` stand for the reader's and the foundation's names; with an event also `{event}`, `{when}` and `{where}`. */
            pl?: {
                /** @example Zmiana miejsca zbiórki */
                subject: string;
                /** @example {firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice. */
                text: string;
            } | null;
            /**
             * @description Subject and text in one language. `{firstname}`, `{lastname}` and `{organization}` stand for the reader's and the foundation's names; with an event also `{event}`, `{when}` and `{where}`.
             * @example null
             */
            en?: {
                /** @example Zmiana miejsca zbiórki */
                subject: string;
                /** @example {firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice. */
                text: string;
            } | null;
            /**
             * @description Subject and text in one language. `{firstname}`, `{lastname}` and `{organization}` stand for the reader's and the foundation's names; with an event also `{event}`, `{when}` and `{where}`.
             * @example null
             */
            uk?: {
                /** @example Zmiana miejsca zbiórki */
                subject: string;
                /** @example {firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice. */
                text: string;
            } | null;
            /**
             * @description Subject and text in one language. `{firstname}`, `{lastname}` and `{organization}` stand for the reader's and the foundation's names; with an event also `{event}`, `{when}` and `{where}`.
             * @example null
             */
            ru?: {
                /** @example Zmiana miejsca zbiórki */
                subject: string;
                /** @example {firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice. */
                text: string;
            } | null;
            /**
             * Format: uuid
             * @description Event to whose participants it goes; none for volunteers of the foundation.
             * @example 01980000-0000-7000-8000-000000000101
             */
            eventId?: string | null;
            /**
             * @description Who of the event's participants or of the foundation's volunteers it goes to, as the query of their list without order and page. Looked up when it is sent.
             * @example status=signed_up
             */
            filter?: string | null;
            /**
             * @description Only these of them.
             * @example null
             */
            volunteerIds?: components["schemas"]["Id"][] | null;
            /**
             * Format: date
             * @description When it is sent, in the foundation’s time zone; at once without a day.
             * @example null
             */
            sendDate?: string | null;
            /**
             * @description HH:mm, in the foundation's time zone.
             * @example null
             */
            sendTime?: string | null;
        };
        /**
         * @description Whether it is about what the readers signed up for, or news that they may refuse.
         * @example necessary
         * @enum {string}
         */
        MailingKind: "necessary" | "news";
        /**
         * @description A message in the list.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000801",
         *       "subject": "Zmiana miejsca zbiórki",
         *       "status": "sent",
         *       "kind": "necessary",
         *       "author": {
         *         "id": "01980000-0000-7000-8000-000000000002",
         *         "name": "Piotr Zieliński"
         *       },
         *       "createdAt": "2026-11-12T09:29:30.000Z",
         *       "sentAt": "2026-11-12T09:30:00.000Z"
         *     }
         */
        MailingListItem: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000801
             */
            readonly id: string;
            /**
             * @description The first subject that is written.
             * @example Zmiana miejsca zbiórki
             */
            readonly subject: string;
            /**
             * @description How far a message is.
             * @example sent
             * @enum {string}
             */
            readonly status: "scheduled" | "sending" | "sent" | "cancelled";
            /**
             * @description Whether it is about what the readers signed up for, or news that they may refuse.
             * @example necessary
             * @enum {string}
             */
            kind: "necessary" | "news";
            /** @description Who it was, by the name of that time. */
            readonly author: {
                /**
                 * Format: uuid
                 * @description UUIDv7.
                 * @example 01980000-0000-7000-8000-000000000002
                 */
                id: string;
                /** @example Piotr Zieliński */
                name: string;
            };
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-12T09:29:30.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When the last mail was queued.
             * @example 2026-11-12T09:30:00.000Z
             */
            readonly sentAt?: string | null;
        };
        /**
         * @description One page of a list of `MailingListItem`.
         * @example {
         *       "page": 0,
         *       "size": 25,
         *       "totalElements": 1,
         *       "totalPages": 1,
         *       "content": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000801",
         *           "subject": "Zmiana miejsca zbiórki",
         *           "status": "sent",
         *           "kind": "necessary",
         *           "author": {
         *             "id": "01980000-0000-7000-8000-000000000002",
         *             "name": "Piotr Zieliński"
         *           },
         *           "createdAt": "2026-11-12T09:29:30.000Z",
         *           "sentAt": "2026-11-12T09:30:00.000Z"
         *         }
         *       ]
         *     }
         */
        MailingPage: {
            /** @example 0 */
            page: number;
            /** @example 25 */
            size: number;
            /** @example 2 */
            totalElements: number;
            /** @example 1 */
            totalPages: number;
            content: components["schemas"]["MailingListItem"][];
        };
        /**
         * @description Whom a message would go to now, and the mail to one of them.
         * @example {
         *       "readers": 37,
         *       "leftOut": 2,
         *       "name": "Łucja Wiśniewska",
         *       "language": "pl",
         *       "subject": "Fundacja Pomocna Dłoń: Zmiana miejsca zbiórki",
         *       "text": "Łucja, spotykamy się przy bramie B. Prosimy zabrać rękawice."
         *     }
         */
        MailingPreview: {
            /**
             * @description Who gets a mail.
             * @example 37
             */
            readers: number;
            /**
             * @description Who wants no news.
             * @example 2
             */
            leftOut: number;
            /**
             * @description The reader whose mail it is.
             * @example Łucja Wiśniewska
             */
            name?: string | null;
            /**
             * @description Language of the mail.
             * @default pl
             * @example pl
             * @enum {string|null}
             */
            language?: "pl" | "en" | "uk" | "ru" | null;
            /** @example Fundacja Pomocna Dłoń: Zmiana miejsca zbiórki */
            subject?: string | null;
            /** @example Łucja, spotykamy się przy bramie B. Prosimy zabrać rękawice. */
            text?: string | null;
        };
        /**
         * @description A message that is being written, and whose mail is to be shown.
         * @example {
         *       "kind": "necessary",
         *       "pl": {
         *         "subject": "Zmiana miejsca zbiórki",
         *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
         *       },
         *       "en": {
         *         "subject": "Zmiana miejsca zbiórki",
         *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
         *       },
         *       "uk": {
         *         "subject": "Zmiana miejsca zbiórki",
         *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
         *       },
         *       "ru": {
         *         "subject": "Zmiana miejsca zbiórki",
         *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
         *       },
         *       "eventId": "01980000-0000-7000-8000-000000000101",
         *       "filter": "status=signed_up",
         *       "volunteerIds": null,
         *       "position": 0
         *     }
         */
        MailingPreviewInput: {
            /**
             * @description Whether it is about what the readers signed up for, or news that they may refuse.
             * @example necessary
             * @enum {string}
             */
            kind: "necessary" | "news";
            /** @description Subject and text in one language. `{firstname}`, `{lastname}` and `{organization}` stand for the reader's and the foundation's names; with an event also `{event}`, `{when}` and `{where}`. */
            pl?: {
                /** @example Zmiana miejsca zbiórki */
                subject: string;
                /** @example {firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice. */
                text: string;
            } | null;
            /**
             * @description Subject and text in one language. `{firstname}`, `{lastname}` and `{organization}` stand for the reader's and the foundation's names; with an event also `{event}`, `{when}` and `{where}`.
             * @example null
             */
            en?: {
                /** @example Zmiana miejsca zbiórki */
                subject: string;
                /** @example {firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice. */
                text: string;
            } | null;
            /**
             * @description Subject and text in one language. `{firstname}`, `{lastname}` and `{organization}` stand for the reader's and the foundation's names; with an event also `{event}`, `{when}` and `{where}`.
             * @example null
             */
            uk?: {
                /** @example Zmiana miejsca zbiórki */
                subject: string;
                /** @example {firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice. */
                text: string;
            } | null;
            /**
             * @description Subject and text in one language. `{firstname}`, `{lastname}` and `{organization}` stand for the reader's and the foundation's names; with an event also `{event}`, `{when}` and `{where}`.
             * @example null
             */
            ru?: {
                /** @example Zmiana miejsca zbiórki */
                subject: string;
                /** @example {firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice. */
                text: string;
            } | null;
            /**
             * Format: uuid
             * @description Event to whose participants it goes; none for volunteers of the foundation.
             * @example 01980000-0000-7000-8000-000000000101
             */
            eventId?: string | null;
            /**
             * @description Who of the event's participants or of the foundation's volunteers it goes to, as the query of their list without order and page. Looked up when it is sent.
             * @example status=signed_up
             */
            filter?: string | null;
            /**
             * @description Only these of them.
             * @example null
             */
            volunteerIds?: components["schemas"]["Id"][] | null;
            /**
             * @description The reader's place among the readers.
             * @default 0
             * @example 0
             */
            position?: number | null;
        };
        /**
         * @description How far a message is.
         * @example sent
         * @enum {string}
         */
        MailingStatus: "scheduled" | "sending" | "sent" | "cancelled";
        /**
         * @description Subject and text in one language. `{firstname}`, `{lastname}` and `{organization}` stand for the reader's and the foundation's names; with an event also `{event}`, `{when}` and `{where}`.
         * @example {
         *       "subject": "Zmiana miejsca zbiórki",
         *       "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
         *     }
         */
        MailingText: {
            /** @example Zmiana miejsca zbiórki */
            subject: string;
            /** @example {firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice. */
            text: string;
        };
        /**
         * @description A verified volunteer who suits a request for help, with the reasons.
         * @example {
         *       "volunteerId": "01980000-0000-7000-8000-000000000001",
         *       "name": "Łucja Wiśniewska",
         *       "city": "Kraków",
         *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *       "score": 75,
         *       "openAssignments": 0,
         *       "reasons": [
         *         {
         *           "kind": "town",
         *           "count": null,
         *           "language": "pl",
         *           "category": "socialAssistance",
         *           "at": null
         *         }
         *       ]
         *     }
         */
        Match: {
            volunteerId: components["schemas"]["Id"];
            /** @example Łucja Wiśniewska */
            name: string;
            /**
             * @description A name, of a person or a place.
             * @example Kraków
             */
            city: string;
            /**
             * @description Opens the image at `/images/{token}`.
             * @example b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA
             */
            imageToken?: string | null;
            /**
             * @description Sum of what the reasons weigh.
             * @example 75
             */
            score: number;
            /**
             * @description Whom else the volunteer helps or is asked to help.
             * @example 0
             */
            openAssignments: number;
            /** @description The weightiest first. */
            reasons: {
                kind: components["schemas"]["MatchReasonKind"];
                /**
                 * @description Days of help, or whom else the volunteer helps.
                 * @example null
                 */
                count?: number | null;
                /**
                 * @description A language that a volunteer speaks (ISO 639-1).
                 * @example pl
                 * @enum {string|null}
                 */
                language?: "pl" | "en" | "uk" | "ru" | "de" | "fr" | "es" | "be" | null;
                /**
                 * @description A field in which a foundation helps.
                 * @example socialAssistance
                 * @enum {string|null}
                 */
                category?: "healthcare" | "nature" | "charity" | "elderlyPeople" | "humanRights" | "socialAssistance" | "animals" | "education" | "ecology" | "helpForUkraine" | "sportsAndTourism" | null;
                /**
                 * Format: date-time
                 * @description When the volunteer helped last.
                 * @example null
                 */
                at?: string | null;
            }[];
        };
        /**
         * @description Why a volunteer suits a request.
         * @example town
         * @enum {string}
         */
        MatchReasonKind: "town" | "language" | "interest" | "soon" | "days" | "free" | "busy" | "helpedHere" | "rested" | "newcomer";
        /**
         * @description An answer in words.
         * @example {
         *       "message": "If the account exists, a password reset email has been sent."
         *     }
         */
        Message: {
            /**
             * @description Text for the user in the language of the request.
             * @example If the account exists, a password reset email has been sent.
             */
            message: string;
        };
        /**
         * @description YYYY-MM, in the foundation's time zone.
         * @example 2026-11
         */
        Month: string;
        /**
         * @description Whether a volunteer gets news.
         * @example {
         *       "wanted": false
         *     }
         */
        NewsPreference: {
            /** @example false */
            wanted: boolean;
        };
        /**
         * @description A short remark of the foundation's own.
         * @example Zadzwonić dzień wcześniej.
         */
        Note: string;
        /**
         * @description A note of the team's own, in words.
         * @example Rozmawiałam z synem. Klucze ma sąsiadka spod czwórki.
         */
        NoteText: string;
        /**
         * @description Something that happened, told to one user.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000131",
         *       "kind": "volunteerApplied",
         *       "message": "Łucja Wiśniewska chce zostać wolontariuszką. Zgłoszenie czeka na weryfikację.",
         *       "type": "newVolunteer",
         *       "params": {
         *         "actor": "Łucja Wiśniewska",
         *         "subject": "Łucja Wiśniewska",
         *         "reason": null
         *       },
         *       "subjectType": "volunteer",
         *       "subjectId": "01980000-0000-7000-8000-000000000001",
         *       "createdAt": "2026-11-20T18:26:00.000Z",
         *       "readAt": null
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000132",
         *       "kind": "participantSignedUp",
         *       "message": "Сергій Шевченко zapisał się na wydarzenie „Sobotnie zakupy dla seniorów”.",
         *       "type": "newEventParticipant",
         *       "params": {
         *         "actor": "Сергій Шевченко",
         *         "subject": "Sobotnie zakupy dla seniorów"
         *       },
         *       "subjectType": "event",
         *       "subjectId": "01980000-0000-7000-8000-000000000101",
         *       "createdAt": "2026-11-20T15:03:00.000Z",
         *       "readAt": null
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000133",
         *       "kind": "eventCancelled",
         *       "message": "Wydarzenie „Rajd pieszy po Beskidach” zostało odwołane: Schronisko jest zamknięte do wiosny.",
         *       "type": "eventCancellation",
         *       "params": {
         *         "actor": "Anna Kowalska",
         *         "subject": "Rajd pieszy po Beskidach",
         *         "reason": "Schronisko jest zamknięte do wiosny."
         *       },
         *       "subjectType": "event",
         *       "subjectId": "01980000-0000-7000-8000-000000000105",
         *       "createdAt": "2026-11-18T10:20:00.000Z",
         *       "readAt": "2026-11-18T11:02:00.000Z"
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000134",
         *       "kind": "coordinatorJoined",
         *       "message": "Do zespołu dołączył koordynator Piotr Zieliński.",
         *       "type": "systemNotifications",
         *       "params": {
         *         "actor": "Piotr Zieliński",
         *         "subject": "Piotr Zieliński"
         *       },
         *       "subjectType": "coordinator",
         *       "subjectId": "01980000-0000-7000-8000-000000000002",
         *       "createdAt": "2026-11-12T08:40:00.000Z",
         *       "readAt": "2026-11-12T09:00:00.000Z"
         *     }
         */
        Notification: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000131
             */
            readonly id: string;
            /**
             * @description What happened; several belong to one `NotificationType`.
             * @example volunteerApplied
             * @enum {string}
             */
            readonly kind: "volunteerApplied" | "participantSignedUp" | "participantWaitlisted" | "participantResigned" | "volunteerLeft" | "abuseReported" | "eventFinished" | "eventCancelled" | "eventDeleted" | "organizationApproved" | "organizationEdited" | "coordinatorJoined" | "coordinatorLeft" | "coordinatorDeleted" | "roleChanged" | "helpRequested" | "helpRequestedUrgently" | "personHandedOver" | "assignmentAccepted" | "assignmentDeclined" | "assignmentExpired";
            /**
             * @description Text for the user in the language of the request.
             * @example Łucja Wiśniewska chce zostać wolontariuszką. Zgłoszenie czeka na weryfikację.
             */
            readonly message: string;
            /**
             * @description The preference that switches it on and off.
             * @example newVolunteer
             * @enum {string}
             */
            readonly type: "newVolunteer" | "newEventParticipant" | "eventParticipantResignation" | "volunteerLeave" | "abuse" | "eventEnd" | "eventCancellation" | "systemNotifications" | "newPersonInNeed";
            /** @description Names and texts of that time that `message` is put together from, whatever its reader's language. */
            readonly params: {
                /**
                 * @description Who did it.
                 * @example Łucja Wiśniewska
                 */
                actor?: string | null;
                /**
                 * @description Name of what it is about.
                 * @example Łucja Wiśniewska
                 */
                subject?: string | null;
                /**
                 * @description What was given as the reason or reported.
                 * @example null
                 */
                reason?: string | null;
            };
            /**
             * @description The kind of record that something is about.
             * @example volunteer
             * @enum {string}
             */
            readonly subjectType: "organization" | "coordinator" | "volunteer" | "event" | "personInNeed";
            /**
             * Format: uuid
             * @description What to open; null once it is deleted.
             * @example 01980000-0000-7000-8000-000000000001
             */
            readonly subjectId?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-20T18:26:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example null
             */
            readonly readAt?: string | null;
        };
        /**
         * @description What happened; several belong to one `NotificationType`.
         * @example volunteerApplied
         * @enum {string}
         */
        NotificationKind: "volunteerApplied" | "participantSignedUp" | "participantWaitlisted" | "participantResigned" | "volunteerLeft" | "abuseReported" | "eventFinished" | "eventCancelled" | "eventDeleted" | "organizationApproved" | "organizationEdited" | "coordinatorJoined" | "coordinatorLeft" | "coordinatorDeleted" | "roleChanged" | "helpRequested" | "helpRequestedUrgently" | "personHandedOver" | "assignmentAccepted" | "assignmentDeclined" | "assignmentExpired";
        /**
         * @description One page of a list of `Notification`.
         * @example {
         *       "page": 0,
         *       "size": 25,
         *       "totalElements": 4,
         *       "totalPages": 1,
         *       "content": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000131",
         *           "kind": "volunteerApplied",
         *           "message": "Łucja Wiśniewska chce zostać wolontariuszką. Zgłoszenie czeka na weryfikację.",
         *           "type": "newVolunteer",
         *           "params": {
         *             "actor": "Łucja Wiśniewska",
         *             "subject": "Łucja Wiśniewska",
         *             "reason": null
         *           },
         *           "subjectType": "volunteer",
         *           "subjectId": "01980000-0000-7000-8000-000000000001",
         *           "createdAt": "2026-11-20T18:26:00.000Z",
         *           "readAt": null
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000132",
         *           "kind": "participantSignedUp",
         *           "message": "Сергій Шевченко zapisał się na wydarzenie „Sobotnie zakupy dla seniorów”.",
         *           "type": "newEventParticipant",
         *           "params": {
         *             "actor": "Сергій Шевченко",
         *             "subject": "Sobotnie zakupy dla seniorów"
         *           },
         *           "subjectType": "event",
         *           "subjectId": "01980000-0000-7000-8000-000000000101",
         *           "createdAt": "2026-11-20T15:03:00.000Z",
         *           "readAt": null
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000133",
         *           "kind": "eventCancelled",
         *           "message": "Wydarzenie „Rajd pieszy po Beskidach” zostało odwołane: Schronisko jest zamknięte do wiosny.",
         *           "type": "eventCancellation",
         *           "params": {
         *             "actor": "Anna Kowalska",
         *             "subject": "Rajd pieszy po Beskidach",
         *             "reason": "Schronisko jest zamknięte do wiosny."
         *           },
         *           "subjectType": "event",
         *           "subjectId": "01980000-0000-7000-8000-000000000105",
         *           "createdAt": "2026-11-18T10:20:00.000Z",
         *           "readAt": "2026-11-18T11:02:00.000Z"
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000134",
         *           "kind": "coordinatorJoined",
         *           "message": "Do zespołu dołączył koordynator Piotr Zieliński.",
         *           "type": "systemNotifications",
         *           "params": {
         *             "actor": "Piotr Zieliński",
         *             "subject": "Piotr Zieliński"
         *           },
         *           "subjectType": "coordinator",
         *           "subjectId": "01980000-0000-7000-8000-000000000002",
         *           "createdAt": "2026-11-12T08:40:00.000Z",
         *           "readAt": "2026-11-12T09:00:00.000Z"
         *         }
         *       ],
         *       "unreadCount": 2
         *     }
         */
        NotificationPage: {
            /** @example 0 */
            page: number;
            /** @example 25 */
            size: number;
            /** @example 2 */
            totalElements: number;
            /** @example 1 */
            totalPages: number;
            content: components["schemas"]["Notification"][];
            /**
             * @description Of all, whatever the filter.
             * @example 2
             */
            unreadCount: number;
        };
        /**
         * @description Names and texts of that time that `message` is put together from, whatever its reader's language.
         * @example {
         *       "actor": "Łucja Wiśniewska",
         *       "subject": "Łucja Wiśniewska",
         *       "reason": null
         *     }
         */
        NotificationParams: {
            /**
             * @description Who did it.
             * @example Łucja Wiśniewska
             */
            actor?: string | null;
            /**
             * @description Name of what it is about.
             * @example Łucja Wiśniewska
             */
            subject?: string | null;
            /**
             * @description What was given as the reason or reported.
             * @example null
             */
            reason?: string | null;
        };
        /**
         * @description What the signed-in user wants to hear of.
         * @example {
         *       "newVolunteer": true,
         *       "newEventParticipant": true,
         *       "eventParticipantResignation": true,
         *       "volunteerLeave": true,
         *       "abuse": true,
         *       "eventEnd": false,
         *       "eventCancellation": true,
         *       "systemNotifications": true,
         *       "newPersonInNeed": true,
         *       "email": "daily"
         *     }
         */
        NotificationPreferences: {
            /**
             * @description A volunteer applied and confirmed the e-mail.
             * @default true
             * @example true
             */
            newVolunteer: boolean;
            /**
             * @description Somebody signed up for an event.
             * @default true
             * @example true
             */
            newEventParticipant: boolean;
            /**
             * @description A participant resigned from an event.
             * @default true
             * @example true
             */
            eventParticipantResignation: boolean;
            /**
             * @description A volunteer left the foundation.
             * @default true
             * @example true
             */
            volunteerLeave: boolean;
            /**
             * @description Somebody reported an abuse.
             * @default true
             * @example true
             */
            abuse: boolean;
            /**
             * @description An event was finished.
             * @default true
             * @example false
             */
            eventEnd: boolean;
            /**
             * @description An event was cancelled or deleted.
             * @default true
             * @example true
             */
            eventCancellation: boolean;
            /**
             * @description Everything about the foundation itself.
             * @default true
             * @example true
             */
            systemNotifications: boolean;
            /**
             * @description Somebody asked for help, or a request was handed to the user. As it was where it is left out.
             * @default true
             * @example true
             */
            newPersonInNeed?: boolean | null;
            /**
             * @description How soon what happened comes by e-mail.
             * @default immediately
             * @example daily
             * @enum {string}
             */
            email: "off" | "immediately" | "daily";
        };
        /**
         * @description The preference that switches it on and off.
         * @example newVolunteer
         * @enum {string}
         */
        NotificationType: "newVolunteer" | "newEventParticipant" | "eventParticipantResignation" | "volunteerLeave" | "abuse" | "eventEnd" | "eventCancellation" | "systemNotifications" | "newPersonInNeed";
        /**
         * @description A published event as a volunteer reads it, without whoever else takes part or made it.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000101",
         *       "title": "Sobotnie zakupy dla seniorów",
         *       "status": "active",
         *       "helpCategory": [
         *         "elderlyPeople",
         *         "socialAssistance"
         *       ],
         *       "description": "Robimy zakupy z listy i zanosimy je do mieszkań seniorów na Bałutach. Przyda się wygodne obuwie.",
         *       "cancelledAt": null,
         *       "cancellationReason": null,
         *       "startDate": "2027-05-15",
         *       "eventStart": "10:00",
         *       "endDate": "2027-05-15",
         *       "eventEnd": "13:30",
         *       "city": "Łódź",
         *       "street": "Zgierska",
         *       "houseNumber": "12",
         *       "postCode": "91-002",
         *       "location": "Dom kultury, wejście od podwórza",
         *       "volunteersNeededNum": 10,
         *       "coverDesign": "hands",
         *       "nrOfVolunteersSigned": 3,
         *       "waitlisted": 0,
         *       "publishedAt": "2026-11-03T08:15:00.000Z",
         *       "participation": "signed_up"
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000102",
         *       "title": "Уроки польської мови для дітей з України",
         *       "status": "active",
         *       "helpCategory": [
         *         "education",
         *         "helpForUkraine"
         *       ],
         *       "description": "Щосереди допомагаємо дітям з домашніми завданнями та вчимо польської через ігри.",
         *       "cancelledAt": null,
         *       "cancellationReason": null,
         *       "startDate": "2026-10-07",
         *       "eventStart": "16:00",
         *       "endDate": "2027-06-23",
         *       "eventEnd": "18:00",
         *       "city": "Wrocław",
         *       "street": "Ruska",
         *       "houseNumber": "46",
         *       "postCode": "50-079",
         *       "location": "Кабінет 4 на другому поверсі",
         *       "volunteersNeededNum": 12,
         *       "coverDesign": "sunrise",
         *       "nrOfVolunteersSigned": 12,
         *       "waitlisted": 4,
         *       "publishedAt": "2026-09-20T12:00:00.000Z",
         *       "participation": "signed_up"
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000103",
         *       "title": "Warsztaty ekologiczne dla przedszkolaków",
         *       "status": "draft",
         *       "helpCategory": [
         *         "ecology"
         *       ],
         *       "description": null,
         *       "cancelledAt": null,
         *       "cancellationReason": null,
         *       "startDate": null,
         *       "eventStart": null,
         *       "endDate": null,
         *       "eventEnd": null,
         *       "city": "Poznań",
         *       "street": null,
         *       "houseNumber": null,
         *       "postCode": null,
         *       "location": null,
         *       "volunteersNeededNum": null,
         *       "coverDesign": null,
         *       "nrOfVolunteersSigned": 0,
         *       "waitlisted": 0,
         *       "publishedAt": null,
         *       "participation": "signed_up"
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000104",
         *       "title": "Sprzątanie brzegów Wisły",
         *       "status": "finished",
         *       "helpCategory": [
         *         "nature",
         *         "ecology"
         *       ],
         *       "description": "Zbieramy śmieci między mostami. Rękawice i worki zapewnia fundacja.",
         *       "cancelledAt": null,
         *       "cancellationReason": null,
         *       "startDate": "2026-10-17",
         *       "eventStart": "10:00",
         *       "endDate": "2026-10-17",
         *       "eventEnd": "13:30",
         *       "city": "Warszawa",
         *       "street": "Wybrzeże Helskie",
         *       "houseNumber": null,
         *       "postCode": "03-435",
         *       "location": "Zbiórka na plaży przy moście Gdańskim",
         *       "volunteersNeededNum": 40,
         *       "coverDesign": "leaves",
         *       "nrOfVolunteersSigned": 37,
         *       "waitlisted": 0,
         *       "publishedAt": "2026-09-28T07:45:00.000Z",
         *       "participation": "signed_up"
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000105",
         *       "title": "Rajd pieszy po Beskidach",
         *       "status": "active",
         *       "helpCategory": [
         *         "sportsAndTourism"
         *       ],
         *       "description": "Wycieczka z podopiecznymi domu dziecka, trasa około ośmiu kilometrów.",
         *       "cancelledAt": "2026-11-18T10:20:00.000Z",
         *       "cancellationReason": "Schronisko jest zamknięte do wiosny.",
         *       "startDate": "2027-01-23",
         *       "eventStart": "10:00",
         *       "endDate": "2027-01-24",
         *       "eventEnd": "13:30",
         *       "city": "Szczyrk",
         *       "street": null,
         *       "houseNumber": null,
         *       "postCode": "43-370",
         *       "location": "Parking pod dolną stacją kolejki na Skrzyczne",
         *       "volunteersNeededNum": 8,
         *       "coverDesign": "mosaic",
         *       "nrOfVolunteersSigned": 5,
         *       "waitlisted": 0,
         *       "publishedAt": "2026-11-03T08:15:00.000Z",
         *       "participation": "signed_up"
         *     }
         */
        OpenEvent: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000101
             */
            readonly id: string;
            /** @example Sobotnie zakupy dla seniorów */
            title: string;
            /**
             * @description A cancelled event keeps its status and has `cancelledAt`.
             * @example active
             * @enum {string}
             */
            readonly status: "draft" | "active" | "finished";
            /**
             * @example [
             *       "elderlyPeople",
             *       "socialAssistance"
             *     ]
             */
            helpCategory?: components["schemas"]["HelpCategory"][] | null;
            /**
             * @description A longer text in plain words; line breaks are kept.
             * @example Robimy zakupy z listy i zanosimy je do mieszkań seniorów na Bałutach. Przyda się wygodne obuwie.
             */
            description?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example null
             */
            readonly cancelledAt?: string | null;
            /**
             * @description Why something is done, in words for whom it concerns.
             * @example null
             */
            readonly cancellationReason?: string | null;
            /**
             * Format: date
             * @description In the foundation's time zone.
             * @example 2027-05-15
             */
            startDate?: string | null;
            /**
             * @description HH:mm, in the foundation's time zone.
             * @example 10:00
             */
            eventStart?: string | null;
            /**
             * Format: date
             * @description The last day, not before `startDate`.
             * @example 2027-05-15
             */
            endDate?: string | null;
            /**
             * @description HH:mm on the last day; the whole day when it is missing.
             * @example 13:30
             */
            eventEnd?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example Łódź
             */
            city?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example Zgierska
             */
            street?: string | null;
            /**
             * @description Number of a house, with letters where it has any.
             * @example 12
             */
            houseNumber?: string | null;
            /**
             * @description Postal code, in the notation of its country.
             * @example 91-002
             */
            postCode?: string | null;
            /**
             * @description The place in words, for who has to find it.
             * @example Dom kultury, wejście od podwórza
             */
            location?: string | null;
            /**
             * @description Places; never fewer than have signed up.
             * @example 10
             */
            volunteersNeededNum?: number | null;
            /**
             * @description Preset cover, shown while there is no cover image.
             * @example hands
             * @enum {string|null}
             */
            coverDesign?: "hands" | "leaves" | "waves" | "sunrise" | "city" | "mosaic" | null;
            /**
             * @description Places taken.
             * @example 3
             */
            readonly nrOfVolunteersSigned: number;
            /**
             * @description Volunteers who wait for a place.
             * @example 0
             */
            readonly waitlisted: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-03T08:15:00.000Z
             */
            readonly publishedAt?: string | null;
            /**
             * @description How the volunteer who asks takes part; null for who never signed up.
             * @example signed_up
             * @enum {string|null}
             */
            participation?: "signed_up" | "waitlisted" | "resigned" | "attended" | "no_show" | null;
        };
        /**
         * @description One page of a list of `OpenEvent`.
         * @example {
         *       "page": 0,
         *       "size": 25,
         *       "totalElements": 5,
         *       "totalPages": 1,
         *       "content": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000101",
         *           "title": "Sobotnie zakupy dla seniorów",
         *           "status": "active",
         *           "helpCategory": [
         *             "elderlyPeople",
         *             "socialAssistance"
         *           ],
         *           "description": "Robimy zakupy z listy i zanosimy je do mieszkań seniorów na Bałutach. Przyda się wygodne obuwie.",
         *           "cancelledAt": null,
         *           "cancellationReason": null,
         *           "startDate": "2027-05-15",
         *           "eventStart": "10:00",
         *           "endDate": "2027-05-15",
         *           "eventEnd": "13:30",
         *           "city": "Łódź",
         *           "street": "Zgierska",
         *           "houseNumber": "12",
         *           "postCode": "91-002",
         *           "location": "Dom kultury, wejście od podwórza",
         *           "volunteersNeededNum": 10,
         *           "coverDesign": "hands",
         *           "nrOfVolunteersSigned": 3,
         *           "waitlisted": 0,
         *           "publishedAt": "2026-11-03T08:15:00.000Z",
         *           "participation": "signed_up"
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000102",
         *           "title": "Уроки польської мови для дітей з України",
         *           "status": "active",
         *           "helpCategory": [
         *             "education",
         *             "helpForUkraine"
         *           ],
         *           "description": "Щосереди допомагаємо дітям з домашніми завданнями та вчимо польської через ігри.",
         *           "cancelledAt": null,
         *           "cancellationReason": null,
         *           "startDate": "2026-10-07",
         *           "eventStart": "16:00",
         *           "endDate": "2027-06-23",
         *           "eventEnd": "18:00",
         *           "city": "Wrocław",
         *           "street": "Ruska",
         *           "houseNumber": "46",
         *           "postCode": "50-079",
         *           "location": "Кабінет 4 на другому поверсі",
         *           "volunteersNeededNum": 12,
         *           "coverDesign": "sunrise",
         *           "nrOfVolunteersSigned": 12,
         *           "waitlisted": 4,
         *           "publishedAt": "2026-09-20T12:00:00.000Z",
         *           "participation": "signed_up"
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000103",
         *           "title": "Warsztaty ekologiczne dla przedszkolaków",
         *           "status": "draft",
         *           "helpCategory": [
         *             "ecology"
         *           ],
         *           "description": null,
         *           "cancelledAt": null,
         *           "cancellationReason": null,
         *           "startDate": null,
         *           "eventStart": null,
         *           "endDate": null,
         *           "eventEnd": null,
         *           "city": "Poznań",
         *           "street": null,
         *           "houseNumber": null,
         *           "postCode": null,
         *           "location": null,
         *           "volunteersNeededNum": null,
         *           "coverDesign": null,
         *           "nrOfVolunteersSigned": 0,
         *           "waitlisted": 0,
         *           "publishedAt": null,
         *           "participation": "signed_up"
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000104",
         *           "title": "Sprzątanie brzegów Wisły",
         *           "status": "finished",
         *           "helpCategory": [
         *             "nature",
         *             "ecology"
         *           ],
         *           "description": "Zbieramy śmieci między mostami. Rękawice i worki zapewnia fundacja.",
         *           "cancelledAt": null,
         *           "cancellationReason": null,
         *           "startDate": "2026-10-17",
         *           "eventStart": "10:00",
         *           "endDate": "2026-10-17",
         *           "eventEnd": "13:30",
         *           "city": "Warszawa",
         *           "street": "Wybrzeże Helskie",
         *           "houseNumber": null,
         *           "postCode": "03-435",
         *           "location": "Zbiórka na plaży przy moście Gdańskim",
         *           "volunteersNeededNum": 40,
         *           "coverDesign": "leaves",
         *           "nrOfVolunteersSigned": 37,
         *           "waitlisted": 0,
         *           "publishedAt": "2026-09-28T07:45:00.000Z",
         *           "participation": "signed_up"
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000105",
         *           "title": "Rajd pieszy po Beskidach",
         *           "status": "active",
         *           "helpCategory": [
         *             "sportsAndTourism"
         *           ],
         *           "description": "Wycieczka z podopiecznymi domu dziecka, trasa około ośmiu kilometrów.",
         *           "cancelledAt": "2026-11-18T10:20:00.000Z",
         *           "cancellationReason": "Schronisko jest zamknięte do wiosny.",
         *           "startDate": "2027-01-23",
         *           "eventStart": "10:00",
         *           "endDate": "2027-01-24",
         *           "eventEnd": "13:30",
         *           "city": "Szczyrk",
         *           "street": null,
         *           "houseNumber": null,
         *           "postCode": "43-370",
         *           "location": "Parking pod dolną stacją kolejki na Skrzyczne",
         *           "volunteersNeededNum": 8,
         *           "coverDesign": "mosaic",
         *           "nrOfVolunteersSigned": 5,
         *           "waitlisted": 0,
         *           "publishedAt": "2026-11-03T08:15:00.000Z",
         *           "participation": "signed_up"
         *         }
         *       ]
         *     }
         */
        OpenEventPage: {
            /** @example 0 */
            page: number;
            /** @example 25 */
            size: number;
            /** @example 2 */
            totalElements: number;
            /** @example 1 */
            totalPages: number;
            content: components["schemas"]["OpenEvent"][];
        };
        /**
         * @description A charitable foundation.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000001",
         *       "name": "Fundacja Pomocna Dłoń",
         *       "vatNr": "1234563218",
         *       "category": [
         *         "socialAssistance",
         *         "elderlyPeople"
         *       ],
         *       "description": "Od 2009 roku wspieramy osoby starsze i samotne w Łodzi i okolicach. Nasi wolontariusze robią zakupy, towarzyszą w drodze do lekarza, pomagają w drobnych naprawach i po prostu są obok. Organizujemy też spotkania sąsiedzkie, zbiórki żywności i zajęcia dla dzieci uchodźców.",
         *       "helpLocation": "Łódź i okolice",
         *       "originDate": 2009,
         *       "currentVolunteersNum": 48,
         *       "email": "kontakt@pomocnadlon.example",
         *       "phone": "+48601234567",
         *       "website": "https://fundacja-pomocna-dlon.example",
         *       "country": {
         *         "code": "PL",
         *         "name": "Polska"
         *       },
         *       "postCode": "90-001",
         *       "city": "Łódź",
         *       "street": "Piotrkowska",
         *       "houseNumber": "12",
         *       "apartmentNumber": "4",
         *       "region": "łódzkie",
         *       "county": "łódzki wschodni",
         *       "addressDescription": "Wejście od podwórza, drugie piętro",
         *       "coverDesign": "hands",
         *       "timeZone": "Europe/Warsaw",
         *       "coverToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *       "status": "approved",
         *       "createdAt": "2026-11-02T09:30:00.000Z",
         *       "version": 3,
         *       "history": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000292",
         *           "at": "2026-11-12T11:05:00.000Z",
         *           "action": "edited",
         *           "actorId": "01980000-0000-7000-8000-000000000002",
         *           "actorName": "Piotr Zieliński",
         *           "changes": [
         *             {
         *               "field": "phone",
         *               "from": "+48601234500",
         *               "to": "+48601234567"
         *             }
         *           ]
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000291",
         *           "at": "2026-11-02T09:30:00.000Z",
         *           "action": "created",
         *           "actorId": "01980000-0000-7000-8000-000000000001",
         *           "actorName": "Anna Kowalska",
         *           "changes": []
         *         }
         *       ]
         *     }
         */
        Organization: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000001
             */
            readonly id: string;
            /** @example Fundacja Pomocna Dłoń */
            name: string;
            /**
             * Format: vat
             * @description Tax number. Custom format `vat`: a Polish NIP with its checksum, with or without `PL`; the number of another EU country with its prefix, or of Ukraine (`UA`, 8 or 10 digits), by that country's own rule. Spaces, dots and dashes do not count.
             * @example 1234563218
             */
            vatNr: string;
            /**
             * @example [
             *       "socialAssistance",
             *       "elderlyPeople"
             *     ]
             */
            category: components["schemas"]["HelpCategory"][];
            /** @example Od 2009 roku wspieramy osoby starsze i samotne w Łodzi i okolicach. Nasi wolontariusze robią zakupy, towarzyszą w drodze do lekarza, pomagają w drobnych naprawach i po prostu są obok. Organizujemy też spotkania sąsiedzkie, zbiórki żywności i zajęcia dla dzieci uchodźców. */
            description: string;
            /**
             * @description Where the foundation helps.
             * @example Łódź i okolice
             */
            helpLocation?: string | null;
            /**
             * Format: year-to-now
             * @description Year of foundation. Custom format `year-to-now`: at most the current year.
             * @example 2009
             */
            originDate?: number | null;
            /** @example 48 */
            currentVolunteersNum?: number | null;
            /**
             * Format: email
             * @description Compared without case.
             * @example kontakt@pomocnadlon.example
             */
            email: string;
            /**
             * @description +48 or +380 and nine digits; spaces and dashes typed by a person are dropped before it is checked.
             * @example +48601234567
             */
            phone: string;
            /**
             * Format: uri
             * @description An address that starts with http or https.
             * @example https://fundacja-pomocna-dlon.example
             */
            website?: string | null;
            /** @description A country by its code, and its name for people. */
            country: {
                /**
                 * @description ISO 3166-1 alpha-2.
                 * @example PL
                 */
                code: string;
                /** @example Polska */
                name: string;
            };
            /**
             * @description Postal code, in the notation of its country.
             * @example 90-001
             */
            postCode: string;
            /**
             * @description A name, of a person or a place.
             * @example Łódź
             */
            city: string;
            /**
             * @description A name, of a person or a place.
             * @example Piotrkowska
             */
            street: string;
            /**
             * @description Number of a house, with letters where it has any.
             * @example 12
             */
            houseNumber: string;
            /**
             * @description Number of a flat, with letters where it has any.
             * @example 4
             */
            apartmentNumber?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example łódzkie
             */
            region?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example łódzki wschodni
             */
            county?: string | null;
            /**
             * @description How to find the door.
             * @example Wejście od podwórza, drugie piętro
             */
            addressDescription?: string | null;
            /**
             * @description Preset cover, shown while there is no cover image.
             * @example hands
             * @enum {string|null}
             */
            coverDesign?: "hands" | "leaves" | "waves" | "sunrise" | "city" | "mosaic" | null;
            /**
             * @description In which the times of the foundation's events are meant.
             * @default Europe/Warsaw
             * @example Europe/Warsaw
             * @enum {string}
             */
            timeZone: "Europe/Warsaw" | "Europe/Kyiv" | "Europe/Berlin" | "Europe/Bucharest" | "Europe/Lisbon" | "Europe/London" | "Europe/Prague" | "Europe/Vilnius";
            /**
             * @description Opens the image at `/images/{token}`.
             * @example b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA
             */
            readonly coverToken?: string | null;
            /**
             * @description Unconfirmed until the e-mail is, then pending until it is approved or declined.
             * @example approved
             * @enum {string}
             */
            readonly status: "unconfirmed" | "pending" | "approved" | "declined";
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-02T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * @description Grows with every change of the record.
             * @default 1
             * @example 3
             */
            readonly version: number;
            /**
             * @example [
             *       {
             *         "id": "01980000-0000-7000-8000-000000000292",
             *         "at": "2026-11-12T11:05:00.000Z",
             *         "action": "edited",
             *         "actorId": "01980000-0000-7000-8000-000000000002",
             *         "actorName": "Piotr Zieliński",
             *         "changes": [
             *           {
             *             "field": "phone",
             *             "from": "+48601234500",
             *             "to": "+48601234567"
             *           }
             *         ]
             *       },
             *       {
             *         "id": "01980000-0000-7000-8000-000000000291",
             *         "at": "2026-11-02T09:30:00.000Z",
             *         "action": "created",
             *         "actorId": "01980000-0000-7000-8000-000000000001",
             *         "actorName": "Anna Kowalska",
             *         "changes": []
             *       }
             *     ]
             */
            readonly history: components["schemas"]["HistoryEntry"][];
        };
        /**
         * @description Whether the admin can sign in at once (approved) or has to wait (pending).
         * @example {
         *       "status": "pending"
         *     }
         */
        OrganizationConfirmation: {
            /**
             * @description Unconfirmed until the e-mail is, then pending until it is approved or declined.
             * @example pending
             * @enum {string}
             */
            status: "unconfirmed" | "pending" | "approved" | "declined";
        };
        /**
         * @description What a foundation says of itself. Without a time zone, Europe/Warsaw is taken.
         * @example {
         *       "name": "Fundacja Pomocna Dłoń",
         *       "vatNr": "1234563218",
         *       "category": [
         *         "socialAssistance",
         *         "elderlyPeople"
         *       ],
         *       "description": "Od 2009 roku wspieramy osoby starsze i samotne w Łodzi i okolicach. Nasi wolontariusze robią zakupy, towarzyszą w drodze do lekarza, pomagają w drobnych naprawach i po prostu są obok. Organizujemy też spotkania sąsiedzkie, zbiórki żywności i zajęcia dla dzieci uchodźców.",
         *       "helpLocation": "Łódź i okolice",
         *       "originDate": 2009,
         *       "currentVolunteersNum": 48,
         *       "email": "kontakt@pomocnadlon.example",
         *       "phone": "+48601234567",
         *       "website": "https://fundacja-pomocna-dlon.example",
         *       "country": {
         *         "code": "PL",
         *         "name": "Polska"
         *       },
         *       "postCode": "90-001",
         *       "city": "Łódź",
         *       "street": "Piotrkowska",
         *       "houseNumber": "12",
         *       "apartmentNumber": "4",
         *       "region": "łódzkie",
         *       "county": "łódzki wschodni",
         *       "addressDescription": "Wejście od podwórza, drugie piętro",
         *       "coverDesign": "hands",
         *       "timeZone": "Europe/Warsaw"
         *     }
         */
        OrganizationInput: {
            /** @example Fundacja Pomocna Dłoń */
            name: string;
            /**
             * Format: vat
             * @description Tax number. Custom format `vat`: a Polish NIP with its checksum, with or without `PL`; the number of another EU country with its prefix, or of Ukraine (`UA`, 8 or 10 digits), by that country's own rule. Spaces, dots and dashes do not count.
             * @example 1234563218
             */
            vatNr: string;
            /**
             * @example [
             *       "socialAssistance",
             *       "elderlyPeople"
             *     ]
             */
            category: components["schemas"]["HelpCategory"][];
            /** @example Od 2009 roku wspieramy osoby starsze i samotne w Łodzi i okolicach. Nasi wolontariusze robią zakupy, towarzyszą w drodze do lekarza, pomagają w drobnych naprawach i po prostu są obok. Organizujemy też spotkania sąsiedzkie, zbiórki żywności i zajęcia dla dzieci uchodźców. */
            description: string;
            /**
             * @description Where the foundation helps.
             * @example Łódź i okolice
             */
            helpLocation?: string | null;
            /**
             * Format: year-to-now
             * @description Year of foundation. Custom format `year-to-now`: at most the current year.
             * @example 2009
             */
            originDate?: number | null;
            /** @example 48 */
            currentVolunteersNum?: number | null;
            /**
             * Format: email
             * @description Compared without case.
             * @example kontakt@pomocnadlon.example
             */
            email: string;
            /**
             * @description +48 or +380 and nine digits; spaces and dashes typed by a person are dropped before it is checked.
             * @example +48601234567
             */
            phone: string;
            /**
             * Format: uri
             * @description An address that starts with http or https.
             * @example https://fundacja-pomocna-dlon.example
             */
            website?: string | null;
            /** @description A country by its code, and its name for people. */
            country: {
                /**
                 * @description ISO 3166-1 alpha-2.
                 * @example PL
                 */
                code: string;
                /** @example Polska */
                name: string;
            };
            /**
             * @description Postal code, in the notation of its country.
             * @example 90-001
             */
            postCode: string;
            /**
             * @description A name, of a person or a place.
             * @example Łódź
             */
            city: string;
            /**
             * @description A name, of a person or a place.
             * @example Piotrkowska
             */
            street: string;
            /**
             * @description Number of a house, with letters where it has any.
             * @example 12
             */
            houseNumber: string;
            /**
             * @description Number of a flat, with letters where it has any.
             * @example 4
             */
            apartmentNumber?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example łódzkie
             */
            region?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example łódzki wschodni
             */
            county?: string | null;
            /**
             * @description How to find the door.
             * @example Wejście od podwórza, drugie piętro
             */
            addressDescription?: string | null;
            /**
             * @description Preset cover, shown while there is no cover image.
             * @example hands
             * @enum {string|null}
             */
            coverDesign?: "hands" | "leaves" | "waves" | "sunrise" | "city" | "mosaic" | null;
            /**
             * @description In which the times of the foundation's events are meant.
             * @default Europe/Warsaw
             * @example Europe/Warsaw
             * @enum {string|null}
             */
            timeZone?: "Europe/Warsaw" | "Europe/Kyiv" | "Europe/Berlin" | "Europe/Bucharest" | "Europe/Lisbon" | "Europe/London" | "Europe/Prague" | "Europe/Vilnius" | null;
        };
        /**
         * @description A foundation that registers, its first admin and what that person consents to.
         * @example {
         *       "organization": {
         *         "name": "Fundacja Pomocna Dłoń",
         *         "vatNr": "1234563218",
         *         "category": [
         *           "socialAssistance",
         *           "elderlyPeople"
         *         ],
         *         "description": "Od 2009 roku wspieramy osoby starsze i samotne w Łodzi i okolicach. Nasi wolontariusze robią zakupy, towarzyszą w drodze do lekarza, pomagają w drobnych naprawach i po prostu są obok. Organizujemy też spotkania sąsiedzkie, zbiórki żywności i zajęcia dla dzieci uchodźców.",
         *         "helpLocation": "Łódź i okolice",
         *         "originDate": 2009,
         *         "currentVolunteersNum": 48,
         *         "email": "kontakt@pomocnadlon.example",
         *         "phone": "+48601234567",
         *         "website": "https://fundacja-pomocna-dlon.example",
         *         "country": {
         *           "code": "PL",
         *           "name": "Polska"
         *         },
         *         "postCode": "90-001",
         *         "city": "Łódź",
         *         "street": "Piotrkowska",
         *         "houseNumber": "12",
         *         "apartmentNumber": "4",
         *         "region": "łódzkie",
         *         "county": "łódzki wschodni",
         *         "addressDescription": "Wejście od podwórza, drugie piętro",
         *         "coverDesign": "hands",
         *         "timeZone": "Europe/Warsaw"
         *       },
         *       "admin": {
         *         "firstname": "Anna",
         *         "lastname": "Kowalska",
         *         "email": "anna.kowalska@demo.example",
         *         "phone": "+48601234567",
         *         "password": "Demo-2026!"
         *       },
         *       "consents": {
         *         "terms": true,
         *         "privacy": true
         *       }
         *     }
         */
        OrganizationRegistration: {
            organization: components["schemas"]["OrganizationInput"];
            admin: components["schemas"]["AdminRegistration"];
            consents: components["schemas"]["Consents"];
        };
        /**
         * @description Unconfirmed until the e-mail is, then pending until it is approved or declined.
         * @example approved
         * @enum {string}
         */
        OrganizationStatus: "unconfirmed" | "pending" | "approved" | "declined";
        /**
         * @description The settings of a foundation, all of them, with the version that was read.
         * @example {
         *       "name": "Fundacja Pomocna Dłoń",
         *       "vatNr": "1234563218",
         *       "category": [
         *         "socialAssistance",
         *         "elderlyPeople"
         *       ],
         *       "description": "Od 2009 roku wspieramy osoby starsze i samotne w Łodzi i okolicach. Nasi wolontariusze robią zakupy, towarzyszą w drodze do lekarza, pomagają w drobnych naprawach i po prostu są obok. Organizujemy też spotkania sąsiedzkie, zbiórki żywności i zajęcia dla dzieci uchodźców.",
         *       "helpLocation": "Łódź i okolice",
         *       "originDate": 2009,
         *       "currentVolunteersNum": 48,
         *       "email": "kontakt@pomocnadlon.example",
         *       "phone": "+48601234567",
         *       "website": "https://fundacja-pomocna-dlon.example",
         *       "country": {
         *         "code": "PL",
         *         "name": "Polska"
         *       },
         *       "postCode": "90-001",
         *       "city": "Łódź",
         *       "street": "Piotrkowska",
         *       "houseNumber": "12",
         *       "apartmentNumber": "4",
         *       "region": "łódzkie",
         *       "county": "łódzki wschodni",
         *       "addressDescription": "Wejście od podwórza, drugie piętro",
         *       "coverDesign": "hands",
         *       "timeZone": "Europe/Warsaw",
         *       "version": 3
         *     }
         */
        OrganizationUpdate: {
            /** @example Fundacja Pomocna Dłoń */
            name: string;
            /**
             * Format: vat
             * @description Tax number. Custom format `vat`: a Polish NIP with its checksum, with or without `PL`; the number of another EU country with its prefix, or of Ukraine (`UA`, 8 or 10 digits), by that country's own rule. Spaces, dots and dashes do not count.
             * @example 1234563218
             */
            vatNr: string;
            /**
             * @example [
             *       "socialAssistance",
             *       "elderlyPeople"
             *     ]
             */
            category: components["schemas"]["HelpCategory"][];
            /** @example Od 2009 roku wspieramy osoby starsze i samotne w Łodzi i okolicach. Nasi wolontariusze robią zakupy, towarzyszą w drodze do lekarza, pomagają w drobnych naprawach i po prostu są obok. Organizujemy też spotkania sąsiedzkie, zbiórki żywności i zajęcia dla dzieci uchodźców. */
            description: string;
            /**
             * @description Where the foundation helps.
             * @example Łódź i okolice
             */
            helpLocation?: string | null;
            /**
             * Format: year-to-now
             * @description Year of foundation. Custom format `year-to-now`: at most the current year.
             * @example 2009
             */
            originDate?: number | null;
            /** @example 48 */
            currentVolunteersNum?: number | null;
            /**
             * Format: email
             * @description Compared without case.
             * @example kontakt@pomocnadlon.example
             */
            email: string;
            /**
             * @description +48 or +380 and nine digits; spaces and dashes typed by a person are dropped before it is checked.
             * @example +48601234567
             */
            phone: string;
            /**
             * Format: uri
             * @description An address that starts with http or https.
             * @example https://fundacja-pomocna-dlon.example
             */
            website?: string | null;
            /** @description A country by its code, and its name for people. */
            country: {
                /**
                 * @description ISO 3166-1 alpha-2.
                 * @example PL
                 */
                code: string;
                /** @example Polska */
                name: string;
            };
            /**
             * @description Postal code, in the notation of its country.
             * @example 90-001
             */
            postCode: string;
            /**
             * @description A name, of a person or a place.
             * @example Łódź
             */
            city: string;
            /**
             * @description A name, of a person or a place.
             * @example Piotrkowska
             */
            street: string;
            /**
             * @description Number of a house, with letters where it has any.
             * @example 12
             */
            houseNumber: string;
            /**
             * @description Number of a flat, with letters where it has any.
             * @example 4
             */
            apartmentNumber?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example łódzkie
             */
            region?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example łódzki wschodni
             */
            county?: string | null;
            /**
             * @description How to find the door.
             * @example Wejście od podwórza, drugie piętro
             */
            addressDescription?: string | null;
            /**
             * @description Preset cover, shown while there is no cover image.
             * @example hands
             * @enum {string|null}
             */
            coverDesign?: "hands" | "leaves" | "waves" | "sunrise" | "city" | "mosaic" | null;
            /**
             * @description In which the times of the foundation's events are meant.
             * @default Europe/Warsaw
             * @example Europe/Warsaw
             * @enum {string|null}
             */
            timeZone?: "Europe/Warsaw" | "Europe/Kyiv" | "Europe/Berlin" | "Europe/Bucharest" | "Europe/Lisbon" | "Europe/London" | "Europe/Prague" | "Europe/Vilnius" | null;
            /**
             * @description The version that was read. When the foundation has changed since, the change is refused with 409 `record_changed`.
             * @example 3
             */
            version?: number | null;
        };
        /**
         * @description What the main page after sign-in shows of the foundation.
         * @example {
         *       "attention": {
         *         "abuseReports": {
         *           "count": 1,
         *           "items": [
         *             {
         *               "id": "01980000-0000-7000-8000-000000000141",
         *               "label": "Sobotnie zakupy dla seniorów",
         *               "at": "2026-11-20T17:45:00.000Z"
         *             }
         *           ]
         *         },
         *         "urgentNeeds": {
         *           "count": 1,
         *           "items": [
         *             {
         *               "id": "01980000-0000-7000-8000-000000000121",
         *               "label": "Stanisława J.",
         *               "at": "2026-11-21T08:10:00.000Z"
         *             }
         *           ]
         *         },
         *         "volunteersWaiting": {
         *           "count": 3,
         *           "items": [
         *             {
         *               "id": "01980000-0000-7000-8000-000000000001",
         *               "label": "Łucja Wiśniewska",
         *               "at": "2026-11-02T09:30:00.000Z"
         *             },
         *             {
         *               "id": "01980000-0000-7000-8000-000000000008",
         *               "label": "Наталія Бондаренко",
         *               "at": "2026-11-16T13:20:00.000Z"
         *             },
         *             {
         *               "id": "01980000-0000-7000-8000-000000000009",
         *               "label": "Michał Kamiński",
         *               "at": "2026-11-19T20:01:00.000Z"
         *             }
         *           ]
         *         },
         *         "eventsShortOfPeople": {
         *           "count": 1,
         *           "items": [
         *             {
         *               "id": "01980000-0000-7000-8000-000000000101",
         *               "label": "Sobotnie zakupy dla seniorów",
         *               "at": "2027-05-15T08:00:00.000Z",
         *               "missing": 7
         *             }
         *           ]
         *         },
         *         "attendanceMissing": {
         *           "count": 1,
         *           "items": [
         *             {
         *               "id": "01980000-0000-7000-8000-000000000104",
         *               "label": "Sprzątanie brzegów Wisły",
         *               "at": "2026-10-17T14:05:00.000Z",
         *               "missing": 5
         *             }
         *           ]
         *         },
         *         "invitationsExpiring": {
         *           "count": 1,
         *           "items": [
         *             {
         *               "id": "01980000-0000-7000-8000-000000000001",
         *               "label": "Magdalena Wójcik",
         *               "at": "2026-11-23T12:00:00.000Z"
         *             }
         *           ]
         *         },
         *         "visitsDue": {
         *           "count": 1,
         *           "items": [
         *             {
         *               "id": "01980000-0000-7000-8000-000000000122",
         *               "label": "Оксана М.",
         *               "at": "2026-11-01T00:00:00.000Z"
         *             }
         *           ]
         *         }
         *       },
         *       "counters": {
         *         "volunteers": 64,
         *         "volunteersWaiting": 3,
         *         "coordinators": 5,
         *         "peopleInNeed": 18,
         *         "futureEvents": 6,
         *         "activeEvents": 2,
         *         "finishedEvents": 9
         *       },
         *       "notificationsChosen": true,
         *       "series": {
         *         "volunteersByMonth": [
         *           {
         *             "month": "2026-06",
         *             "total": 41,
         *             "added": 4
         *           },
         *           {
         *             "month": "2026-07",
         *             "total": 43,
         *             "added": 2
         *           },
         *           {
         *             "month": "2026-08",
         *             "total": 44,
         *             "added": 1
         *           },
         *           {
         *             "month": "2026-09",
         *             "total": 52,
         *             "added": 8
         *           },
         *           {
         *             "month": "2026-10",
         *             "total": 57,
         *             "added": 5
         *           },
         *           {
         *             "month": "2026-11",
         *             "total": 64,
         *             "added": 7
         *           }
         *         ],
         *         "eventsByMonth": [
         *           {
         *             "month": "2026-06",
         *             "events": 4,
         *             "signedUp": 46,
         *             "attended": 41
         *           },
         *           {
         *             "month": "2026-07",
         *             "events": 2,
         *             "signedUp": 19,
         *             "attended": 17
         *           },
         *           {
         *             "month": "2026-08",
         *             "events": 1,
         *             "signedUp": 8,
         *             "attended": 8
         *           },
         *           {
         *             "month": "2026-09",
         *             "events": 5,
         *             "signedUp": 63,
         *             "attended": 52
         *           },
         *           {
         *             "month": "2026-10",
         *             "events": 4,
         *             "signedUp": 71,
         *             "attended": 66
         *           },
         *           {
         *             "month": "2026-11",
         *             "events": 3,
         *             "signedUp": 28,
         *             "attended": 21
         *           }
         *         ]
         *       }
         *     }
         */
        Overview: {
            /**
             * @example {
             *       "abuseReports": {
             *         "count": 1,
             *         "items": [
             *           {
             *             "id": "01980000-0000-7000-8000-000000000141",
             *             "label": "Sobotnie zakupy dla seniorów",
             *             "at": "2026-11-20T17:45:00.000Z"
             *           }
             *         ]
             *       },
             *       "urgentNeeds": {
             *         "count": 1,
             *         "items": [
             *           {
             *             "id": "01980000-0000-7000-8000-000000000121",
             *             "label": "Stanisława J.",
             *             "at": "2026-11-21T08:10:00.000Z"
             *           }
             *         ]
             *       },
             *       "volunteersWaiting": {
             *         "count": 3,
             *         "items": [
             *           {
             *             "id": "01980000-0000-7000-8000-000000000001",
             *             "label": "Łucja Wiśniewska",
             *             "at": "2026-11-02T09:30:00.000Z"
             *           },
             *           {
             *             "id": "01980000-0000-7000-8000-000000000008",
             *             "label": "Наталія Бондаренко",
             *             "at": "2026-11-16T13:20:00.000Z"
             *           },
             *           {
             *             "id": "01980000-0000-7000-8000-000000000009",
             *             "label": "Michał Kamiński",
             *             "at": "2026-11-19T20:01:00.000Z"
             *           }
             *         ]
             *       },
             *       "eventsShortOfPeople": {
             *         "count": 1,
             *         "items": [
             *           {
             *             "id": "01980000-0000-7000-8000-000000000101",
             *             "label": "Sobotnie zakupy dla seniorów",
             *             "at": "2027-05-15T08:00:00.000Z",
             *             "missing": 7
             *           }
             *         ]
             *       },
             *       "attendanceMissing": {
             *         "count": 1,
             *         "items": [
             *           {
             *             "id": "01980000-0000-7000-8000-000000000104",
             *             "label": "Sprzątanie brzegów Wisły",
             *             "at": "2026-10-17T14:05:00.000Z",
             *             "missing": 5
             *           }
             *         ]
             *       },
             *       "invitationsExpiring": {
             *         "count": 1,
             *         "items": [
             *           {
             *             "id": "01980000-0000-7000-8000-000000000001",
             *             "label": "Magdalena Wójcik",
             *             "at": "2026-11-23T12:00:00.000Z"
             *           }
             *         ]
             *       },
             *       "visitsDue": {
             *         "count": 1,
             *         "items": [
             *           {
             *             "id": "01980000-0000-7000-8000-000000000122",
             *             "label": "Оксана М.",
             *             "at": "2026-11-01T00:00:00.000Z"
             *           }
             *         ]
             *       }
             *     }
             */
            attention: {
                /** @description Reports of abuses that nobody has taken, longest first. */
                abuseReports: {
                    /** @example 1 */
                    count: number;
                    items: components["schemas"]["AttentionItem"][];
                };
                /** @description Urgent requests for help that nobody has taken over, longest first. */
                urgentNeeds: {
                    /** @example 1 */
                    count: number;
                    items: components["schemas"]["AttentionItem"][];
                };
                /** @description Waiting for verification, longest first. */
                volunteersWaiting: {
                    /** @example 1 */
                    count: number;
                    items: components["schemas"]["AttentionItem"][];
                };
                /** @description Places are free and it starts within 7 days, soonest first. */
                eventsShortOfPeople: {
                    /** @example 1 */
                    count: number;
                    items: components["schemas"]["AttentionItem"][];
                };
                /** @description Ended, and attendance is not recorded, latest first. */
                attendanceMissing: {
                    /** @example 1 */
                    count: number;
                    items: components["schemas"]["AttentionItem"][];
                };
                /** @description Not accepted and expiring within 3 days, soonest first. */
                invitationsExpiring: {
                    /** @example 1 */
                    count: number;
                    items: components["schemas"]["AttentionItem"][];
                };
                /** @description In progress, and nobody has been there for 14 days, longest first. */
                visitsDue: {
                    /** @example 1 */
                    count: number;
                    items: components["schemas"]["AttentionItem"][];
                };
            };
            counters: components["schemas"]["OverviewCounters"];
            /**
             * @description Whether the user has saved what to be notified of; until then everything is on.
             * @example true
             */
            notificationsChosen: boolean;
            /** @description The last 12 months, oldest first. */
            series: {
                volunteersByMonth: components["schemas"]["VolunteersInMonth"][];
                eventsByMonth: components["schemas"]["EventsInMonth"][];
            };
        };
        /**
         * @description How many of each kind the foundation has.
         * @example {
         *       "volunteers": 64,
         *       "volunteersWaiting": 3,
         *       "coordinators": 5,
         *       "peopleInNeed": 18,
         *       "futureEvents": 6,
         *       "activeEvents": 2,
         *       "finishedEvents": 9
         *     }
         */
        OverviewCounters: {
            /**
             * @description Verified.
             * @example 64
             */
            volunteers: number;
            /**
             * @description Pending.
             * @example 3
             */
            volunteersWaiting: number;
            /**
             * @description Admins included.
             * @example 5
             */
            coordinators: number;
            /**
             * @description New and in progress.
             * @example 18
             */
            peopleInNeed: number;
            /** @example 6 */
            futureEvents: number;
            /** @example 2 */
            activeEvents: number;
            /** @example 9 */
            finishedEvents: number;
        };
        /**
         * @description An event that a volunteer has signed up for, as the volunteer reads it.
         * @example {
         *       "title": "Sobotnie zakupy dla seniorów",
         *       "cancelledAt": null,
         *       "startDate": "2027-05-15",
         *       "eventStart": "10:00",
         *       "endDate": "2027-05-15",
         *       "eventEnd": "13:30",
         *       "city": "Łódź",
         *       "street": "Zgierska",
         *       "houseNumber": "12",
         *       "location": "Dom kultury, wejście od podwórza",
         *       "eventId": "01980000-0000-7000-8000-000000000101",
         *       "status": "attended",
         *       "minutes": 210,
         *       "signedUpAt": "2026-11-05T17:42:00.000Z"
         *     }
         * @example {
         *       "title": "Уроки польської мови для дітей з України",
         *       "cancelledAt": null,
         *       "startDate": "2026-10-07",
         *       "eventStart": "16:00",
         *       "endDate": "2027-06-23",
         *       "eventEnd": "18:00",
         *       "city": "Wrocław",
         *       "street": "Ruska",
         *       "houseNumber": "46",
         *       "location": "Кабінет 4 на другому поверсі",
         *       "eventId": "01980000-0000-7000-8000-000000000101",
         *       "status": "attended",
         *       "minutes": 210,
         *       "signedUpAt": "2026-11-05T17:42:00.000Z"
         *     }
         * @example {
         *       "title": "Warsztaty ekologiczne dla przedszkolaków",
         *       "cancelledAt": null,
         *       "startDate": null,
         *       "eventStart": null,
         *       "endDate": null,
         *       "eventEnd": null,
         *       "city": "Poznań",
         *       "street": null,
         *       "houseNumber": null,
         *       "location": null,
         *       "eventId": "01980000-0000-7000-8000-000000000101",
         *       "status": "attended",
         *       "minutes": 210,
         *       "signedUpAt": "2026-11-05T17:42:00.000Z"
         *     }
         * @example {
         *       "title": "Sprzątanie brzegów Wisły",
         *       "cancelledAt": null,
         *       "startDate": "2026-10-17",
         *       "eventStart": "10:00",
         *       "endDate": "2026-10-17",
         *       "eventEnd": "13:30",
         *       "city": "Warszawa",
         *       "street": "Wybrzeże Helskie",
         *       "houseNumber": null,
         *       "location": "Zbiórka na plaży przy moście Gdańskim",
         *       "eventId": "01980000-0000-7000-8000-000000000101",
         *       "status": "attended",
         *       "minutes": 210,
         *       "signedUpAt": "2026-11-05T17:42:00.000Z"
         *     }
         * @example {
         *       "title": "Rajd pieszy po Beskidach",
         *       "cancelledAt": "2026-11-18T10:20:00.000Z",
         *       "startDate": "2027-01-23",
         *       "eventStart": "10:00",
         *       "endDate": "2027-01-24",
         *       "eventEnd": "13:30",
         *       "city": "Szczyrk",
         *       "street": null,
         *       "houseNumber": null,
         *       "location": "Parking pod dolną stacją kolejki na Skrzyczne",
         *       "eventId": "01980000-0000-7000-8000-000000000101",
         *       "status": "attended",
         *       "minutes": 210,
         *       "signedUpAt": "2026-11-05T17:42:00.000Z"
         *     }
         */
        OwnParticipation: {
            /** @example Sobotnie zakupy dla seniorów */
            title: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example null
             */
            readonly cancelledAt?: string | null;
            /**
             * Format: date
             * @description In the foundation's time zone.
             * @example 2027-05-15
             */
            startDate?: string | null;
            /**
             * @description HH:mm, in the foundation's time zone.
             * @example 10:00
             */
            eventStart?: string | null;
            /**
             * Format: date
             * @description The last day, not before `startDate`.
             * @example 2027-05-15
             */
            endDate?: string | null;
            /**
             * @description HH:mm on the last day; the whole day when it is missing.
             * @example 13:30
             */
            eventEnd?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example Łódź
             */
            city?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example Zgierska
             */
            street?: string | null;
            /**
             * @description Number of a house, with letters where it has any.
             * @example 12
             */
            houseNumber?: string | null;
            /**
             * @description The place in words, for who has to find it.
             * @example Dom kultury, wejście od podwórza
             */
            location?: string | null;
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000101
             */
            eventId: string;
            /**
             * @description Where a participant stands: signed up, on the waiting list, resigned, or what came of it.
             * @example attended
             * @enum {string}
             */
            status: "signed_up" | "waitlisted" | "resigned" | "attended" | "no_show";
            /**
             * @description Time that the volunteer gave there, of who attended alone; the length of the event where nobody has recorded it, and null where nobody knows.
             * @example 210
             */
            minutes?: number | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-05T17:42:00.000Z
             */
            signedUpAt: string;
        };
        /**
         * @description One page of a list of `OwnParticipation`.
         * @example {
         *       "page": 0,
         *       "size": 25,
         *       "totalElements": 5,
         *       "totalPages": 1,
         *       "content": [
         *         {
         *           "title": "Sobotnie zakupy dla seniorów",
         *           "cancelledAt": null,
         *           "startDate": "2027-05-15",
         *           "eventStart": "10:00",
         *           "endDate": "2027-05-15",
         *           "eventEnd": "13:30",
         *           "city": "Łódź",
         *           "street": "Zgierska",
         *           "houseNumber": "12",
         *           "location": "Dom kultury, wejście od podwórza",
         *           "eventId": "01980000-0000-7000-8000-000000000101",
         *           "status": "attended",
         *           "minutes": 210,
         *           "signedUpAt": "2026-11-05T17:42:00.000Z"
         *         },
         *         {
         *           "title": "Уроки польської мови для дітей з України",
         *           "cancelledAt": null,
         *           "startDate": "2026-10-07",
         *           "eventStart": "16:00",
         *           "endDate": "2027-06-23",
         *           "eventEnd": "18:00",
         *           "city": "Wrocław",
         *           "street": "Ruska",
         *           "houseNumber": "46",
         *           "location": "Кабінет 4 на другому поверсі",
         *           "eventId": "01980000-0000-7000-8000-000000000101",
         *           "status": "attended",
         *           "minutes": 210,
         *           "signedUpAt": "2026-11-05T17:42:00.000Z"
         *         },
         *         {
         *           "title": "Warsztaty ekologiczne dla przedszkolaków",
         *           "cancelledAt": null,
         *           "startDate": null,
         *           "eventStart": null,
         *           "endDate": null,
         *           "eventEnd": null,
         *           "city": "Poznań",
         *           "street": null,
         *           "houseNumber": null,
         *           "location": null,
         *           "eventId": "01980000-0000-7000-8000-000000000101",
         *           "status": "attended",
         *           "minutes": 210,
         *           "signedUpAt": "2026-11-05T17:42:00.000Z"
         *         },
         *         {
         *           "title": "Sprzątanie brzegów Wisły",
         *           "cancelledAt": null,
         *           "startDate": "2026-10-17",
         *           "eventStart": "10:00",
         *           "endDate": "2026-10-17",
         *           "eventEnd": "13:30",
         *           "city": "Warszawa",
         *           "street": "Wybrzeże Helskie",
         *           "houseNumber": null,
         *           "location": "Zbiórka na plaży przy moście Gdańskim",
         *           "eventId": "01980000-0000-7000-8000-000000000101",
         *           "status": "attended",
         *           "minutes": 210,
         *           "signedUpAt": "2026-11-05T17:42:00.000Z"
         *         },
         *         {
         *           "title": "Rajd pieszy po Beskidach",
         *           "cancelledAt": "2026-11-18T10:20:00.000Z",
         *           "startDate": "2027-01-23",
         *           "eventStart": "10:00",
         *           "endDate": "2027-01-24",
         *           "eventEnd": "13:30",
         *           "city": "Szczyrk",
         *           "street": null,
         *           "houseNumber": null,
         *           "location": "Parking pod dolną stacją kolejki na Skrzyczne",
         *           "eventId": "01980000-0000-7000-8000-000000000101",
         *           "status": "attended",
         *           "minutes": 210,
         *           "signedUpAt": "2026-11-05T17:42:00.000Z"
         *         }
         *       ]
         *     }
         */
        OwnParticipationPage: {
            /** @example 0 */
            page: number;
            /** @example 25 */
            size: number;
            /** @example 2 */
            totalElements: number;
            /** @example 1 */
            totalPages: number;
            content: components["schemas"]["OwnParticipation"][];
        };
        /**
         * @description Which part of a list a page is.
         * @example {
         *       "page": 0,
         *       "size": 25,
         *       "totalElements": 2,
         *       "totalPages": 1
         *     }
         */
        PageInfo: {
            /** @example 0 */
            page: number;
            /** @example 25 */
            size: number;
            /** @example 2 */
            totalElements: number;
            /** @example 1 */
            totalPages: number;
        };
        /**
         * @description A volunteer's participation in an event.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000111",
         *       "eventId": "01980000-0000-7000-8000-000000000101",
         *       "volunteerId": "01980000-0000-7000-8000-000000000001",
         *       "firstname": "Łucja",
         *       "lastname": "Wiśniewska",
         *       "phone": "+48601234567",
         *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *       "status": "signed_up",
         *       "minutes": null,
         *       "note": "Zadzwonić dzień wcześniej.",
         *       "signedUpAt": "2026-11-05T17:42:00.000Z",
         *       "resignedAt": null
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000112",
         *       "eventId": "01980000-0000-7000-8000-000000000101",
         *       "volunteerId": "01980000-0000-7000-8000-000000000002",
         *       "firstname": "Сергій",
         *       "lastname": "Шевченко",
         *       "phone": "+380671234567",
         *       "imageToken": null,
         *       "status": "signed_up",
         *       "minutes": null,
         *       "note": null,
         *       "signedUpAt": "2026-11-05T18:03:00.000Z",
         *       "resignedAt": null
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000113",
         *       "eventId": "01980000-0000-7000-8000-000000000101",
         *       "volunteerId": "01980000-0000-7000-8000-000000000004",
         *       "firstname": "Żaneta",
         *       "lastname": "Dąbrowska",
         *       "phone": "+48512345678",
         *       "imageToken": null,
         *       "status": "attended",
         *       "minutes": 210,
         *       "note": "Przyszła z własnym samochodem.",
         *       "signedUpAt": "2026-11-06T06:55:00.000Z",
         *       "resignedAt": null
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000114",
         *       "eventId": "01980000-0000-7000-8000-000000000101",
         *       "volunteerId": "01980000-0000-7000-8000-000000000005",
         *       "firstname": "Наталія",
         *       "lastname": "Бондаренко",
         *       "phone": "+48731902846",
         *       "imageToken": null,
         *       "status": "waitlisted",
         *       "minutes": null,
         *       "note": null,
         *       "signedUpAt": "2026-11-09T20:11:00.000Z",
         *       "resignedAt": null
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000115",
         *       "eventId": "01980000-0000-7000-8000-000000000101",
         *       "volunteerId": "01980000-0000-7000-8000-000000000006",
         *       "firstname": "Grzegorz",
         *       "lastname": "Wójcik",
         *       "phone": "+48604118273",
         *       "imageToken": null,
         *       "status": "no_show",
         *       "minutes": null,
         *       "note": null,
         *       "signedUpAt": "2026-11-07T11:30:00.000Z",
         *       "resignedAt": null
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000116",
         *       "eventId": "01980000-0000-7000-8000-000000000101",
         *       "volunteerId": "01980000-0000-7000-8000-000000000007",
         *       "firstname": "Agnieszka",
         *       "lastname": "Szymańska",
         *       "phone": "+48692550316",
         *       "imageToken": null,
         *       "status": "resigned",
         *       "minutes": null,
         *       "note": null,
         *       "signedUpAt": "2026-11-06T09:14:00.000Z",
         *       "resignedAt": "2026-11-10T08:00:00.000Z"
         *     }
         */
        Participant: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000111
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000101
             */
            readonly eventId: string;
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000001
             */
            readonly volunteerId: string;
            /**
             * @description A name, of a person or a place.
             * @example Łucja
             */
            readonly firstname: string;
            /**
             * @description A name, of a person or a place.
             * @example Wiśniewska
             */
            readonly lastname: string;
            /**
             * @description +48 or +380 and nine digits; spaces and dashes typed by a person are dropped before it is checked.
             * @example +48601234567
             */
            readonly phone: string;
            /**
             * @description Opens the image at `/images/{token}`.
             * @example b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA
             */
            readonly imageToken?: string | null;
            status: components["schemas"]["ParticipantStatus"];
            /**
             * @description Time that the volunteer gave, of who attended alone; null where nobody knows. When a record leaves it out, the time stays as it is, and whoever is newly recorded as attended has the length of the event.
             * @example null
             */
            minutes?: number | null;
            /**
             * @description A short remark of the foundation's own.
             * @example Zadzwonić dzień wcześniej.
             */
            note?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-05T17:42:00.000Z
             */
            readonly signedUpAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example null
             */
            readonly resignedAt?: string | null;
        };
        /**
         * @description Attendance of a participant.
         * @example {
         *       "status": "attended",
         *       "minutes": null,
         *       "note": "Zadzwonić dzień wcześniej."
         *     }
         */
        ParticipantInput: {
            /**
             * @description What can be recorded once the event has started; `signed_up` takes a record back.
             * @example attended
             * @enum {string}
             */
            status: "signed_up" | "attended" | "no_show";
            /**
             * @description Time that the volunteer gave, of who attended alone; null where nobody knows. When a record leaves it out, the time stays as it is, and whoever is newly recorded as attended has the length of the event.
             * @example null
             */
            minutes?: number | null;
            /**
             * @description A short remark of the foundation's own.
             * @example Zadzwonić dzień wcześniej.
             */
            note?: string | null;
        };
        /**
         * @description One page of a list of `Participant`.
         * @example {
         *       "page": 0,
         *       "size": 25,
         *       "totalElements": 6,
         *       "totalPages": 1,
         *       "content": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000111",
         *           "eventId": "01980000-0000-7000-8000-000000000101",
         *           "volunteerId": "01980000-0000-7000-8000-000000000001",
         *           "firstname": "Łucja",
         *           "lastname": "Wiśniewska",
         *           "phone": "+48601234567",
         *           "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *           "status": "signed_up",
         *           "minutes": null,
         *           "note": "Zadzwonić dzień wcześniej.",
         *           "signedUpAt": "2026-11-05T17:42:00.000Z",
         *           "resignedAt": null
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000112",
         *           "eventId": "01980000-0000-7000-8000-000000000101",
         *           "volunteerId": "01980000-0000-7000-8000-000000000002",
         *           "firstname": "Сергій",
         *           "lastname": "Шевченко",
         *           "phone": "+380671234567",
         *           "imageToken": null,
         *           "status": "signed_up",
         *           "minutes": null,
         *           "note": null,
         *           "signedUpAt": "2026-11-05T18:03:00.000Z",
         *           "resignedAt": null
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000113",
         *           "eventId": "01980000-0000-7000-8000-000000000101",
         *           "volunteerId": "01980000-0000-7000-8000-000000000004",
         *           "firstname": "Żaneta",
         *           "lastname": "Dąbrowska",
         *           "phone": "+48512345678",
         *           "imageToken": null,
         *           "status": "attended",
         *           "minutes": 210,
         *           "note": "Przyszła z własnym samochodem.",
         *           "signedUpAt": "2026-11-06T06:55:00.000Z",
         *           "resignedAt": null
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000114",
         *           "eventId": "01980000-0000-7000-8000-000000000101",
         *           "volunteerId": "01980000-0000-7000-8000-000000000005",
         *           "firstname": "Наталія",
         *           "lastname": "Бондаренко",
         *           "phone": "+48731902846",
         *           "imageToken": null,
         *           "status": "waitlisted",
         *           "minutes": null,
         *           "note": null,
         *           "signedUpAt": "2026-11-09T20:11:00.000Z",
         *           "resignedAt": null
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000115",
         *           "eventId": "01980000-0000-7000-8000-000000000101",
         *           "volunteerId": "01980000-0000-7000-8000-000000000006",
         *           "firstname": "Grzegorz",
         *           "lastname": "Wójcik",
         *           "phone": "+48604118273",
         *           "imageToken": null,
         *           "status": "no_show",
         *           "minutes": null,
         *           "note": null,
         *           "signedUpAt": "2026-11-07T11:30:00.000Z",
         *           "resignedAt": null
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000116",
         *           "eventId": "01980000-0000-7000-8000-000000000101",
         *           "volunteerId": "01980000-0000-7000-8000-000000000007",
         *           "firstname": "Agnieszka",
         *           "lastname": "Szymańska",
         *           "phone": "+48692550316",
         *           "imageToken": null,
         *           "status": "resigned",
         *           "minutes": null,
         *           "note": null,
         *           "signedUpAt": "2026-11-06T09:14:00.000Z",
         *           "resignedAt": "2026-11-10T08:00:00.000Z"
         *         }
         *       ]
         *     }
         */
        ParticipantPage: {
            /** @example 0 */
            page: number;
            /** @example 25 */
            size: number;
            /** @example 2 */
            totalElements: number;
            /** @example 1 */
            totalPages: number;
            content: components["schemas"]["Participant"][];
        };
        /**
         * @description Where a participant stands: signed up, on the waiting list, resigned, or what came of it.
         * @example signed_up
         * @enum {string}
         */
        ParticipantStatus: "signed_up" | "waitlisted" | "resigned" | "attended" | "no_show";
        /**
         * Format: password
         * @description A new password: 8 to 128 characters, among them a lowercase and an uppercase letter, a digit and a special character.
         * @example Demo-2026!
         */
        Password: string;
        /**
         * @description The token of the mailed link, and the new password.
         * @example {
         *       "token": "cGxlYXNlLWNvbmZpcm0tdGhpcy1lLW1haWwtMDAwMDA",
         *       "password": "Demo-2026!"
         *     }
         */
        PasswordReset: {
            token: components["schemas"]["Token"];
            password: components["schemas"]["Password"];
        };
        /**
         * @description The password so far, and the new one.
         * @example {
         *       "currentPassword": "Demo-2026!",
         *       "password": "Wiosna-2027!"
         *     }
         */
        PasswordUpdate: {
            currentPassword: components["schemas"]["EnteredPassword"];
            /**
             * Format: password
             * @description A new password: 8 to 128 characters, among them a lowercase and an uppercase letter, a digit and a special character.
             * @example Wiosna-2027!
             */
            password: string;
        };
        /**
         * @description Who asked for help. Every reading of one record is in its history, and so is finding it by the last name.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000121",
         *       "firstname": "Stanisława",
         *       "lastname": "Jabłońska",
         *       "initial": "J",
         *       "urgency": "high",
         *       "status": "new",
         *       "helpCategory": [
         *         "elderlyPeople",
         *         "healthcare"
         *       ],
         *       "description": "Po operacji biodra nie wychodzę z domu. Potrzebuję pomocy w zakupach i w odbiorze leków z apteki.",
         *       "city": "Kraków",
         *       "street": "Długa 14",
         *       "postCode": "31-147",
         *       "phone": "+48122345678",
         *       "email": null,
         *       "preferredLanguage": "pl",
         *       "householdSize": 1,
         *       "responsible": {
         *         "id": "01980000-0000-7000-8000-000000000002",
         *         "name": "Piotr Zieliński"
         *       },
         *       "closingReason": null,
         *       "createdAt": "2026-11-19T07:12:00.000Z",
         *       "consentVersion": "1.0",
         *       "consentLanguage": "pl",
         *       "consentedAt": "2026-11-02T09:30:00.000Z",
         *       "inProgressSince": null,
         *       "lastVisitOn": null,
         *       "duplicates": [],
         *       "assignments": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000231",
         *           "volunteerId": "01980000-0000-7000-8000-000000000001",
         *           "volunteerName": "Łucja Wiśniewska",
         *           "volunteerPhone": "+48601234567",
         *           "status": "asked",
         *           "proposedBy": {
         *             "id": "01980000-0000-7000-8000-000000000002",
         *             "name": "Piotr Zieliński"
         *           },
         *           "message": "Zadzwonić dzień wcześniej.",
         *           "createdAt": "2026-11-20T10:05:00.000Z",
         *           "askedAt": "2026-11-20T10:06:00.000Z",
         *           "expiresAt": "2026-11-27T10:06:00.000Z",
         *           "answeredAt": null,
         *           "endedAt": null
         *         }
         *       ],
         *       "visits": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000241",
         *           "date": "2026-11-21",
         *           "minutes": 90,
         *           "kind": "in_person",
         *           "tookPlace": true,
         *           "volunteerId": "01980000-0000-7000-8000-000000000001",
         *           "volunteerName": "Łucja Wiśniewska",
         *           "note": "Zrobiłyśmy zakupy na cały tydzień.",
         *           "nextStep": "Umówić wizytę u ortopedy.",
         *           "author": {
         *             "id": "01980000-0000-7000-8000-000000000002",
         *             "name": "Piotr Zieliński"
         *           },
         *           "createdAt": "2026-11-21T17:20:00.000Z",
         *           "editedAt": null
         *         }
         *       ],
         *       "notes": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000221",
         *           "text": "Rozmawiałam z synem. Klucze ma sąsiadka spod czwórki.",
         *           "author": {
         *             "id": "01980000-0000-7000-8000-000000000002",
         *             "name": "Piotr Zieliński"
         *           },
         *           "createdAt": "2026-11-20T09:41:00.000Z",
         *           "editedAt": null
         *         }
         *       ],
         *       "history": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000193",
         *           "at": "2026-11-20T09:30:00.000Z",
         *           "action": "viewed",
         *           "actorName": "Anna Kowalska",
         *           "changes": []
         *         }
         *       ]
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000122",
         *       "firstname": "Оксана",
         *       "lastname": "Мельник",
         *       "initial": "М",
         *       "urgency": "normal",
         *       "status": "in_progress",
         *       "helpCategory": [
         *         "helpForUkraine",
         *         "education"
         *       ],
         *       "description": "Шукаю репетитора польської для двох синів, дев'яти та дванадцяти років.",
         *       "city": "Lublin",
         *       "street": null,
         *       "postCode": null,
         *       "phone": "+380931234567",
         *       "email": "oksana.melnyk@mail.example",
         *       "preferredLanguage": "uk",
         *       "householdSize": 3,
         *       "responsible": {
         *         "id": "01980000-0000-7000-8000-000000000003",
         *         "name": "Ірина Бондаренко"
         *       },
         *       "closingReason": null,
         *       "createdAt": "2026-11-14T16:48:00.000Z",
         *       "consentVersion": "1.0",
         *       "consentLanguage": "pl",
         *       "consentedAt": "2026-11-02T09:30:00.000Z",
         *       "inProgressSince": null,
         *       "lastVisitOn": null,
         *       "duplicates": [],
         *       "assignments": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000231",
         *           "volunteerId": "01980000-0000-7000-8000-000000000001",
         *           "volunteerName": "Łucja Wiśniewska",
         *           "volunteerPhone": "+48601234567",
         *           "status": "asked",
         *           "proposedBy": {
         *             "id": "01980000-0000-7000-8000-000000000002",
         *             "name": "Piotr Zieliński"
         *           },
         *           "message": "Zadzwonić dzień wcześniej.",
         *           "createdAt": "2026-11-20T10:05:00.000Z",
         *           "askedAt": "2026-11-20T10:06:00.000Z",
         *           "expiresAt": "2026-11-27T10:06:00.000Z",
         *           "answeredAt": null,
         *           "endedAt": null
         *         }
         *       ],
         *       "visits": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000241",
         *           "date": "2026-11-21",
         *           "minutes": 90,
         *           "kind": "in_person",
         *           "tookPlace": true,
         *           "volunteerId": "01980000-0000-7000-8000-000000000001",
         *           "volunteerName": "Łucja Wiśniewska",
         *           "note": "Zrobiłyśmy zakupy na cały tydzień.",
         *           "nextStep": "Umówić wizytę u ortopedy.",
         *           "author": {
         *             "id": "01980000-0000-7000-8000-000000000002",
         *             "name": "Piotr Zieliński"
         *           },
         *           "createdAt": "2026-11-21T17:20:00.000Z",
         *           "editedAt": null
         *         }
         *       ],
         *       "notes": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000221",
         *           "text": "Rozmawiałam z synem. Klucze ma sąsiadka spod czwórki.",
         *           "author": {
         *             "id": "01980000-0000-7000-8000-000000000002",
         *             "name": "Piotr Zieliński"
         *           },
         *           "createdAt": "2026-11-20T09:41:00.000Z",
         *           "editedAt": null
         *         }
         *       ],
         *       "history": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000193",
         *           "at": "2026-11-20T09:30:00.000Z",
         *           "action": "viewed",
         *           "actorName": "Anna Kowalska",
         *           "changes": []
         *         }
         *       ]
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000123",
         *       "firstname": "Krzysztof",
         *       "lastname": "Świątek",
         *       "initial": "Ś",
         *       "urgency": "low",
         *       "status": "helped",
         *       "helpCategory": [
         *         "animals"
         *       ],
         *       "description": "Proszę o opiekę nad psem w czasie pobytu w sanatorium.",
         *       "city": "Gdynia",
         *       "street": "Świętojańska 80",
         *       "postCode": "81-388",
         *       "phone": "+48587654321",
         *       "email": null,
         *       "preferredLanguage": "pl",
         *       "householdSize": 2,
         *       "responsible": {
         *         "id": "01980000-0000-7000-8000-000000000002",
         *         "name": "Piotr Zieliński"
         *       },
         *       "closingReason": null,
         *       "createdAt": "2026-10-30T11:05:00.000Z",
         *       "consentVersion": "1.0",
         *       "consentLanguage": "pl",
         *       "consentedAt": "2026-11-02T09:30:00.000Z",
         *       "inProgressSince": null,
         *       "lastVisitOn": null,
         *       "duplicates": [],
         *       "assignments": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000231",
         *           "volunteerId": "01980000-0000-7000-8000-000000000001",
         *           "volunteerName": "Łucja Wiśniewska",
         *           "volunteerPhone": "+48601234567",
         *           "status": "asked",
         *           "proposedBy": {
         *             "id": "01980000-0000-7000-8000-000000000002",
         *             "name": "Piotr Zieliński"
         *           },
         *           "message": "Zadzwonić dzień wcześniej.",
         *           "createdAt": "2026-11-20T10:05:00.000Z",
         *           "askedAt": "2026-11-20T10:06:00.000Z",
         *           "expiresAt": "2026-11-27T10:06:00.000Z",
         *           "answeredAt": null,
         *           "endedAt": null
         *         }
         *       ],
         *       "visits": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000241",
         *           "date": "2026-11-21",
         *           "minutes": 90,
         *           "kind": "in_person",
         *           "tookPlace": true,
         *           "volunteerId": "01980000-0000-7000-8000-000000000001",
         *           "volunteerName": "Łucja Wiśniewska",
         *           "note": "Zrobiłyśmy zakupy na cały tydzień.",
         *           "nextStep": "Umówić wizytę u ortopedy.",
         *           "author": {
         *             "id": "01980000-0000-7000-8000-000000000002",
         *             "name": "Piotr Zieliński"
         *           },
         *           "createdAt": "2026-11-21T17:20:00.000Z",
         *           "editedAt": null
         *         }
         *       ],
         *       "notes": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000221",
         *           "text": "Rozmawiałam z synem. Klucze ma sąsiadka spod czwórki.",
         *           "author": {
         *             "id": "01980000-0000-7000-8000-000000000002",
         *             "name": "Piotr Zieliński"
         *           },
         *           "createdAt": "2026-11-20T09:41:00.000Z",
         *           "editedAt": null
         *         }
         *       ],
         *       "history": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000193",
         *           "at": "2026-11-20T09:30:00.000Z",
         *           "action": "viewed",
         *           "actorName": "Anna Kowalska",
         *           "changes": []
         *         }
         *       ]
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000124",
         *       "firstname": "Żanna",
         *       "lastname": "Ostrowska",
         *       "initial": "O",
         *       "urgency": "high",
         *       "status": "closed",
         *       "helpCategory": [
         *         "socialAssistance"
         *       ],
         *       "description": "Po pożarze mieszkania potrzebuję odzieży zimowej dla rodziny.",
         *       "city": "Białystok",
         *       "street": null,
         *       "postCode": null,
         *       "phone": "+48857412589",
         *       "email": null,
         *       "preferredLanguage": "pl",
         *       "householdSize": 5,
         *       "responsible": {
         *         "id": "01980000-0000-7000-8000-000000000002",
         *         "name": "Piotr Zieliński"
         *       },
         *       "closingReason": "Rodzina wyjechała do krewnych.",
         *       "createdAt": "2026-09-08T19:21:00.000Z",
         *       "consentVersion": "1.0",
         *       "consentLanguage": "pl",
         *       "consentedAt": "2026-11-02T09:30:00.000Z",
         *       "inProgressSince": null,
         *       "lastVisitOn": null,
         *       "duplicates": [],
         *       "assignments": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000231",
         *           "volunteerId": "01980000-0000-7000-8000-000000000001",
         *           "volunteerName": "Łucja Wiśniewska",
         *           "volunteerPhone": "+48601234567",
         *           "status": "asked",
         *           "proposedBy": {
         *             "id": "01980000-0000-7000-8000-000000000002",
         *             "name": "Piotr Zieliński"
         *           },
         *           "message": "Zadzwonić dzień wcześniej.",
         *           "createdAt": "2026-11-20T10:05:00.000Z",
         *           "askedAt": "2026-11-20T10:06:00.000Z",
         *           "expiresAt": "2026-11-27T10:06:00.000Z",
         *           "answeredAt": null,
         *           "endedAt": null
         *         }
         *       ],
         *       "visits": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000241",
         *           "date": "2026-11-21",
         *           "minutes": 90,
         *           "kind": "in_person",
         *           "tookPlace": true,
         *           "volunteerId": "01980000-0000-7000-8000-000000000001",
         *           "volunteerName": "Łucja Wiśniewska",
         *           "note": "Zrobiłyśmy zakupy na cały tydzień.",
         *           "nextStep": "Umówić wizytę u ortopedy.",
         *           "author": {
         *             "id": "01980000-0000-7000-8000-000000000002",
         *             "name": "Piotr Zieliński"
         *           },
         *           "createdAt": "2026-11-21T17:20:00.000Z",
         *           "editedAt": null
         *         }
         *       ],
         *       "notes": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000221",
         *           "text": "Rozmawiałam z synem. Klucze ma sąsiadka spod czwórki.",
         *           "author": {
         *             "id": "01980000-0000-7000-8000-000000000002",
         *             "name": "Piotr Zieliński"
         *           },
         *           "createdAt": "2026-11-20T09:41:00.000Z",
         *           "editedAt": null
         *         }
         *       ],
         *       "history": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000193",
         *           "at": "2026-11-20T09:30:00.000Z",
         *           "action": "viewed",
         *           "actorName": "Anna Kowalska",
         *           "changes": []
         *         }
         *       ]
         *     }
         */
        PersonInNeed: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000121
             */
            readonly id: string;
            /**
             * @description A name, of a person or a place.
             * @example Stanisława
             */
            firstname: string;
            /**
             * @description A name, of a person or a place.
             * @example Jabłońska
             */
            lastname: string;
            /**
             * @description First letter of `lastname`; all of it that a list shows.
             * @example J
             */
            readonly initial: string;
            urgency: components["schemas"]["Urgency"];
            /**
             * @description How far help for a person has come.
             * @example new
             * @enum {string}
             */
            readonly status: "new" | "in_progress" | "helped" | "closed";
            /**
             * @example [
             *       "elderlyPeople",
             *       "healthcare"
             *     ]
             */
            helpCategory: components["schemas"]["HelpCategory"][];
            /**
             * @description A longer text in plain words; line breaks are kept.
             * @example Po operacji biodra nie wychodzę z domu. Potrzebuję pomocy w zakupach i w odbiorze leków z apteki.
             */
            description: string;
            /**
             * @description A name, of a person or a place.
             * @example Kraków
             */
            city: string;
            /**
             * @description A name, of a person or a place.
             * @example Długa 14
             */
            street?: string | null;
            /**
             * @description Postal code, in the notation of its country.
             * @example 31-147
             */
            postCode?: string | null;
            /**
             * @description +48 or +380 and nine digits; spaces and dashes typed by a person are dropped before it is checked.
             * @example +48122345678
             */
            phone: string;
            /**
             * Format: email
             * @description Compared without case.
             * @example null
             */
            email?: string | null;
            /**
             * @description A language that a volunteer speaks (ISO 639-1).
             * @example pl
             * @enum {string}
             */
            preferredLanguage: "pl" | "en" | "uk" | "ru" | "de" | "fr" | "es" | "be";
            /**
             * @description People in the household.
             * @example 1
             */
            householdSize?: number | null;
            /**
             * @description Which coordinator works on it.
             * @example null
             */
            readonly responsible?: {
                /**
                 * Format: uuid
                 * @description UUIDv7.
                 * @example 01980000-0000-7000-8000-000000000002
                 */
                id: string;
                /** @example Piotr Zieliński */
                name: string;
            } | null;
            /**
             * @description Why something is done, in words for whom it concerns.
             * @example null
             */
            readonly closingReason?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-19T07:12:00.000Z
             */
            readonly createdAt: string;
            /**
             * @description Version of the terms and the privacy policy that the person consented to, as their pages name it; null for a consent before versions were kept.
             * @example 1.0
             */
            readonly consentVersion?: string | null;
            /**
             * @description Language in which they were read.
             * @default null
             * @example pl
             * @enum {string|null}
             */
            readonly consentLanguage?: "pl" | "en" | "uk" | "ru" | null;
            /**
             * Format: date-time
             * @description When the person consented.
             * @example 2026-11-02T09:30:00.000Z
             */
            readonly consentedAt?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example null
             */
            readonly inProgressSince?: string | null;
            /**
             * Format: date
             * @description The last visit that came about.
             * @example null
             */
            readonly lastVisitOn?: string | null;
            /**
             * @description Other requests from the same phone number.
             * @example []
             */
            readonly duplicates: components["schemas"]["PersonInNeedDuplicate"][];
            /** @description The newest first. */
            readonly assignments: components["schemas"]["Assignment"][];
            /** @description The latest first. */
            readonly visits: components["schemas"]["PersonInNeedVisit"][];
            /** @description The newest first. */
            readonly notes: components["schemas"]["PersonInNeedNote"][];
            /**
             * @example [
             *       {
             *         "id": "01980000-0000-7000-8000-000000000193",
             *         "at": "2026-11-20T09:30:00.000Z",
             *         "action": "viewed",
             *         "actorName": "Anna Kowalska",
             *         "changes": []
             *       }
             *     ]
             */
            readonly history: components["schemas"]["HistoryEntry"][];
        };
        /**
         * @description Another request from the same phone number, which may be of the same person.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000121",
         *       "firstname": "Stanisława",
         *       "initial": "J",
         *       "status": "new",
         *       "createdAt": "2026-11-19T07:12:00.000Z"
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000122",
         *       "firstname": "Оксана",
         *       "initial": "М",
         *       "status": "in_progress",
         *       "createdAt": "2026-11-14T16:48:00.000Z"
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000123",
         *       "firstname": "Krzysztof",
         *       "initial": "Ś",
         *       "status": "helped",
         *       "createdAt": "2026-10-30T11:05:00.000Z"
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000124",
         *       "firstname": "Żanna",
         *       "initial": "O",
         *       "status": "closed",
         *       "createdAt": "2026-09-08T19:21:00.000Z"
         *     }
         */
        PersonInNeedDuplicate: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000121
             */
            readonly id: string;
            /**
             * @description A name, of a person or a place.
             * @example Stanisława
             */
            firstname: string;
            /**
             * @description First letter of `lastname`; all of it that a list shows.
             * @example J
             */
            readonly initial: string;
            /**
             * @description How far help for a person has come.
             * @example new
             * @enum {string}
             */
            readonly status: "new" | "in_progress" | "helped" | "closed";
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-19T07:12:00.000Z
             */
            readonly createdAt: string;
        };
        /**
         * @description A request for help, sent by the companion app.
         * @example {
         *       "firstname": "Stanisława",
         *       "lastname": "Jabłońska",
         *       "urgency": "high",
         *       "helpCategory": [
         *         "elderlyPeople",
         *         "healthcare"
         *       ],
         *       "description": "Po operacji biodra nie wychodzę z domu. Potrzebuję pomocy w zakupach i w odbiorze leków z apteki.",
         *       "city": "Kraków",
         *       "street": "Długa 14",
         *       "postCode": "31-147",
         *       "phone": "+48122345678",
         *       "email": null,
         *       "preferredLanguage": "pl",
         *       "householdSize": 1,
         *       "organizationId": "01980000-0000-7000-8000-000000000001",
         *       "consents": {
         *         "terms": true,
         *         "privacy": true
         *       }
         *     }
         * @example {
         *       "firstname": "Оксана",
         *       "lastname": "Мельник",
         *       "urgency": "normal",
         *       "helpCategory": [
         *         "helpForUkraine",
         *         "education"
         *       ],
         *       "description": "Шукаю репетитора польської для двох синів, дев'яти та дванадцяти років.",
         *       "city": "Lublin",
         *       "street": null,
         *       "postCode": null,
         *       "phone": "+380931234567",
         *       "email": "oksana.melnyk@mail.example",
         *       "preferredLanguage": "uk",
         *       "householdSize": 3,
         *       "organizationId": "01980000-0000-7000-8000-000000000001",
         *       "consents": {
         *         "terms": true,
         *         "privacy": true
         *       }
         *     }
         * @example {
         *       "firstname": "Krzysztof",
         *       "lastname": "Świątek",
         *       "urgency": "low",
         *       "helpCategory": [
         *         "animals"
         *       ],
         *       "description": "Proszę o opiekę nad psem w czasie pobytu w sanatorium.",
         *       "city": "Gdynia",
         *       "street": "Świętojańska 80",
         *       "postCode": "81-388",
         *       "phone": "+48587654321",
         *       "email": null,
         *       "preferredLanguage": "pl",
         *       "householdSize": 2,
         *       "organizationId": "01980000-0000-7000-8000-000000000001",
         *       "consents": {
         *         "terms": true,
         *         "privacy": true
         *       }
         *     }
         * @example {
         *       "firstname": "Żanna",
         *       "lastname": "Ostrowska",
         *       "urgency": "high",
         *       "helpCategory": [
         *         "socialAssistance"
         *       ],
         *       "description": "Po pożarze mieszkania potrzebuję odzieży zimowej dla rodziny.",
         *       "city": "Białystok",
         *       "street": null,
         *       "postCode": null,
         *       "phone": "+48857412589",
         *       "email": null,
         *       "preferredLanguage": "pl",
         *       "householdSize": 5,
         *       "organizationId": "01980000-0000-7000-8000-000000000001",
         *       "consents": {
         *         "terms": true,
         *         "privacy": true
         *       }
         *     }
         */
        PersonInNeedInput: {
            /**
             * @description A name, of a person or a place.
             * @example Stanisława
             */
            firstname: string;
            /**
             * @description A name, of a person or a place.
             * @example Jabłońska
             */
            lastname: string;
            urgency: components["schemas"]["Urgency"];
            /**
             * @example [
             *       "elderlyPeople",
             *       "healthcare"
             *     ]
             */
            helpCategory: components["schemas"]["HelpCategory"][];
            /**
             * @description A longer text in plain words; line breaks are kept.
             * @example Po operacji biodra nie wychodzę z domu. Potrzebuję pomocy w zakupach i w odbiorze leków z apteki.
             */
            description: string;
            /**
             * @description A name, of a person or a place.
             * @example Kraków
             */
            city: string;
            /**
             * @description A name, of a person or a place.
             * @example Długa 14
             */
            street?: string | null;
            /**
             * @description Postal code, in the notation of its country.
             * @example 31-147
             */
            postCode?: string | null;
            /**
             * @description +48 or +380 and nine digits; spaces and dashes typed by a person are dropped before it is checked.
             * @example +48122345678
             */
            phone: string;
            /**
             * Format: email
             * @description Compared without case.
             * @example null
             */
            email?: string | null;
            /**
             * @description A language that a volunteer speaks (ISO 639-1).
             * @example pl
             * @enum {string}
             */
            preferredLanguage: "pl" | "en" | "uk" | "ru" | "de" | "fr" | "es" | "be";
            /**
             * @description People in the household.
             * @example 1
             */
            householdSize?: number | null;
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000001
             */
            organizationId: string;
            consents: components["schemas"]["Consents"];
        };
        /**
         * @description The least that a list needs, so that the rest is read on purpose and recorded.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000121",
         *       "firstname": "Stanisława",
         *       "initial": "J",
         *       "urgency": "high",
         *       "status": "new",
         *       "helpCategory": [
         *         "elderlyPeople",
         *         "healthcare"
         *       ],
         *       "city": "Kraków",
         *       "responsible": {
         *         "id": "01980000-0000-7000-8000-000000000002",
         *         "name": "Piotr Zieliński"
         *       },
         *       "createdAt": "2026-11-19T07:12:00.000Z",
         *       "inProgressSince": null,
         *       "lastVisitOn": null
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000122",
         *       "firstname": "Оксана",
         *       "initial": "М",
         *       "urgency": "normal",
         *       "status": "in_progress",
         *       "helpCategory": [
         *         "helpForUkraine",
         *         "education"
         *       ],
         *       "city": "Lublin",
         *       "responsible": {
         *         "id": "01980000-0000-7000-8000-000000000003",
         *         "name": "Ірина Бондаренко"
         *       },
         *       "createdAt": "2026-11-14T16:48:00.000Z",
         *       "inProgressSince": null,
         *       "lastVisitOn": null
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000123",
         *       "firstname": "Krzysztof",
         *       "initial": "Ś",
         *       "urgency": "low",
         *       "status": "helped",
         *       "helpCategory": [
         *         "animals"
         *       ],
         *       "city": "Gdynia",
         *       "responsible": {
         *         "id": "01980000-0000-7000-8000-000000000002",
         *         "name": "Piotr Zieliński"
         *       },
         *       "createdAt": "2026-10-30T11:05:00.000Z",
         *       "inProgressSince": null,
         *       "lastVisitOn": null
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000124",
         *       "firstname": "Żanna",
         *       "initial": "O",
         *       "urgency": "high",
         *       "status": "closed",
         *       "helpCategory": [
         *         "socialAssistance"
         *       ],
         *       "city": "Białystok",
         *       "responsible": {
         *         "id": "01980000-0000-7000-8000-000000000002",
         *         "name": "Piotr Zieliński"
         *       },
         *       "createdAt": "2026-09-08T19:21:00.000Z",
         *       "inProgressSince": null,
         *       "lastVisitOn": null
         *     }
         */
        PersonInNeedListItem: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000121
             */
            readonly id: string;
            /**
             * @description A name, of a person or a place.
             * @example Stanisława
             */
            firstname: string;
            /**
             * @description First letter of `lastname`; all of it that a list shows.
             * @example J
             */
            readonly initial: string;
            urgency: components["schemas"]["Urgency"];
            /**
             * @description How far help for a person has come.
             * @example new
             * @enum {string}
             */
            readonly status: "new" | "in_progress" | "helped" | "closed";
            /**
             * @example [
             *       "elderlyPeople",
             *       "healthcare"
             *     ]
             */
            helpCategory: components["schemas"]["HelpCategory"][];
            /**
             * @description A name, of a person or a place.
             * @example Kraków
             */
            city: string;
            /**
             * @description Which coordinator works on it.
             * @example null
             */
            readonly responsible?: {
                /**
                 * Format: uuid
                 * @description UUIDv7.
                 * @example 01980000-0000-7000-8000-000000000002
                 */
                id: string;
                /** @example Piotr Zieliński */
                name: string;
            } | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-19T07:12:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example null
             */
            readonly inProgressSince?: string | null;
            /**
             * Format: date
             * @description The last visit that came about.
             * @example null
             */
            readonly lastVisitOn?: string | null;
        };
        /**
         * @description What the team keeps of a person in need for itself.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000221",
         *       "text": "Rozmawiałam z synem. Klucze ma sąsiadka spod czwórki.",
         *       "author": {
         *         "id": "01980000-0000-7000-8000-000000000002",
         *         "name": "Piotr Zieliński"
         *       },
         *       "createdAt": "2026-11-20T09:41:00.000Z",
         *       "editedAt": null
         *     }
         */
        PersonInNeedNote: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000221
             */
            readonly id: string;
            text: components["schemas"]["NoteText"];
            /** @description Who it was, by the name of that time. */
            readonly author: {
                /**
                 * Format: uuid
                 * @description UUIDv7.
                 * @example 01980000-0000-7000-8000-000000000002
                 */
                id: string;
                /** @example Piotr Zieliński */
                name: string;
            };
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-20T09:41:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example null
             */
            readonly editedAt?: string | null;
        };
        /**
         * @description A note as it is written.
         * @example {
         *       "text": "Rozmawiałam z synem. Klucze ma sąsiadka spod czwórki."
         *     }
         */
        PersonInNeedNoteInput: {
            text: components["schemas"]["NoteText"];
        };
        /**
         * @description One page of a list of `PersonInNeedListItem`.
         * @example {
         *       "page": 0,
         *       "size": 25,
         *       "totalElements": 4,
         *       "totalPages": 1,
         *       "content": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000121",
         *           "firstname": "Stanisława",
         *           "initial": "J",
         *           "urgency": "high",
         *           "status": "new",
         *           "helpCategory": [
         *             "elderlyPeople",
         *             "healthcare"
         *           ],
         *           "city": "Kraków",
         *           "responsible": {
         *             "id": "01980000-0000-7000-8000-000000000002",
         *             "name": "Piotr Zieliński"
         *           },
         *           "createdAt": "2026-11-19T07:12:00.000Z",
         *           "inProgressSince": null,
         *           "lastVisitOn": null
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000122",
         *           "firstname": "Оксана",
         *           "initial": "М",
         *           "urgency": "normal",
         *           "status": "in_progress",
         *           "helpCategory": [
         *             "helpForUkraine",
         *             "education"
         *           ],
         *           "city": "Lublin",
         *           "responsible": {
         *             "id": "01980000-0000-7000-8000-000000000003",
         *             "name": "Ірина Бондаренко"
         *           },
         *           "createdAt": "2026-11-14T16:48:00.000Z",
         *           "inProgressSince": null,
         *           "lastVisitOn": null
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000123",
         *           "firstname": "Krzysztof",
         *           "initial": "Ś",
         *           "urgency": "low",
         *           "status": "helped",
         *           "helpCategory": [
         *             "animals"
         *           ],
         *           "city": "Gdynia",
         *           "responsible": {
         *             "id": "01980000-0000-7000-8000-000000000002",
         *             "name": "Piotr Zieliński"
         *           },
         *           "createdAt": "2026-10-30T11:05:00.000Z",
         *           "inProgressSince": null,
         *           "lastVisitOn": null
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000124",
         *           "firstname": "Żanna",
         *           "initial": "O",
         *           "urgency": "high",
         *           "status": "closed",
         *           "helpCategory": [
         *             "socialAssistance"
         *           ],
         *           "city": "Białystok",
         *           "responsible": {
         *             "id": "01980000-0000-7000-8000-000000000002",
         *             "name": "Piotr Zieliński"
         *           },
         *           "createdAt": "2026-09-08T19:21:00.000Z",
         *           "inProgressSince": null,
         *           "lastVisitOn": null
         *         }
         *       ]
         *     }
         */
        PersonInNeedPage: {
            /** @example 0 */
            page: number;
            /** @example 25 */
            size: number;
            /** @example 2 */
            totalElements: number;
            /** @example 1 */
            totalPages: number;
            content: components["schemas"]["PersonInNeedListItem"][];
        };
        /**
         * @description How far help for a person has come.
         * @example new
         * @enum {string}
         */
        PersonInNeedStatus: "new" | "in_progress" | "helped" | "closed";
        /**
         * @description A visit to a person in need, or one that did not come about.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000241",
         *       "date": "2026-11-21",
         *       "minutes": 90,
         *       "kind": "in_person",
         *       "tookPlace": true,
         *       "volunteerId": "01980000-0000-7000-8000-000000000001",
         *       "volunteerName": "Łucja Wiśniewska",
         *       "note": "Zrobiłyśmy zakupy na cały tydzień.",
         *       "nextStep": "Umówić wizytę u ortopedy.",
         *       "author": {
         *         "id": "01980000-0000-7000-8000-000000000002",
         *         "name": "Piotr Zieliński"
         *       },
         *       "createdAt": "2026-11-21T17:20:00.000Z",
         *       "editedAt": null
         *     }
         */
        PersonInNeedVisit: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000241
             */
            readonly id: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            date: string;
            /** @example 90 */
            minutes: number;
            /**
             * @description How a person was visited.
             * @example in_person
             * @enum {string}
             */
            kind: "in_person" | "by_phone";
            /**
             * @default true
             * @example true
             */
            tookPlace: boolean;
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000001
             */
            volunteerId?: string | null;
            /** @example Łucja Wiśniewska */
            readonly volunteerName?: string | null;
            /**
             * @description A short remark of the foundation's own.
             * @example Zrobiłyśmy zakupy na cały tydzień.
             */
            note?: string | null;
            /**
             * @description A short remark of the foundation's own.
             * @example Umówić wizytę u ortopedy.
             */
            nextStep?: string | null;
            /** @description Who it was, by the name of that time. */
            readonly author: {
                /**
                 * Format: uuid
                 * @description UUIDv7.
                 * @example 01980000-0000-7000-8000-000000000002
                 */
                id: string;
                /** @example Piotr Zieliński */
                name: string;
            };
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-21T17:20:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example null
             */
            readonly editedAt?: string | null;
        };
        /**
         * @description A visit as it is noted.
         * @example {
         *       "date": "2026-11-21",
         *       "minutes": 90,
         *       "kind": "in_person",
         *       "tookPlace": true,
         *       "volunteerId": "01980000-0000-7000-8000-000000000001",
         *       "note": "Zrobiłyśmy zakupy na cały tydzień.",
         *       "nextStep": "Umówić wizytę u ortopedy."
         *     }
         */
        PersonInNeedVisitInput: {
            /**
             * Format: date
             * @example 2026-11-21
             */
            date: string;
            /** @example 90 */
            minutes: number;
            /**
             * @description How a person was visited.
             * @example in_person
             * @enum {string}
             */
            kind: "in_person" | "by_phone";
            /**
             * @default true
             * @example true
             */
            tookPlace: boolean;
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000001
             */
            volunteerId?: string | null;
            /**
             * @description A short remark of the foundation's own.
             * @example Zrobiłyśmy zakupy na cały tydzień.
             */
            note?: string | null;
            /**
             * @description A short remark of the foundation's own.
             * @example Umówić wizytę u ortopedy.
             */
            nextStep?: string | null;
        };
        /**
         * @description +48 or +380 and nine digits; spaces and dashes typed by a person are dropped before it is checked.
         * @example +48601234567
         */
        Phone: string;
        /**
         * @description Postal code, in the notation of its country.
         * @example 00-001
         */
        PostCode: string;
        /**
         * @description RFC 9457, with the texts that the panel shows.
         * @example {
         *       "type": "/api/docs#problem-invalid_input",
         *       "title": "Invalid data entered",
         *       "status": 400,
         *       "code": "invalid_input",
         *       "message": "Invalid data entered",
         *       "messages": [
         *         "Invalid data entered"
         *       ],
         *       "errors": [],
         *       "id": "req-1"
         *     }
         */
        Problem: {
            /**
             * @description URI reference of the kind of problem, `/api/docs#problem-{code}`.
             * @example /api/docs#problem-invalid_input
             */
            type: string;
            /** @example Invalid data entered */
            title: string;
            /** @example 400 */
            status: number;
            code: components["schemas"]["ErrorCode"];
            /** @example Invalid data entered */
            message: string;
            /**
             * @example [
             *       "Invalid data entered"
             *     ]
             */
            messages: string[];
            /**
             * @description One entry for each field that was refused.
             * @example []
             */
            errors: {
                /**
                 * @description Path of the field, with dots; empty for the whole body.
                 * @example email
                 */
                field: string;
                /**
                 * @description Key of the rule that was broken.
                 * @example email
                 */
                code: string;
                /** @example Enter a valid e-mail address */
                message: string;
            }[];
            /**
             * @description Of the entry in the server's log, for status 500.
             * @example req-1
             */
            id?: string | null;
        };
        /**
         * @description What does not work, for who runs the panel.
         * @example {
         *       "description": "Po kliknięciu „Zapisz szkic” nic się nie dzieje.",
         *       "email": "anna.kowalska@demo.example",
         *       "page": "/create-event",
         *       "browser": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
         *     }
         */
        ProblemReport: {
            /**
             * @description A longer text in plain words; line breaks are kept.
             * @example Po kliknięciu „Zapisz szkic” nic się nie dzieje.
             */
            description: string;
            /**
             * Format: email
             * @description Where the answer goes; without it there is none.
             * @example anna.kowalska@demo.example
             */
            email?: string | null;
            /**
             * @description Page of the panel on which it happened, without a query.
             * @example /create-event
             */
            page?: string | null;
            /**
             * @description Browser and system, as the browser calls itself.
             * @example Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0
             */
            browser?: string | null;
        };
        /**
         * @description A foundation's page that anybody may read, with its events and the forms for volunteers and for who needs help.
         * @example {
         *       "isOn": true,
         *       "slug": "pomocna-dlon",
         *       "informationClause": "Administratorem danych jest Fundacja Pomocna Dłoń. Dane są potrzebne, aby odpowiedzieć na zgłoszenie.",
         *       "embedHosts": [
         *         "www.pomocnadlon.example"
         *       ],
         *       "url": "https://panel.example/f/pomocna-dlon",
         *       "version": 3
         *     }
         */
        PublicPage: {
            /**
             * @description Whether anybody can open the page.
             * @default false
             * @example true
             */
            isOn: boolean;
            /**
             * @description The end of the page's address, which no other foundation has. Suggested by the foundation's name until one is chosen.
             * @example pomocna-dlon
             */
            slug: string;
            /**
             * @description What the foundation tells of its use of personal data (GDPR, art. 13); shown at the forms, before the consents.
             * @example Administratorem danych jest Fundacja Pomocna Dłoń. Dane są potrzebne, aby odpowiedzieć na zgłoszenie.
             */
            informationClause?: string | null;
            /**
             * @description Sites that may show the page in a frame.
             * @example [
             *       "www.pomocnadlon.example"
             *     ]
             */
            embedHosts?: string[] | null;
            /**
             * Format: uri
             * @description The page's address.
             * @example https://panel.example/f/pomocna-dlon
             */
            readonly url: string;
            /**
             * @description Grows with every change of the record.
             * @example 3
             */
            readonly version: number;
        };
        /**
         * @description The settings of a public page, all of them, with the version that was read.
         * @example {
         *       "isOn": true,
         *       "slug": "pomocna-dlon",
         *       "informationClause": "Administratorem danych jest Fundacja Pomocna Dłoń. Dane są potrzebne, aby odpowiedzieć na zgłoszenie.",
         *       "embedHosts": [
         *         "www.pomocnadlon.example"
         *       ],
         *       "version": 3
         *     }
         */
        PublicPageUpdate: {
            /**
             * @description Whether anybody can open the page.
             * @default false
             * @example true
             */
            isOn: boolean;
            /**
             * @description The end of the page's address, which no other foundation has. Suggested by the foundation's name until one is chosen.
             * @example pomocna-dlon
             */
            slug: string;
            /**
             * @description What the foundation tells of its use of personal data (GDPR, art. 13); shown at the forms, before the consents.
             * @example Administratorem danych jest Fundacja Pomocna Dłoń. Dane są potrzebne, aby odpowiedzieć na zgłoszenie.
             */
            informationClause?: string | null;
            /**
             * @description Sites that may show the page in a frame.
             * @example [
             *       "www.pomocnadlon.example"
             *     ]
             */
            embedHosts?: string[] | null;
            /**
             * @description The version that was read. When the page has changed since, the change is refused with 409 `record_changed`.
             * @example 3
             */
            version?: number | null;
        };
        /**
         * @description What an event has to hold to be published, and to stay published.
         * @example {
         *       "title": "Sobotnie zakupy dla seniorów",
         *       "helpCategory": [
         *         "elderlyPeople",
         *         "socialAssistance"
         *       ],
         *       "description": "Robimy zakupy z listy i zanosimy je do mieszkań seniorów na Bałutach. Przyda się wygodne obuwie.",
         *       "startDate": "2027-05-15",
         *       "eventStart": "10:00",
         *       "endDate": "2027-05-15",
         *       "eventEnd": "13:30",
         *       "city": "Łódź",
         *       "street": "Zgierska",
         *       "houseNumber": "12",
         *       "postCode": "91-002",
         *       "location": "Dom kultury, wejście od podwórza",
         *       "volunteersNeededNum": 10,
         *       "coverDesign": "hands"
         *     }
         */
        PublishableEvent: {
            /** @example Sobotnie zakupy dla seniorów */
            title: string;
            /**
             * @example [
             *       "elderlyPeople",
             *       "socialAssistance"
             *     ]
             */
            helpCategory: components["schemas"]["HelpCategory"][];
            /**
             * @description A longer text in plain words; line breaks are kept.
             * @example Robimy zakupy z listy i zanosimy je do mieszkań seniorów na Bałutach. Przyda się wygodne obuwie.
             */
            description: string;
            /**
             * Format: date
             * @description In the foundation's time zone.
             * @example 2027-05-15
             */
            startDate: string;
            /**
             * @description HH:mm, in the foundation's time zone.
             * @example 10:00
             */
            eventStart?: string | null;
            /**
             * Format: date
             * @description The last day, not before `startDate`.
             * @example 2027-05-15
             */
            endDate: string;
            /**
             * @description HH:mm on the last day; the whole day when it is missing.
             * @example 13:30
             */
            eventEnd?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example Łódź
             */
            city: string;
            /**
             * @description A name, of a person or a place.
             * @example Zgierska
             */
            street?: string | null;
            /**
             * @description Number of a house, with letters where it has any.
             * @example 12
             */
            houseNumber?: string | null;
            /**
             * @description Postal code, in the notation of its country.
             * @example 91-002
             */
            postCode?: string | null;
            /**
             * @description The place in words, for who has to find it.
             * @example Dom kultury, wejście od podwórza
             */
            location?: string | null;
            /**
             * @description Places; never fewer than have signed up.
             * @example 10
             */
            volunteersNeededNum: number;
            /**
             * @description Preset cover, shown while there is no cover image.
             * @example hands
             * @enum {string|null}
             */
            coverDesign?: "hands" | "leaves" | "waves" | "sunrise" | "city" | "mosaic" | null;
        };
        /**
         * @description Why something is done, in words for whom it concerns.
         * @example The documents are not complete.
         */
        Reason: string;
        /**
         * @description Grows with every change of the record.
         * @example 3
         */
        RecordVersion: number;
        /**
         * @description What opening the link has confirmed, a volunteer's application or a coordinator's new e-mail.
         * @example {
         *       "confirmed": "application"
         *     }
         */
        RegistrationConfirmation: {
            /**
             * @example application
             * @enum {string}
             */
            confirmed: "application" | "changedEmail";
        };
        /**
         * @description What an account may do: admins and coordinators use the panel, volunteers the companion app.
         * @example coordinator
         * @enum {string}
         */
        Role: "admin" | "coordinator" | "volunteer";
        /**
         * @description The role that a member of the team gets.
         * @example {
         *       "role": "admin"
         *     }
         */
        RoleChange: {
            /**
             * @description A role that works in the panel.
             * @example admin
             * @enum {string}
             */
            role: "coordinator" | "admin";
        };
        /**
         * @description Filters, search, order and columns of a list, under a name.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000001",
         *       "list": "volunteers",
         *       "name": "Soboty w Łodzi",
         *       "query": "daysOfHelp=saturday&city=Łódź",
         *       "columns": [
         *         "firstname",
         *         "lastname",
         *         "city"
         *       ],
         *       "shared": true,
         *       "author": {
         *         "id": "01980000-0000-7000-8000-000000000002",
         *         "name": "Piotr Zieliński"
         *       },
         *       "createdAt": "2026-11-20T09:30:00.000Z",
         *       "updatedAt": "2026-11-20T09:30:00.000Z",
         *       "version": 3,
         *       "history": []
         *     }
         */
        SavedView: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000001
             */
            readonly id: string;
            /**
             * @description Resource whose list it is of.
             * @example volunteers
             */
            list: string;
            /**
             * @description A name, of a person or a place.
             * @example Soboty w Łodzi
             */
            name: string;
            /**
             * @description Query of the list's address, with what is searched for, filtered and sorted by.
             * @example daysOfHelp=saturday&city=Łódź
             */
            query: string;
            /**
             * @description Columns that are shown; those of the contract when nothing is said.
             * @example [
             *       "firstname",
             *       "lastname",
             *       "city"
             *     ]
             */
            columns?: string[] | null;
            /**
             * @description Whether the whole team sees it.
             * @default false
             * @example true
             */
            shared?: boolean | null;
            /** @description Who it was, by the name of that time. */
            readonly author: {
                /**
                 * Format: uuid
                 * @description UUIDv7.
                 * @example 01980000-0000-7000-8000-000000000002
                 */
                id: string;
                /** @example Piotr Zieliński */
                name: string;
            };
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-20T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-20T09:30:00.000Z
             */
            readonly updatedAt: string;
            /**
             * @description Grows with every change of the record.
             * @example 3
             */
            readonly version: number;
            /** @example [] */
            readonly history: components["schemas"]["HistoryEntry"][];
        };
        /**
         * @description A mail to a volunteer, and what became of it.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000701",
         *       "kind": "eventReminder",
         *       "subject": "Wielkanocne paczki dla seniorów",
         *       "volunteerId": "01980000-0000-7000-8000-000000000001",
         *       "firstname": "Łucja",
         *       "lastname": "Wiśniewska",
         *       "eventId": "01980000-0000-7000-8000-000000000101",
         *       "mailingId": null,
         *       "status": "sent",
         *       "reason": null,
         *       "createdAt": "2026-11-12T09:30:00.000Z",
         *       "settledAt": "2026-11-12T09:30:02.000Z"
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000702",
         *       "kind": "eventReminder",
         *       "subject": "Wielkanocne paczki dla seniorów",
         *       "volunteerId": "01980000-0000-7000-8000-000000000002",
         *       "firstname": "Сергій",
         *       "lastname": "Шевченко",
         *       "eventId": "01980000-0000-7000-8000-000000000101",
         *       "mailingId": null,
         *       "status": "failed",
         *       "reason": "address_refused",
         *       "createdAt": "2026-11-12T09:30:00.000Z",
         *       "settledAt": null
         *     }
         */
        SentMail: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000701
             */
            readonly id: string;
            /**
             * @description What a mail to a volunteer is about.
             * @example eventReminder
             * @enum {string}
             */
            readonly kind: "mailing" | "signedUp" | "waitlisted" | "placeFreed" | "eventMoved" | "eventCancelled" | "eventDeleted" | "eventReminder" | "eventThanks" | "assignmentQuestion" | "assignmentContact";
            /**
             * @description The message's subject, or the event's title.
             * @example Wielkanocne paczki dla seniorów
             */
            readonly subject?: string | null;
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000001
             */
            readonly volunteerId: string;
            /**
             * @description A name, of a person or a place.
             * @example Łucja
             */
            readonly firstname: string;
            /**
             * @description A name, of a person or a place.
             * @example Wiśniewska
             */
            readonly lastname: string;
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000101
             */
            readonly eventId?: string | null;
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example null
             */
            readonly mailingId?: string | null;
            /**
             * @description How far a mail is.
             * @example sent
             * @enum {string}
             */
            readonly status: "queued" | "sent" | "failed" | "left_out";
            /**
             * @description Why a mail is not sent (yet).
             * @example null
             * @enum {string|null}
             */
            readonly reason?: "address_refused" | "server_away" | "too_late" | "no_news" | "event_cancelled" | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-12T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was sent or given up.
             * @example 2026-11-12T09:30:02.000Z
             */
            readonly settledAt?: string | null;
        };
        /**
         * @description What a mail to a volunteer is about.
         * @example eventReminder
         * @enum {string}
         */
        SentMailKind: "mailing" | "signedUp" | "waitlisted" | "placeFreed" | "eventMoved" | "eventCancelled" | "eventDeleted" | "eventReminder" | "eventThanks" | "assignmentQuestion" | "assignmentContact";
        /**
         * @description One page of a list of `SentMail`.
         * @example {
         *       "page": 0,
         *       "size": 25,
         *       "totalElements": 2,
         *       "totalPages": 1,
         *       "content": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000701",
         *           "kind": "eventReminder",
         *           "subject": "Wielkanocne paczki dla seniorów",
         *           "volunteerId": "01980000-0000-7000-8000-000000000001",
         *           "firstname": "Łucja",
         *           "lastname": "Wiśniewska",
         *           "eventId": "01980000-0000-7000-8000-000000000101",
         *           "mailingId": null,
         *           "status": "sent",
         *           "reason": null,
         *           "createdAt": "2026-11-12T09:30:00.000Z",
         *           "settledAt": "2026-11-12T09:30:02.000Z"
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000702",
         *           "kind": "eventReminder",
         *           "subject": "Wielkanocne paczki dla seniorów",
         *           "volunteerId": "01980000-0000-7000-8000-000000000002",
         *           "firstname": "Сергій",
         *           "lastname": "Шевченко",
         *           "eventId": "01980000-0000-7000-8000-000000000101",
         *           "mailingId": null,
         *           "status": "failed",
         *           "reason": "address_refused",
         *           "createdAt": "2026-11-12T09:30:00.000Z",
         *           "settledAt": null
         *         }
         *       ]
         *     }
         */
        SentMailPage: {
            /** @example 0 */
            page: number;
            /** @example 25 */
            size: number;
            /** @example 2 */
            totalElements: number;
            /** @example 1 */
            totalPages: number;
            content: components["schemas"]["SentMail"][];
        };
        /**
         * @description Why a mail is not sent (yet).
         * @example address_refused
         * @enum {string}
         */
        SentMailReason: "address_refused" | "server_away" | "too_late" | "no_news" | "event_cancelled";
        /**
         * @description How far a mail is.
         * @example sent
         * @enum {string}
         */
        SentMailStatus: "queued" | "sent" | "failed" | "left_out";
        /** @description A name, of a person or a place. */
        ShortName: string;
        /**
         * @description The token of the mailed link that signs a volunteer in.
         * @example {
         *       "token": "cGxlYXNlLWNvbmZpcm0tdGhpcy1lLW1haWwtMDAwMDA"
         *     }
         */
        SignInByLink: {
            token: components["schemas"]["Token"];
        };
        /**
         * @description The volunteer who asks for a link that signs them in.
         * @example {
         *       "email": "anna.kowalska@demo.example",
         *       "page": "/v/events"
         *     }
         */
        SignInLinkRequest: {
            email: components["schemas"]["Email"];
            /**
             * @description Page for volunteers on this server that the link opens; their events if none is given.
             * @example /v/events
             */
            page?: string | null;
        };
        /**
         * @description A language that a volunteer speaks (ISO 639-1).
         * @example pl
         * @enum {string}
         */
        SpokenLanguage: "pl" | "en" | "uk" | "ru" | "de" | "fr" | "es" | "be";
        /**
         * @description Counters of the home page, over all foundations.
         * @example {
         *       "members": 1284,
         *       "futureEvents": 37,
         *       "activeEvents": 12,
         *       "finishedEvents": 216
         *     }
         */
        Statistics: {
            /**
             * @description Verified volunteers and coordinators.
             * @example 1284
             */
            members: number;
            /** @example 37 */
            futureEvents: number;
            /** @example 12 */
            activeEvents: number;
            /** @example 216 */
            finishedEvents: number;
        };
        /**
         * @description The kind of record that something is about.
         * @example volunteer
         * @enum {string}
         */
        SubjectType: "organization" | "coordinator" | "volunteer" | "event" | "personInNeed";
        /**
         * @description A word of the foundation's own.
         * @example kierowca
         */
        Tag: string;
        /**
         * @description A tag for a selection of volunteers.
         * @example {
         *       "ids": [
         *         "01980000-0000-7000-8000-000000000002"
         *       ],
         *       "tag": "kierowca"
         *     }
         */
        TagSelection: {
            /**
             * @example [
             *       "01980000-0000-7000-8000-000000000002"
             *     ]
             */
            ids: components["schemas"]["Id"][];
            tag: components["schemas"]["Tag"];
        };
        /**
         * @description What became of a selection that was to be tagged.
         * @example {
         *       "tagged": 12,
         *       "full": 0
         *     }
         */
        Tagged: {
            /**
             * @description How many have the tag now, those that had it before included.
             * @example 12
             */
            tagged: number;
            /**
             * @description How many have as many tags as there may be.
             * @example 0
             */
            full: number;
        };
        /**
         * @description HH:mm, in the foundation's time zone.
         * @example 10:00
         */
        TimeOfDay: string;
        /**
         * @description In which the times of the foundation's events are meant.
         * @default Europe/Warsaw
         * @example Europe/Warsaw
         * @enum {string}
         */
        TimeZone: "Europe/Warsaw" | "Europe/Kyiv" | "Europe/Berlin" | "Europe/Bucharest" | "Europe/Lisbon" | "Europe/London" | "Europe/Prague" | "Europe/Vilnius";
        /**
         * @description One-time token out of the link in a mail, 256 random bits.
         * @example cGxlYXNlLWNvbmZpcm0tdGhpcy1lLW1haWwtMDAwMDA
         */
        Token: string;
        /**
         * @description The token of an image that was stored.
         * @example {
         *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA"
         *     }
         */
        UploadedImage: {
            imageToken: components["schemas"]["ImageToken"];
        };
        /**
         * @description How soon a person needs help.
         * @example high
         * @enum {string}
         */
        Urgency: "low" | "normal" | "high";
        /**
         * Format: uri
         * @description An address that starts with http or https.
         * @example https://fundacja-pomocna-dlon.example
         */
        Url: string;
        /**
         * Format: vat
         * @description Tax number. Custom format `vat`: a Polish NIP with its checksum, with or without `PL`; the number of another EU country with its prefix, or of Ukraine (`UA`, 8 or 10 digits), by that country's own rule. Spaces, dots and dashes do not count.
         * @example 1234563218
         */
        VatNumber: string;
        /**
         * @description How a person was visited.
         * @example in_person
         * @enum {string}
         */
        VisitKind: "in_person" | "by_phone";
        /**
         * @description A person who helps a foundation, or has applied to.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000001",
         *       "firstname": "Łucja",
         *       "lastname": "Wiśniewska",
         *       "accountStatus": "pending",
         *       "city": "Łódź",
         *       "email": "lucja.wisniewska@mail.example",
         *       "phone": "+48601234567",
         *       "dateOfBirth": "1994-05-17",
         *       "country": {
         *         "code": "PL",
         *         "name": "Polska"
         *       },
         *       "postCode": "00-001",
         *       "street": "Piotrkowska",
         *       "houseNumber": "12",
         *       "apartmentNumber": "4",
         *       "aboutMe": "I like to work with older people and I have a driving licence.",
         *       "languages": [
         *         "pl",
         *         "uk"
         *       ],
         *       "daysOfHelp": [
         *         "saturday",
         *         "sunday"
         *       ],
         *       "interests": [
         *         "elderlyPeople",
         *         "education"
         *       ],
         *       "tags": [
         *         "kierowca"
         *       ],
         *       "howDidYouFindAboutUs": "friends",
         *       "haveYouBeenAVolunteerBefore": true,
         *       "consentSource": "paperForm",
         *       "consentVersion": "1.0",
         *       "consentLanguage": "pl",
         *       "consentedAt": "2026-11-02T09:30:00.000Z",
         *       "newsStoppedAt": null,
         *       "rating": 4.5,
         *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *       "rejectionReason": "The documents are not complete.",
         *       "createdAt": "2026-11-02T09:30:00.000Z",
         *       "hasAccount": true,
         *       "version": 3,
         *       "files": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000001",
         *           "name": "zaświadczenie.pdf",
         *           "type": "application/pdf",
         *           "bytes": 48213,
         *           "createdAt": "2026-11-02T09:30:00.000Z"
         *         }
         *       ],
         *       "notes": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000231",
         *           "text": "Woli dyżury rano. Ma klucz do magazynu.",
         *           "author": {
         *             "id": "01980000-0000-7000-8000-000000000002",
         *             "name": "Piotr Zieliński"
         *           },
         *           "createdAt": "2026-11-20T09:41:00.000Z",
         *           "editedAt": null
         *         }
         *       ],
         *       "duplicates": [],
         *       "story": {
         *         "attended": 8,
         *         "missed": 1,
         *         "minutes": 1260,
         *         "lastAttendedOn": "2026-11-14",
         *         "events": [
         *           {
         *             "eventId": "01980000-0000-7000-8000-000000000101",
         *             "title": "Zbiórka żywności",
         *             "startDate": "2027-05-15",
         *             "status": "attended",
         *             "minutes": 210,
         *             "isComing": false
         *           }
         *         ]
         *       },
         *       "history": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000001",
         *           "at": "2026-11-02T09:30:00.000Z",
         *           "action": "verified",
         *           "actorId": "01980000-0000-7000-8000-000000000001",
         *           "actorName": "Anna Kowalska",
         *           "changes": [
         *             {
         *               "field": "accountStatus",
         *               "from": "pending",
         *               "to": "verified"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000002",
         *       "firstname": "Сергій",
         *       "lastname": "Шевченко",
         *       "accountStatus": "verified",
         *       "city": "Львів",
         *       "email": "serhij.shevchenko@mail.example",
         *       "phone": "+380671234567",
         *       "dateOfBirth": "1994-05-17",
         *       "country": {
         *         "code": "PL",
         *         "name": "Polska"
         *       },
         *       "postCode": "00-001",
         *       "street": "Piotrkowska",
         *       "houseNumber": "12",
         *       "apartmentNumber": "4",
         *       "aboutMe": "I like to work with older people and I have a driving licence.",
         *       "languages": [
         *         "pl",
         *         "uk"
         *       ],
         *       "daysOfHelp": [
         *         "saturday",
         *         "sunday"
         *       ],
         *       "interests": [
         *         "elderlyPeople",
         *         "education"
         *       ],
         *       "tags": [
         *         "kierowca"
         *       ],
         *       "howDidYouFindAboutUs": "friends",
         *       "haveYouBeenAVolunteerBefore": true,
         *       "consentSource": "paperForm",
         *       "consentVersion": "1.0",
         *       "consentLanguage": "pl",
         *       "consentedAt": "2026-11-02T09:30:00.000Z",
         *       "newsStoppedAt": null,
         *       "rating": 4.5,
         *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *       "rejectionReason": "The documents are not complete.",
         *       "createdAt": "2026-11-02T09:30:00.000Z",
         *       "hasAccount": true,
         *       "version": 3,
         *       "files": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000001",
         *           "name": "zaświadczenie.pdf",
         *           "type": "application/pdf",
         *           "bytes": 48213,
         *           "createdAt": "2026-11-02T09:30:00.000Z"
         *         }
         *       ],
         *       "notes": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000231",
         *           "text": "Woli dyżury rano. Ma klucz do magazynu.",
         *           "author": {
         *             "id": "01980000-0000-7000-8000-000000000002",
         *             "name": "Piotr Zieliński"
         *           },
         *           "createdAt": "2026-11-20T09:41:00.000Z",
         *           "editedAt": null
         *         }
         *       ],
         *       "duplicates": [],
         *       "story": {
         *         "attended": 8,
         *         "missed": 1,
         *         "minutes": 1260,
         *         "lastAttendedOn": "2026-11-14",
         *         "events": [
         *           {
         *             "eventId": "01980000-0000-7000-8000-000000000101",
         *             "title": "Zbiórka żywności",
         *             "startDate": "2027-05-15",
         *             "status": "attended",
         *             "minutes": 210,
         *             "isComing": false
         *           }
         *         ]
         *       },
         *       "history": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000001",
         *           "at": "2026-11-02T09:30:00.000Z",
         *           "action": "verified",
         *           "actorId": "01980000-0000-7000-8000-000000000001",
         *           "actorName": "Anna Kowalska",
         *           "changes": [
         *             {
         *               "field": "accountStatus",
         *               "from": "pending",
         *               "to": "verified"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000003",
         *       "firstname": "Bartłomiej",
         *       "lastname": "Żółkiewski",
         *       "accountStatus": "rejected",
         *       "city": "Gdańsk",
         *       "email": "bartlomiej.zolkiewski@mail.example",
         *       "phone": "+48601234567",
         *       "dateOfBirth": "1994-05-17",
         *       "country": {
         *         "code": "PL",
         *         "name": "Polska"
         *       },
         *       "postCode": "00-001",
         *       "street": "Piotrkowska",
         *       "houseNumber": "12",
         *       "apartmentNumber": "4",
         *       "aboutMe": "I like to work with older people and I have a driving licence.",
         *       "languages": [
         *         "pl",
         *         "uk"
         *       ],
         *       "daysOfHelp": [
         *         "saturday",
         *         "sunday"
         *       ],
         *       "interests": [
         *         "elderlyPeople",
         *         "education"
         *       ],
         *       "tags": [
         *         "kierowca"
         *       ],
         *       "howDidYouFindAboutUs": "friends",
         *       "haveYouBeenAVolunteerBefore": true,
         *       "consentSource": "paperForm",
         *       "consentVersion": "1.0",
         *       "consentLanguage": "pl",
         *       "consentedAt": "2026-11-02T09:30:00.000Z",
         *       "newsStoppedAt": null,
         *       "rating": 4.5,
         *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *       "rejectionReason": "The documents are not complete.",
         *       "createdAt": "2026-11-02T09:30:00.000Z",
         *       "hasAccount": true,
         *       "version": 3,
         *       "files": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000001",
         *           "name": "zaświadczenie.pdf",
         *           "type": "application/pdf",
         *           "bytes": 48213,
         *           "createdAt": "2026-11-02T09:30:00.000Z"
         *         }
         *       ],
         *       "notes": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000231",
         *           "text": "Woli dyżury rano. Ma klucz do magazynu.",
         *           "author": {
         *             "id": "01980000-0000-7000-8000-000000000002",
         *             "name": "Piotr Zieliński"
         *           },
         *           "createdAt": "2026-11-20T09:41:00.000Z",
         *           "editedAt": null
         *         }
         *       ],
         *       "duplicates": [],
         *       "story": {
         *         "attended": 8,
         *         "missed": 1,
         *         "minutes": 1260,
         *         "lastAttendedOn": "2026-11-14",
         *         "events": [
         *           {
         *             "eventId": "01980000-0000-7000-8000-000000000101",
         *             "title": "Zbiórka żywności",
         *             "startDate": "2027-05-15",
         *             "status": "attended",
         *             "minutes": 210,
         *             "isComing": false
         *           }
         *         ]
         *       },
         *       "history": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000001",
         *           "at": "2026-11-02T09:30:00.000Z",
         *           "action": "verified",
         *           "actorId": "01980000-0000-7000-8000-000000000001",
         *           "actorName": "Anna Kowalska",
         *           "changes": [
         *             {
         *               "field": "accountStatus",
         *               "from": "pending",
         *               "to": "verified"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        Volunteer: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000001
             */
            readonly id: string;
            /**
             * @description A name, of a person or a place.
             * @example Łucja
             */
            firstname: string;
            /**
             * @description A name, of a person or a place.
             * @example Wiśniewska
             */
            lastname: string;
            /**
             * @description How far the verification of a volunteer has come.
             * @example pending
             * @enum {string}
             */
            readonly accountStatus: "pending" | "verified" | "rejected";
            /**
             * @description A name, of a person or a place.
             * @example Łódź
             */
            city: string;
            /**
             * Format: email
             * @description Compared without case.
             * @example lucja.wisniewska@mail.example
             */
            email: string;
            /**
             * @description +48 or +380 and nine digits; spaces and dashes typed by a person are dropped before it is checked.
             * @example +48601234567
             */
            phone: string;
            /**
             * Format: date
             * @example 1994-05-17
             */
            dateOfBirth: string;
            /** @description A country by its code, and its name for people. */
            country?: {
                /**
                 * @description ISO 3166-1 alpha-2.
                 * @example PL
                 */
                code: string;
                /** @example Polska */
                name: string;
            } | null;
            /**
             * @description Postal code, in the notation of its country.
             * @example 00-001
             */
            postCode?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example Piotrkowska
             */
            street?: string | null;
            /**
             * @description Number of a house, with letters where it has any.
             * @example 12
             */
            houseNumber?: string | null;
            /**
             * @description Number of a flat, with letters where it has any.
             * @example 4
             */
            apartmentNumber?: string | null;
            /** @example I like to work with older people and I have a driving licence. */
            aboutMe?: string | null;
            /**
             * @example [
             *       "pl",
             *       "uk"
             *     ]
             */
            languages: components["schemas"]["SpokenLanguage"][];
            /**
             * @example [
             *       "saturday",
             *       "sunday"
             *     ]
             */
            daysOfHelp: components["schemas"]["Weekday"][];
            /**
             * @description What the volunteer would like to help with.
             * @example [
             *       "elderlyPeople",
             *       "education"
             *     ]
             */
            interests?: components["schemas"]["HelpCategory"][] | null;
            /**
             * @description The foundation's own words for the volunteer.
             * @default []
             * @example [
             *       "kierowca"
             *     ]
             */
            readonly tags: components["schemas"]["Tag"][];
            /**
             * @description How a volunteer has found the foundation.
             * @example friends
             * @enum {string|null}
             */
            howDidYouFindAboutUs?: "friends" | "socialMedia" | "press" | "event" | "internet" | "school" | "other" | null;
            /** @example true */
            haveYouBeenAVolunteerBefore: boolean;
            /**
             * @description Where a volunteer who was added by hand consented to the terms and the privacy policy.
             * @example paperForm
             * @enum {string|null}
             */
            readonly consentSource?: "paperForm" | "email" | "phone" | "inPerson" | null;
            /**
             * @description Version of the terms and the privacy policy that the person consented to, as their pages name it; null for a consent before versions were kept.
             * @example 1.0
             */
            readonly consentVersion?: string | null;
            /**
             * @description Language in which they were read.
             * @default null
             * @example pl
             * @enum {string|null}
             */
            readonly consentLanguage?: "pl" | "en" | "uk" | "ru" | null;
            /**
             * Format: date-time
             * @description When the person consented.
             * @example 2026-11-02T09:30:00.000Z
             */
            readonly consentedAt?: string | null;
            /**
             * Format: date-time
             * @description Since when the volunteer wants no news.
             * @example null
             */
            readonly newsStoppedAt?: string | null;
            /**
             * @description From 0 to 5, out of the attendance at events; null before the first.
             * @example 4.5
             */
            readonly rating?: number | null;
            /**
             * @description Opens the image at `/images/{token}`.
             * @example b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA
             */
            readonly imageToken?: string | null;
            /**
             * @description Why something is done, in words for whom it concerns.
             * @example The documents are not complete.
             */
            readonly rejectionReason?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-02T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * @description Whether the volunteer signs in, in the companion app. The e-mail is then that of the account.
             * @example true
             */
            readonly hasAccount: boolean;
            /**
             * @description Grows with every change of the record.
             * @default 1
             * @example 3
             */
            readonly version: number;
            readonly files: components["schemas"]["VolunteerFile"][];
            /** @description The newest first. */
            readonly notes: components["schemas"]["VolunteerNote"][];
            /**
             * @description Others with the same phone number; empty for the volunteer who asks.
             * @example []
             */
            readonly duplicates: components["schemas"]["VolunteerDuplicate"][];
            /** @description What a volunteer did at the foundation's events, and is going to do. */
            readonly story: {
                /**
                 * @description Events that they came to.
                 * @example 8
                 */
                attended: number;
                /**
                 * @description Events that they missed without giving up the place.
                 * @example 1
                 */
                missed: number;
                /**
                 * @description Time that they gave at events; the length of an event where nobody has recorded it.
                 * @example 1260
                 */
                minutes: number;
                /**
                 * Format: date
                 * @example 2026-11-14
                 */
                lastAttendedOn?: string | null;
                /** @description The 50 latest, those to come included, the latest first. */
                events: {
                    /**
                     * Format: uuid
                     * @description UUIDv7.
                     * @example 01980000-0000-7000-8000-000000000101
                     */
                    eventId: string;
                    /** @example Zbiórka żywności */
                    title: string;
                    /**
                     * Format: date
                     * @description In the foundation's time zone.
                     * @example 2027-05-15
                     */
                    startDate?: string | null;
                    /**
                     * @description Where a participant stands: signed up, on the waiting list, resigned, or what came of it.
                     * @example attended
                     * @enum {string}
                     */
                    status: "signed_up" | "waitlisted" | "resigned" | "attended" | "no_show";
                    /**
                     * @description Time that they gave there.
                     * @example 210
                     */
                    minutes?: number | null;
                    /**
                     * @description Whether it is neither over nor cancelled.
                     * @example false
                     */
                    isComing: boolean;
                }[];
            };
            readonly history: components["schemas"]["HistoryEntry"][];
        };
        /**
         * @description A volunteer whom a coordinator adds by hand.
         * @example {
         *       "firstname": "Łucja",
         *       "lastname": "Wiśniewska",
         *       "city": "Łódź",
         *       "email": "lucja.wisniewska@mail.example",
         *       "phone": "+48601234567",
         *       "dateOfBirth": "1994-05-17",
         *       "country": {
         *         "code": "PL",
         *         "name": "Polska"
         *       },
         *       "postCode": "00-001",
         *       "street": "Piotrkowska",
         *       "houseNumber": "12",
         *       "apartmentNumber": "4",
         *       "aboutMe": "I like to work with older people and I have a driving licence.",
         *       "languages": [
         *         "pl",
         *         "uk"
         *       ],
         *       "daysOfHelp": [
         *         "saturday",
         *         "sunday"
         *       ],
         *       "interests": [
         *         "elderlyPeople",
         *         "education"
         *       ],
         *       "howDidYouFindAboutUs": "friends",
         *       "haveYouBeenAVolunteerBefore": true,
         *       "consentSource": "paperForm"
         *     }
         * @example {
         *       "firstname": "Сергій",
         *       "lastname": "Шевченко",
         *       "city": "Львів",
         *       "email": "serhij.shevchenko@mail.example",
         *       "phone": "+380671234567",
         *       "dateOfBirth": "1994-05-17",
         *       "country": {
         *         "code": "PL",
         *         "name": "Polska"
         *       },
         *       "postCode": "00-001",
         *       "street": "Piotrkowska",
         *       "houseNumber": "12",
         *       "apartmentNumber": "4",
         *       "aboutMe": "I like to work with older people and I have a driving licence.",
         *       "languages": [
         *         "pl",
         *         "uk"
         *       ],
         *       "daysOfHelp": [
         *         "saturday",
         *         "sunday"
         *       ],
         *       "interests": [
         *         "elderlyPeople",
         *         "education"
         *       ],
         *       "howDidYouFindAboutUs": "friends",
         *       "haveYouBeenAVolunteerBefore": true,
         *       "consentSource": "paperForm"
         *     }
         * @example {
         *       "firstname": "Bartłomiej",
         *       "lastname": "Żółkiewski",
         *       "city": "Gdańsk",
         *       "email": "bartlomiej.zolkiewski@mail.example",
         *       "phone": "+48601234567",
         *       "dateOfBirth": "1994-05-17",
         *       "country": {
         *         "code": "PL",
         *         "name": "Polska"
         *       },
         *       "postCode": "00-001",
         *       "street": "Piotrkowska",
         *       "houseNumber": "12",
         *       "apartmentNumber": "4",
         *       "aboutMe": "I like to work with older people and I have a driving licence.",
         *       "languages": [
         *         "pl",
         *         "uk"
         *       ],
         *       "daysOfHelp": [
         *         "saturday",
         *         "sunday"
         *       ],
         *       "interests": [
         *         "elderlyPeople",
         *         "education"
         *       ],
         *       "howDidYouFindAboutUs": "friends",
         *       "haveYouBeenAVolunteerBefore": true,
         *       "consentSource": "paperForm"
         *     }
         */
        VolunteerAddition: {
            /**
             * @description A name, of a person or a place.
             * @example Łucja
             */
            firstname: string;
            /**
             * @description A name, of a person or a place.
             * @example Wiśniewska
             */
            lastname: string;
            /**
             * @description A name, of a person or a place.
             * @example Łódź
             */
            city: string;
            /**
             * Format: email
             * @description Compared without case.
             * @example lucja.wisniewska@mail.example
             */
            email: string;
            /**
             * @description +48 or +380 and nine digits; spaces and dashes typed by a person are dropped before it is checked.
             * @example +48601234567
             */
            phone: string;
            /**
             * Format: date
             * @example 1994-05-17
             */
            dateOfBirth: string;
            /** @description A country by its code, and its name for people. */
            country?: {
                /**
                 * @description ISO 3166-1 alpha-2.
                 * @example PL
                 */
                code: string;
                /** @example Polska */
                name: string;
            } | null;
            /**
             * @description Postal code, in the notation of its country.
             * @example 00-001
             */
            postCode?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example Piotrkowska
             */
            street?: string | null;
            /**
             * @description Number of a house, with letters where it has any.
             * @example 12
             */
            houseNumber?: string | null;
            /**
             * @description Number of a flat, with letters where it has any.
             * @example 4
             */
            apartmentNumber?: string | null;
            /** @example I like to work with older people and I have a driving licence. */
            aboutMe?: string | null;
            /**
             * @example [
             *       "pl",
             *       "uk"
             *     ]
             */
            languages: components["schemas"]["SpokenLanguage"][];
            /**
             * @example [
             *       "saturday",
             *       "sunday"
             *     ]
             */
            daysOfHelp: components["schemas"]["Weekday"][];
            /**
             * @description What the volunteer would like to help with.
             * @example [
             *       "elderlyPeople",
             *       "education"
             *     ]
             */
            interests?: components["schemas"]["HelpCategory"][] | null;
            /**
             * @description How a volunteer has found the foundation.
             * @example friends
             * @enum {string|null}
             */
            howDidYouFindAboutUs?: "friends" | "socialMedia" | "press" | "event" | "internet" | "school" | "other" | null;
            /** @example true */
            haveYouBeenAVolunteerBefore: boolean;
            /**
             * @description Where a volunteer who was added by hand consented to the terms and the privacy policy.
             * @example paperForm
             * @enum {string}
             */
            consentSource: "paperForm" | "email" | "phone" | "inPerson";
        };
        /**
         * @description Another volunteer with the same phone number, who may be the same person.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000001",
         *       "firstname": "Łucja",
         *       "lastname": "Wiśniewska",
         *       "accountStatus": "pending",
         *       "createdAt": "2026-11-02T09:30:00.000Z"
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000002",
         *       "firstname": "Сергій",
         *       "lastname": "Шевченко",
         *       "accountStatus": "verified",
         *       "createdAt": "2026-11-02T09:30:00.000Z"
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000003",
         *       "firstname": "Bartłomiej",
         *       "lastname": "Żółkiewski",
         *       "accountStatus": "rejected",
         *       "createdAt": "2026-11-02T09:30:00.000Z"
         *     }
         */
        VolunteerDuplicate: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000001
             */
            readonly id: string;
            /**
             * @description A name, of a person or a place.
             * @example Łucja
             */
            firstname: string;
            /**
             * @description A name, of a person or a place.
             * @example Wiśniewska
             */
            lastname: string;
            /**
             * @description How far the verification of a volunteer has come.
             * @example pending
             * @enum {string}
             */
            readonly accountStatus: "pending" | "verified" | "rejected";
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-02T09:30:00.000Z
             */
            readonly createdAt: string;
        };
        /**
         * @description A document that is attached to a volunteer.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000001",
         *       "name": "zaświadczenie.pdf",
         *       "type": "application/pdf",
         *       "bytes": 48213,
         *       "createdAt": "2026-11-02T09:30:00.000Z"
         *     }
         */
        VolunteerFile: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000001
             */
            readonly id: string;
            /** @example zaświadczenie.pdf */
            name: string;
            /**
             * @description Media type found by content.
             * @example application/pdf
             */
            type: string;
            /** @example 48213 */
            bytes: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-02T09:30:00.000Z
             */
            readonly createdAt: string;
        };
        /**
         * @description A document as a form sends it.
         * @example {
         *       "file": "text"
         *     }
         */
        VolunteerFileUpload: {
            /** Format: binary */
            file: Blob;
        };
        /**
         * @description Application of a volunteer, sent by the companion app.
         * @example {
         *       "firstname": "Łucja",
         *       "lastname": "Wiśniewska",
         *       "city": "Łódź",
         *       "email": "lucja.wisniewska@mail.example",
         *       "phone": "+48601234567",
         *       "dateOfBirth": "1994-05-17",
         *       "country": {
         *         "code": "PL",
         *         "name": "Polska"
         *       },
         *       "postCode": "00-001",
         *       "street": "Piotrkowska",
         *       "houseNumber": "12",
         *       "apartmentNumber": "4",
         *       "aboutMe": "I like to work with older people and I have a driving licence.",
         *       "languages": [
         *         "pl",
         *         "uk"
         *       ],
         *       "daysOfHelp": [
         *         "saturday",
         *         "sunday"
         *       ],
         *       "interests": [
         *         "elderlyPeople",
         *         "education"
         *       ],
         *       "howDidYouFindAboutUs": "friends",
         *       "haveYouBeenAVolunteerBefore": true,
         *       "organizationId": "01980000-0000-7000-8000-000000000001",
         *       "password": "Demo-2026!",
         *       "consents": {
         *         "terms": true,
         *         "privacy": true
         *       }
         *     }
         * @example {
         *       "firstname": "Сергій",
         *       "lastname": "Шевченко",
         *       "city": "Львів",
         *       "email": "serhij.shevchenko@mail.example",
         *       "phone": "+380671234567",
         *       "dateOfBirth": "1994-05-17",
         *       "country": {
         *         "code": "PL",
         *         "name": "Polska"
         *       },
         *       "postCode": "00-001",
         *       "street": "Piotrkowska",
         *       "houseNumber": "12",
         *       "apartmentNumber": "4",
         *       "aboutMe": "I like to work with older people and I have a driving licence.",
         *       "languages": [
         *         "pl",
         *         "uk"
         *       ],
         *       "daysOfHelp": [
         *         "saturday",
         *         "sunday"
         *       ],
         *       "interests": [
         *         "elderlyPeople",
         *         "education"
         *       ],
         *       "howDidYouFindAboutUs": "friends",
         *       "haveYouBeenAVolunteerBefore": true,
         *       "organizationId": "01980000-0000-7000-8000-000000000001",
         *       "password": "Demo-2026!",
         *       "consents": {
         *         "terms": true,
         *         "privacy": true
         *       }
         *     }
         * @example {
         *       "firstname": "Bartłomiej",
         *       "lastname": "Żółkiewski",
         *       "city": "Gdańsk",
         *       "email": "bartlomiej.zolkiewski@mail.example",
         *       "phone": "+48601234567",
         *       "dateOfBirth": "1994-05-17",
         *       "country": {
         *         "code": "PL",
         *         "name": "Polska"
         *       },
         *       "postCode": "00-001",
         *       "street": "Piotrkowska",
         *       "houseNumber": "12",
         *       "apartmentNumber": "4",
         *       "aboutMe": "I like to work with older people and I have a driving licence.",
         *       "languages": [
         *         "pl",
         *         "uk"
         *       ],
         *       "daysOfHelp": [
         *         "saturday",
         *         "sunday"
         *       ],
         *       "interests": [
         *         "elderlyPeople",
         *         "education"
         *       ],
         *       "howDidYouFindAboutUs": "friends",
         *       "haveYouBeenAVolunteerBefore": true,
         *       "organizationId": "01980000-0000-7000-8000-000000000001",
         *       "password": "Demo-2026!",
         *       "consents": {
         *         "terms": true,
         *         "privacy": true
         *       }
         *     }
         */
        VolunteerInput: {
            /**
             * @description A name, of a person or a place.
             * @example Łucja
             */
            firstname: string;
            /**
             * @description A name, of a person or a place.
             * @example Wiśniewska
             */
            lastname: string;
            /**
             * @description A name, of a person or a place.
             * @example Łódź
             */
            city: string;
            /**
             * Format: email
             * @description Compared without case.
             * @example lucja.wisniewska@mail.example
             */
            email: string;
            /**
             * @description +48 or +380 and nine digits; spaces and dashes typed by a person are dropped before it is checked.
             * @example +48601234567
             */
            phone: string;
            /**
             * Format: date
             * @example 1994-05-17
             */
            dateOfBirth: string;
            /** @description A country by its code, and its name for people. */
            country?: {
                /**
                 * @description ISO 3166-1 alpha-2.
                 * @example PL
                 */
                code: string;
                /** @example Polska */
                name: string;
            } | null;
            /**
             * @description Postal code, in the notation of its country.
             * @example 00-001
             */
            postCode?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example Piotrkowska
             */
            street?: string | null;
            /**
             * @description Number of a house, with letters where it has any.
             * @example 12
             */
            houseNumber?: string | null;
            /**
             * @description Number of a flat, with letters where it has any.
             * @example 4
             */
            apartmentNumber?: string | null;
            /** @example I like to work with older people and I have a driving licence. */
            aboutMe?: string | null;
            /**
             * @example [
             *       "pl",
             *       "uk"
             *     ]
             */
            languages: components["schemas"]["SpokenLanguage"][];
            /**
             * @example [
             *       "saturday",
             *       "sunday"
             *     ]
             */
            daysOfHelp: components["schemas"]["Weekday"][];
            /**
             * @description What the volunteer would like to help with.
             * @example [
             *       "elderlyPeople",
             *       "education"
             *     ]
             */
            interests?: components["schemas"]["HelpCategory"][] | null;
            /**
             * @description How a volunteer has found the foundation.
             * @example friends
             * @enum {string|null}
             */
            howDidYouFindAboutUs?: "friends" | "socialMedia" | "press" | "event" | "internet" | "school" | "other" | null;
            /** @example true */
            haveYouBeenAVolunteerBefore: boolean;
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000001
             */
            organizationId: string;
            password: components["schemas"]["Password"];
            consents: components["schemas"]["Consents"];
        };
        /**
         * @description A volunteer in a list, without the texts, files and history of the profile.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000001",
         *       "firstname": "Łucja",
         *       "lastname": "Wiśniewska",
         *       "accountStatus": "pending",
         *       "city": "Łódź",
         *       "email": "lucja.wisniewska@mail.example",
         *       "phone": "+48601234567",
         *       "dateOfBirth": "1994-05-17",
         *       "country": {
         *         "code": "PL",
         *         "name": "Polska"
         *       },
         *       "postCode": "00-001",
         *       "street": "Piotrkowska",
         *       "houseNumber": "12",
         *       "apartmentNumber": "4",
         *       "languages": [
         *         "pl",
         *         "uk"
         *       ],
         *       "daysOfHelp": [
         *         "saturday",
         *         "sunday"
         *       ],
         *       "interests": [
         *         "elderlyPeople",
         *         "education"
         *       ],
         *       "tags": [
         *         "kierowca"
         *       ],
         *       "howDidYouFindAboutUs": "friends",
         *       "haveYouBeenAVolunteerBefore": true,
         *       "consentSource": "paperForm",
         *       "consentVersion": "1.0",
         *       "consentLanguage": "pl",
         *       "consentedAt": "2026-11-02T09:30:00.000Z",
         *       "newsStoppedAt": null,
         *       "rating": 4.5,
         *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *       "createdAt": "2026-11-02T09:30:00.000Z"
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000002",
         *       "firstname": "Сергій",
         *       "lastname": "Шевченко",
         *       "accountStatus": "verified",
         *       "city": "Львів",
         *       "email": "serhij.shevchenko@mail.example",
         *       "phone": "+380671234567",
         *       "dateOfBirth": "1994-05-17",
         *       "country": {
         *         "code": "PL",
         *         "name": "Polska"
         *       },
         *       "postCode": "00-001",
         *       "street": "Piotrkowska",
         *       "houseNumber": "12",
         *       "apartmentNumber": "4",
         *       "languages": [
         *         "pl",
         *         "uk"
         *       ],
         *       "daysOfHelp": [
         *         "saturday",
         *         "sunday"
         *       ],
         *       "interests": [
         *         "elderlyPeople",
         *         "education"
         *       ],
         *       "tags": [
         *         "kierowca"
         *       ],
         *       "howDidYouFindAboutUs": "friends",
         *       "haveYouBeenAVolunteerBefore": true,
         *       "consentSource": "paperForm",
         *       "consentVersion": "1.0",
         *       "consentLanguage": "pl",
         *       "consentedAt": "2026-11-02T09:30:00.000Z",
         *       "newsStoppedAt": null,
         *       "rating": 4.5,
         *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *       "createdAt": "2026-11-02T09:30:00.000Z"
         *     }
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000003",
         *       "firstname": "Bartłomiej",
         *       "lastname": "Żółkiewski",
         *       "accountStatus": "rejected",
         *       "city": "Gdańsk",
         *       "email": "bartlomiej.zolkiewski@mail.example",
         *       "phone": "+48601234567",
         *       "dateOfBirth": "1994-05-17",
         *       "country": {
         *         "code": "PL",
         *         "name": "Polska"
         *       },
         *       "postCode": "00-001",
         *       "street": "Piotrkowska",
         *       "houseNumber": "12",
         *       "apartmentNumber": "4",
         *       "languages": [
         *         "pl",
         *         "uk"
         *       ],
         *       "daysOfHelp": [
         *         "saturday",
         *         "sunday"
         *       ],
         *       "interests": [
         *         "elderlyPeople",
         *         "education"
         *       ],
         *       "tags": [
         *         "kierowca"
         *       ],
         *       "howDidYouFindAboutUs": "friends",
         *       "haveYouBeenAVolunteerBefore": true,
         *       "consentSource": "paperForm",
         *       "consentVersion": "1.0",
         *       "consentLanguage": "pl",
         *       "consentedAt": "2026-11-02T09:30:00.000Z",
         *       "newsStoppedAt": null,
         *       "rating": 4.5,
         *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *       "createdAt": "2026-11-02T09:30:00.000Z"
         *     }
         */
        VolunteerListItem: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000001
             */
            readonly id: string;
            /**
             * @description A name, of a person or a place.
             * @example Łucja
             */
            firstname: string;
            /**
             * @description A name, of a person or a place.
             * @example Wiśniewska
             */
            lastname: string;
            /**
             * @description How far the verification of a volunteer has come.
             * @example pending
             * @enum {string}
             */
            readonly accountStatus: "pending" | "verified" | "rejected";
            /**
             * @description A name, of a person or a place.
             * @example Łódź
             */
            city: string;
            /**
             * Format: email
             * @description Compared without case.
             * @example lucja.wisniewska@mail.example
             */
            email: string;
            /**
             * @description +48 or +380 and nine digits; spaces and dashes typed by a person are dropped before it is checked.
             * @example +48601234567
             */
            phone: string;
            /**
             * Format: date
             * @example 1994-05-17
             */
            dateOfBirth: string;
            /** @description A country by its code, and its name for people. */
            country?: {
                /**
                 * @description ISO 3166-1 alpha-2.
                 * @example PL
                 */
                code: string;
                /** @example Polska */
                name: string;
            } | null;
            /**
             * @description Postal code, in the notation of its country.
             * @example 00-001
             */
            postCode?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example Piotrkowska
             */
            street?: string | null;
            /**
             * @description Number of a house, with letters where it has any.
             * @example 12
             */
            houseNumber?: string | null;
            /**
             * @description Number of a flat, with letters where it has any.
             * @example 4
             */
            apartmentNumber?: string | null;
            /**
             * @example [
             *       "pl",
             *       "uk"
             *     ]
             */
            languages: components["schemas"]["SpokenLanguage"][];
            /**
             * @example [
             *       "saturday",
             *       "sunday"
             *     ]
             */
            daysOfHelp: components["schemas"]["Weekday"][];
            /**
             * @description What the volunteer would like to help with.
             * @example [
             *       "elderlyPeople",
             *       "education"
             *     ]
             */
            interests?: components["schemas"]["HelpCategory"][] | null;
            /**
             * @description The foundation's own words for the volunteer.
             * @default []
             * @example [
             *       "kierowca"
             *     ]
             */
            readonly tags: components["schemas"]["Tag"][];
            /**
             * @description How a volunteer has found the foundation.
             * @example friends
             * @enum {string|null}
             */
            howDidYouFindAboutUs?: "friends" | "socialMedia" | "press" | "event" | "internet" | "school" | "other" | null;
            /** @example true */
            haveYouBeenAVolunteerBefore: boolean;
            /**
             * @description Where a volunteer who was added by hand consented to the terms and the privacy policy.
             * @example paperForm
             * @enum {string|null}
             */
            readonly consentSource?: "paperForm" | "email" | "phone" | "inPerson" | null;
            /**
             * @description Version of the terms and the privacy policy that the person consented to, as their pages name it; null for a consent before versions were kept.
             * @example 1.0
             */
            readonly consentVersion?: string | null;
            /**
             * @description Language in which they were read.
             * @default null
             * @example pl
             * @enum {string|null}
             */
            readonly consentLanguage?: "pl" | "en" | "uk" | "ru" | null;
            /**
             * Format: date-time
             * @description When the person consented.
             * @example 2026-11-02T09:30:00.000Z
             */
            readonly consentedAt?: string | null;
            /**
             * Format: date-time
             * @description Since when the volunteer wants no news.
             * @example null
             */
            readonly newsStoppedAt?: string | null;
            /**
             * @description From 0 to 5, out of the attendance at events; null before the first.
             * @example 4.5
             */
            readonly rating?: number | null;
            /**
             * @description Opens the image at `/images/{token}`.
             * @example b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA
             */
            readonly imageToken?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-02T09:30:00.000Z
             */
            readonly createdAt: string;
        };
        /**
         * @description What the team keeps of a volunteer for itself.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000231",
         *       "text": "Woli dyżury rano. Ma klucz do magazynu.",
         *       "author": {
         *         "id": "01980000-0000-7000-8000-000000000002",
         *         "name": "Piotr Zieliński"
         *       },
         *       "createdAt": "2026-11-20T09:41:00.000Z",
         *       "editedAt": null
         *     }
         */
        VolunteerNote: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000231
             */
            readonly id: string;
            /**
             * @description A note of the team's own, in words.
             * @example Woli dyżury rano. Ma klucz do magazynu.
             */
            text: string;
            /** @description Who it was, by the name of that time. */
            readonly author: {
                /**
                 * Format: uuid
                 * @description UUIDv7.
                 * @example 01980000-0000-7000-8000-000000000002
                 */
                id: string;
                /** @example Piotr Zieliński */
                name: string;
            };
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-20T09:41:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example null
             */
            readonly editedAt?: string | null;
        };
        /**
         * @description A note of a volunteer as it is written.
         * @example {
         *       "text": "Woli dyżury rano. Ma klucz do magazynu."
         *     }
         */
        VolunteerNoteInput: {
            /**
             * @description A note of the team's own, in words.
             * @example Woli dyżury rano. Ma klucz do magazynu.
             */
            text: string;
        };
        /**
         * @description One page of a list of `VolunteerListItem`.
         * @example {
         *       "page": 0,
         *       "size": 25,
         *       "totalElements": 3,
         *       "totalPages": 1,
         *       "content": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000001",
         *           "firstname": "Łucja",
         *           "lastname": "Wiśniewska",
         *           "accountStatus": "pending",
         *           "city": "Łódź",
         *           "email": "lucja.wisniewska@mail.example",
         *           "phone": "+48601234567",
         *           "dateOfBirth": "1994-05-17",
         *           "country": {
         *             "code": "PL",
         *             "name": "Polska"
         *           },
         *           "postCode": "00-001",
         *           "street": "Piotrkowska",
         *           "houseNumber": "12",
         *           "apartmentNumber": "4",
         *           "languages": [
         *             "pl",
         *             "uk"
         *           ],
         *           "daysOfHelp": [
         *             "saturday",
         *             "sunday"
         *           ],
         *           "interests": [
         *             "elderlyPeople",
         *             "education"
         *           ],
         *           "tags": [
         *             "kierowca"
         *           ],
         *           "howDidYouFindAboutUs": "friends",
         *           "haveYouBeenAVolunteerBefore": true,
         *           "consentSource": "paperForm",
         *           "consentVersion": "1.0",
         *           "consentLanguage": "pl",
         *           "consentedAt": "2026-11-02T09:30:00.000Z",
         *           "newsStoppedAt": null,
         *           "rating": 4.5,
         *           "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *           "createdAt": "2026-11-02T09:30:00.000Z"
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000002",
         *           "firstname": "Сергій",
         *           "lastname": "Шевченко",
         *           "accountStatus": "verified",
         *           "city": "Львів",
         *           "email": "serhij.shevchenko@mail.example",
         *           "phone": "+380671234567",
         *           "dateOfBirth": "1994-05-17",
         *           "country": {
         *             "code": "PL",
         *             "name": "Polska"
         *           },
         *           "postCode": "00-001",
         *           "street": "Piotrkowska",
         *           "houseNumber": "12",
         *           "apartmentNumber": "4",
         *           "languages": [
         *             "pl",
         *             "uk"
         *           ],
         *           "daysOfHelp": [
         *             "saturday",
         *             "sunday"
         *           ],
         *           "interests": [
         *             "elderlyPeople",
         *             "education"
         *           ],
         *           "tags": [
         *             "kierowca"
         *           ],
         *           "howDidYouFindAboutUs": "friends",
         *           "haveYouBeenAVolunteerBefore": true,
         *           "consentSource": "paperForm",
         *           "consentVersion": "1.0",
         *           "consentLanguage": "pl",
         *           "consentedAt": "2026-11-02T09:30:00.000Z",
         *           "newsStoppedAt": null,
         *           "rating": 4.5,
         *           "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *           "createdAt": "2026-11-02T09:30:00.000Z"
         *         },
         *         {
         *           "id": "01980000-0000-7000-8000-000000000003",
         *           "firstname": "Bartłomiej",
         *           "lastname": "Żółkiewski",
         *           "accountStatus": "rejected",
         *           "city": "Gdańsk",
         *           "email": "bartlomiej.zolkiewski@mail.example",
         *           "phone": "+48601234567",
         *           "dateOfBirth": "1994-05-17",
         *           "country": {
         *             "code": "PL",
         *             "name": "Polska"
         *           },
         *           "postCode": "00-001",
         *           "street": "Piotrkowska",
         *           "houseNumber": "12",
         *           "apartmentNumber": "4",
         *           "languages": [
         *             "pl",
         *             "uk"
         *           ],
         *           "daysOfHelp": [
         *             "saturday",
         *             "sunday"
         *           ],
         *           "interests": [
         *             "elderlyPeople",
         *             "education"
         *           ],
         *           "tags": [
         *             "kierowca"
         *           ],
         *           "howDidYouFindAboutUs": "friends",
         *           "haveYouBeenAVolunteerBefore": true,
         *           "consentSource": "paperForm",
         *           "consentVersion": "1.0",
         *           "consentLanguage": "pl",
         *           "consentedAt": "2026-11-02T09:30:00.000Z",
         *           "newsStoppedAt": null,
         *           "rating": 4.5,
         *           "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *           "createdAt": "2026-11-02T09:30:00.000Z"
         *         }
         *       ]
         *     }
         */
        VolunteerPage: {
            /** @example 0 */
            page: number;
            /** @example 25 */
            size: number;
            /** @example 2 */
            totalElements: number;
            /** @example 1 */
            totalPages: number;
            content: components["schemas"]["VolunteerListItem"][];
        };
        /**
         * @description What a volunteer did at the foundation's events, and is going to do.
         * @example {
         *       "attended": 8,
         *       "missed": 1,
         *       "minutes": 1260,
         *       "lastAttendedOn": "2026-11-14",
         *       "events": [
         *         {
         *           "eventId": "01980000-0000-7000-8000-000000000101",
         *           "title": "Zbiórka żywności",
         *           "startDate": "2027-05-15",
         *           "status": "attended",
         *           "minutes": 210,
         *           "isComing": false
         *         }
         *       ]
         *     }
         */
        VolunteerStory: {
            /**
             * @description Events that they came to.
             * @example 8
             */
            attended: number;
            /**
             * @description Events that they missed without giving up the place.
             * @example 1
             */
            missed: number;
            /**
             * @description Time that they gave at events; the length of an event where nobody has recorded it.
             * @example 1260
             */
            minutes: number;
            /**
             * Format: date
             * @example 2026-11-14
             */
            lastAttendedOn?: string | null;
            /** @description The 50 latest, those to come included, the latest first. */
            events: {
                /**
                 * Format: uuid
                 * @description UUIDv7.
                 * @example 01980000-0000-7000-8000-000000000101
                 */
                eventId: string;
                /** @example Zbiórka żywności */
                title: string;
                /**
                 * Format: date
                 * @description In the foundation's time zone.
                 * @example 2027-05-15
                 */
                startDate?: string | null;
                /**
                 * @description Where a participant stands: signed up, on the waiting list, resigned, or what came of it.
                 * @example attended
                 * @enum {string}
                 */
                status: "signed_up" | "waitlisted" | "resigned" | "attended" | "no_show";
                /**
                 * @description Time that they gave there.
                 * @example 210
                 */
                minutes?: number | null;
                /**
                 * @description Whether it is neither over nor cancelled.
                 * @example false
                 */
                isComing: boolean;
            }[];
        };
        /**
         * @description All tags that a volunteer is to have.
         * @example {
         *       "tags": [
         *         "kierowca",
         *         "magazyn"
         *       ]
         *     }
         */
        VolunteerTags: {
            /**
             * @example [
             *       "kierowca",
             *       "magazyn"
             *     ]
             */
            tags: components["schemas"]["Tag"][];
        };
        /**
         * @description A volunteer's data, put right.
         * @example {
         *       "firstname": "Łucja",
         *       "lastname": "Wiśniewska",
         *       "city": "Łódź",
         *       "email": "lucja.wisniewska@mail.example",
         *       "phone": "+48601234567",
         *       "dateOfBirth": "1994-05-17",
         *       "country": {
         *         "code": "PL",
         *         "name": "Polska"
         *       },
         *       "postCode": "00-001",
         *       "street": "Piotrkowska",
         *       "houseNumber": "12",
         *       "apartmentNumber": "4",
         *       "aboutMe": "I like to work with older people and I have a driving licence.",
         *       "languages": [
         *         "pl",
         *         "uk"
         *       ],
         *       "daysOfHelp": [
         *         "saturday",
         *         "sunday"
         *       ],
         *       "interests": [
         *         "elderlyPeople",
         *         "education"
         *       ],
         *       "howDidYouFindAboutUs": "friends",
         *       "haveYouBeenAVolunteerBefore": true,
         *       "version": 3
         *     }
         * @example {
         *       "firstname": "Сергій",
         *       "lastname": "Шевченко",
         *       "city": "Львів",
         *       "email": "serhij.shevchenko@mail.example",
         *       "phone": "+380671234567",
         *       "dateOfBirth": "1994-05-17",
         *       "country": {
         *         "code": "PL",
         *         "name": "Polska"
         *       },
         *       "postCode": "00-001",
         *       "street": "Piotrkowska",
         *       "houseNumber": "12",
         *       "apartmentNumber": "4",
         *       "aboutMe": "I like to work with older people and I have a driving licence.",
         *       "languages": [
         *         "pl",
         *         "uk"
         *       ],
         *       "daysOfHelp": [
         *         "saturday",
         *         "sunday"
         *       ],
         *       "interests": [
         *         "elderlyPeople",
         *         "education"
         *       ],
         *       "howDidYouFindAboutUs": "friends",
         *       "haveYouBeenAVolunteerBefore": true,
         *       "version": 3
         *     }
         * @example {
         *       "firstname": "Bartłomiej",
         *       "lastname": "Żółkiewski",
         *       "city": "Gdańsk",
         *       "email": "bartlomiej.zolkiewski@mail.example",
         *       "phone": "+48601234567",
         *       "dateOfBirth": "1994-05-17",
         *       "country": {
         *         "code": "PL",
         *         "name": "Polska"
         *       },
         *       "postCode": "00-001",
         *       "street": "Piotrkowska",
         *       "houseNumber": "12",
         *       "apartmentNumber": "4",
         *       "aboutMe": "I like to work with older people and I have a driving licence.",
         *       "languages": [
         *         "pl",
         *         "uk"
         *       ],
         *       "daysOfHelp": [
         *         "saturday",
         *         "sunday"
         *       ],
         *       "interests": [
         *         "elderlyPeople",
         *         "education"
         *       ],
         *       "howDidYouFindAboutUs": "friends",
         *       "haveYouBeenAVolunteerBefore": true,
         *       "version": 3
         *     }
         */
        VolunteerUpdate: {
            /**
             * @description A name, of a person or a place.
             * @example Łucja
             */
            firstname: string;
            /**
             * @description A name, of a person or a place.
             * @example Wiśniewska
             */
            lastname: string;
            /**
             * @description A name, of a person or a place.
             * @example Łódź
             */
            city: string;
            /**
             * Format: email
             * @description Compared without case.
             * @example lucja.wisniewska@mail.example
             */
            email: string;
            /**
             * @description +48 or +380 and nine digits; spaces and dashes typed by a person are dropped before it is checked.
             * @example +48601234567
             */
            phone: string;
            /**
             * Format: date
             * @example 1994-05-17
             */
            dateOfBirth: string;
            /** @description A country by its code, and its name for people. */
            country?: {
                /**
                 * @description ISO 3166-1 alpha-2.
                 * @example PL
                 */
                code: string;
                /** @example Polska */
                name: string;
            } | null;
            /**
             * @description Postal code, in the notation of its country.
             * @example 00-001
             */
            postCode?: string | null;
            /**
             * @description A name, of a person or a place.
             * @example Piotrkowska
             */
            street?: string | null;
            /**
             * @description Number of a house, with letters where it has any.
             * @example 12
             */
            houseNumber?: string | null;
            /**
             * @description Number of a flat, with letters where it has any.
             * @example 4
             */
            apartmentNumber?: string | null;
            /** @example I like to work with older people and I have a driving licence. */
            aboutMe?: string | null;
            /**
             * @example [
             *       "pl",
             *       "uk"
             *     ]
             */
            languages: components["schemas"]["SpokenLanguage"][];
            /**
             * @example [
             *       "saturday",
             *       "sunday"
             *     ]
             */
            daysOfHelp: components["schemas"]["Weekday"][];
            /**
             * @description What the volunteer would like to help with.
             * @example [
             *       "elderlyPeople",
             *       "education"
             *     ]
             */
            interests?: components["schemas"]["HelpCategory"][] | null;
            /**
             * @description How a volunteer has found the foundation.
             * @example friends
             * @enum {string|null}
             */
            howDidYouFindAboutUs?: "friends" | "socialMedia" | "press" | "event" | "internet" | "school" | "other" | null;
            /** @example true */
            haveYouBeenAVolunteerBefore: boolean;
            /**
             * @description The version that was read. When the record has changed since, the change is refused with 409 `record_changed`.
             * @example 3
             */
            version?: number | null;
        };
        /**
         * @description How many volunteers there were in one month.
         * @example {
         *       "month": "2026-06",
         *       "total": 41,
         *       "added": 4
         *     }
         * @example {
         *       "month": "2026-07",
         *       "total": 43,
         *       "added": 2
         *     }
         * @example {
         *       "month": "2026-08",
         *       "total": 44,
         *       "added": 1
         *     }
         * @example {
         *       "month": "2026-09",
         *       "total": 52,
         *       "added": 8
         *     }
         * @example {
         *       "month": "2026-10",
         *       "total": 57,
         *       "added": 5
         *     }
         * @example {
         *       "month": "2026-11",
         *       "total": 64,
         *       "added": 7
         *     }
         */
        VolunteersInMonth: {
            month: components["schemas"]["Month"];
            /**
             * @description Verified volunteers at the end of the month.
             * @example 64
             */
            total: number;
            /**
             * @description Volunteers verified in the month.
             * @example 7
             */
            added: number;
        };
        /**
         * @description Who came to an event without having signed up.
         * @example {
         *       "volunteerId": "01980000-0000-7000-8000-000000000001"
         *     }
         */
        WalkIn: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000001
             */
            volunteerId: string;
        };
        /**
         * @description A day of the week.
         * @example saturday
         * @enum {string}
         */
        Weekday: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
        /**
         * @description What a list shows of `SavedView`.
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000001",
         *       "list": "volunteers",
         *       "name": "Soboty w Łodzi",
         *       "query": "daysOfHelp=saturday&city=Łódź",
         *       "columns": [
         *         "firstname",
         *         "lastname",
         *         "city"
         *       ],
         *       "shared": true,
         *       "author": {
         *         "id": "01980000-0000-7000-8000-000000000002",
         *         "name": "Piotr Zieliński"
         *       },
         *       "createdAt": "2026-11-20T09:30:00.000Z",
         *       "updatedAt": "2026-11-20T09:30:00.000Z"
         *     }
         */
        SavedViewListItem: {
            /**
             * Format: uuid
             * @description UUIDv7.
             * @example 01980000-0000-7000-8000-000000000001
             */
            readonly id: string;
            /**
             * @description Resource whose list it is of.
             * @example volunteers
             */
            list: string;
            /**
             * @description A name, of a person or a place.
             * @example Soboty w Łodzi
             */
            name: string;
            /**
             * @description Query of the list's address, with what is searched for, filtered and sorted by.
             * @example daysOfHelp=saturday&city=Łódź
             */
            query: string;
            /**
             * @description Columns that are shown; those of the contract when nothing is said.
             * @example [
             *       "firstname",
             *       "lastname",
             *       "city"
             *     ]
             */
            columns?: string[] | null;
            /**
             * @description Whether the whole team sees it.
             * @default false
             * @example true
             */
            shared?: boolean | null;
            /** @description Who it was, by the name of that time. */
            readonly author: {
                /**
                 * Format: uuid
                 * @description UUIDv7.
                 * @example 01980000-0000-7000-8000-000000000002
                 */
                id: string;
                /** @example Piotr Zieliński */
                name: string;
            };
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-20T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-20T09:30:00.000Z
             */
            readonly updatedAt: string;
        };
        /**
         * @description One page of a list of `SavedViewListItem`.
         * @example {
         *       "page": 0,
         *       "size": 25,
         *       "totalElements": 1,
         *       "totalPages": 1,
         *       "content": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000001",
         *           "list": "volunteers",
         *           "name": "Soboty w Łodzi",
         *           "query": "daysOfHelp=saturday&city=Łódź",
         *           "columns": [
         *             "firstname",
         *             "lastname",
         *             "city"
         *           ],
         *           "shared": true,
         *           "author": {
         *             "id": "01980000-0000-7000-8000-000000000002",
         *             "name": "Piotr Zieliński"
         *           },
         *           "createdAt": "2026-11-20T09:30:00.000Z",
         *           "updatedAt": "2026-11-20T09:30:00.000Z"
         *         }
         *       ]
         *     }
         */
        SavedViewPage: {
            /** @example 0 */
            page: number;
            /** @example 25 */
            size: number;
            /** @example 2 */
            totalElements: number;
            /** @example 1 */
            totalPages: number;
            content: components["schemas"]["SavedViewListItem"][];
        };
        /**
         * @description What a client says of `SavedView`.
         * @example {
         *       "list": "volunteers",
         *       "name": "Soboty w Łodzi",
         *       "query": "daysOfHelp=saturday&city=Łódź",
         *       "columns": [
         *         "firstname",
         *         "lastname",
         *         "city"
         *       ],
         *       "shared": true,
         *       "version": 3
         *     }
         */
        SavedViewInput: {
            /**
             * @description Resource whose list it is of.
             * @example volunteers
             */
            list: string;
            /**
             * @description A name, of a person or a place.
             * @example Soboty w Łodzi
             */
            name: string;
            /**
             * @description Query of the list's address, with what is searched for, filtered and sorted by.
             * @example daysOfHelp=saturday&city=Łódź
             */
            query: string;
            /**
             * @description Columns that are shown; those of the contract when nothing is said.
             * @example [
             *       "firstname",
             *       "lastname",
             *       "city"
             *     ]
             */
            columns?: string[] | null;
            /**
             * @description Whether the whole team sees it.
             * @default false
             * @example true
             */
            shared?: boolean | null;
            /**
             * @description The version that was read. When the record has changed since, the change is refused with 409 `record_changed`.
             * @example 3
             */
            version?: number | null;
        };
    };
    responses: {
        /** @description Done. */
        NoContent: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Taken; what follows comes by e-mail. */
        Accepted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "If the account exists, a password reset email has been sent."
                 *     }
                 */
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description Comma-separated values in UTF-8, one line a record, headed in the language of `Accept-Language`. */
        Csv: {
            headers: {
                "Content-Disposition"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example id,name
                 *     1,Łucja
                 */
                "text/csv": string;
            };
        };
        /** @description The content, always sent as a download. */
        Download: {
            headers: {
                "Content-Disposition"?: string;
                [name: string]: unknown;
            };
            content: {
                /** @example %PDF-1.7 */
                "application/octet-stream": Blob;
            };
        };
        /** @description The input breaks the contract; `errors` names each field. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/docs#problem-invalid_input",
                 *       "title": "Invalid data entered",
                 *       "status": 400,
                 *       "code": "invalid_input",
                 *       "message": "Invalid data entered",
                 *       "messages": [
                 *         "Invalid data entered"
                 *       ],
                 *       "errors": []
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No valid session. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/docs#problem-unauthenticated",
                 *       "title": "Your session has ended. Please log in again",
                 *       "status": 401,
                 *       "code": "unauthenticated",
                 *       "message": "Your session has ended. Please log in again",
                 *       "messages": [
                 *         "Your session has ended. Please log in again"
                 *       ],
                 *       "errors": []
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The role may not do this, a volunteer asks as the panel (`source-device: web`), or another site made the browser send it. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/docs#problem-forbidden",
                 *       "title": "You are not allowed to do this",
                 *       "status": 403,
                 *       "code": "forbidden",
                 *       "message": "You are not allowed to do this",
                 *       "messages": [
                 *         "You are not allowed to do this"
                 *       ],
                 *       "errors": []
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such record in the user's foundation. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/docs#problem-not_found",
                 *       "title": "There is no such record",
                 *       "status": 404,
                 *       "code": "not_found",
                 *       "message": "There is no such record",
                 *       "messages": [
                 *         "There is no such record"
                 *       ],
                 *       "errors": []
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The record's state does not allow this. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/docs#problem-invalid_state",
                 *       "title": "This cannot be done in the present state",
                 *       "status": 409,
                 *       "code": "invalid_state",
                 *       "message": "This cannot be done in the present state",
                 *       "messages": [
                 *         "This cannot be done in the present state"
                 *       ],
                 *       "errors": []
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body or file is larger than allowed. */
        ContentTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/docs#problem-content_too_large",
                 *       "title": "The data sent is too large",
                 *       "status": 413,
                 *       "code": "content_too_large",
                 *       "message": "The data sent is too large",
                 *       "messages": [
                 *         "The data sent is too large"
                 *       ],
                 *       "errors": []
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The content type is not one that the operation takes. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/docs#problem-unsupported_media_type",
                 *       "title": "This kind of data is not supported",
                 *       "status": 415,
                 *       "code": "unsupported_media_type",
                 *       "message": "This kind of data is not supported",
                 *       "messages": [
                 *         "This kind of data is not supported"
                 *       ],
                 *       "errors": []
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file's content is not what it has to be. */
        UnprocessableContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/docs#problem-upload_failed",
                 *       "title": "An error occurred while uploading the file",
                 *       "status": 422,
                 *       "code": "upload_failed",
                 *       "message": "An error occurred while uploading the file",
                 *       "messages": [
                 *         "An error occurred while uploading the file"
                 *       ],
                 *       "errors": []
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many tries; `Retry-After` says in how many seconds to try again. */
        TooManyRequests: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/docs#problem-too_many_requests",
                 *       "title": "Too many tries. Please try again later",
                 *       "status": 429,
                 *       "code": "too_many_requests",
                 *       "message": "Too many tries. Please try again later",
                 *       "messages": [
                 *         "Too many tries. Please try again later"
                 *       ],
                 *       "errors": []
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service cannot answer now; `message` says why, and `Retry-After` in how many seconds to try again. */
        ServiceUnavailable: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/docs#problem-service_unavailable",
                 *       "title": "The service is not available at the moment. Please try again shortly",
                 *       "status": 503,
                 *       "code": "service_unavailable",
                 *       "message": "The service is not available at the moment. Please try again shortly",
                 *       "messages": [
                 *         "The service is not available at the moment. Please try again shortly"
                 *       ],
                 *       "errors": []
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The record's id. */
        Id: components["schemas"]["Id"];
        /** @description Number of the page, from 0. */
        Page: number;
        /** @description Records a page. */
        Size: number;
        /** @description Free text; case and diacritics do not matter, every word has to be found. */
        Q: string;
        /** @description What the act is for. */
        EventScope: components["schemas"]["EventScope"];
        /** @description Language of messages and texts; Polish when none is known. */
        AcceptLanguage: string;
        /** @description What calls; the panel says `web`. */
        SourceDevice: "web" | "mobile";
        /** @description What calls. Demanded here because a GET changes state, and a link or an image cannot send it. */
        SourceDeviceRequired: "web" | "mobile";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description What calls; the panel says `web`. */
                "source-device"?: components["parameters"]["SourceDevice"];
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Sent by the session check, whose failure the caller shows to nobody; the server does not read it. */
                "no-toast"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in user. */
            200: {
                headers: {
                    /** @description When this call signed in, the new session, and `device`, which makes the browser a known one. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000001",
                     *       "name": "Anna Kowalska",
                     *       "email": "anna.admin@demo.example",
                     *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *       "role": "admin",
                     *       "organizationId": "01980000-0000-7000-8000-000000000001",
                     *       "organizationName": "Fundacja Pomocna Dłoń"
                     *     }
                     */
                    "application/json": components["schemas"]["LoggedInUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmRegistration: {
        parameters: {
            query: {
                /**
                 * @description The token in the mailed link.
                 * @example cGxlYXNlLWNvbmZpcm0tdGhpcy1lLW1haWwtMDAwMDA
                 */
                token: components["schemas"]["Token"];
            };
            header: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description What calls. Demanded here because a GET changes state, and a link or an image cannot send it. */
                "source-device": components["parameters"]["SourceDeviceRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "confirmed": "application"
                     *     }
                     */
                    "application/json": components["schemas"]["RegistrationConfirmation"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMailedLink: {
        parameters: {
            query: {
                /**
                 * @description The token in the mailed link.
                 * @example cGxlYXNlLWNvbmZpcm0tdGhpcy1lLW1haWwtMDAwMDA
                 */
                token: components["schemas"]["Token"];
            };
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What using it does, and to whom it was mailed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "application",
                     *       "email": "anna.kowalska@demo.example",
                     *       "organizationName": "Fundacja Pomocna Dłoń"
                     *     }
                     */
                    "application/json": components["schemas"]["MailedLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreAccount: {
        parameters: {
            query: {
                /**
                 * @description The token in the mailed link.
                 * @example cGxlYXNlLWNvbmZpcm0tdGhpcy1lLW1haWwtMDAwMDA
                 */
                token: components["schemas"]["Token"];
            };
            header: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description What calls. Demanded here because a GET changes state, and a link or an image cannot send it. */
                "source-device": components["parameters"]["SourceDeviceRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was taken back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "restored": "account"
                     *     }
                     */
                    "application/json": components["schemas"]["AccountRestoration"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resendConfirmation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "anna.kowalska@demo.example"
                 *     }
                 */
                "application/json": components["schemas"]["ForgotPassword"];
            };
        };
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "anna.kowalska@demo.example"
                 *     }
                 */
                "application/json": components["schemas"]["ForgotPassword"];
            };
        };
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "cGxlYXNlLWNvbmZpcm0tdGhpcy1lLW1haWwtMDAwMDA",
                 *       "password": "Demo-2026!"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    /** @description The cookie `device`, for another password ends what it was before. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestSignInLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "anna.kowalska@demo.example",
                 *       "page": "/v/events"
                 *     }
                 */
                "application/json": components["schemas"]["SignInLinkRequest"];
            };
        };
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signInByLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description What calls; the panel says `web`. */
                "source-device"?: components["parameters"]["SourceDevice"];
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "cGxlYXNlLWNvbmZpcm0tdGhpcy1lLW1haWwtMDAwMDA"
                 *     }
                 */
                "application/json": components["schemas"]["SignInByLink"];
            };
        };
        responses: {
            /** @description The signed-in volunteer. */
            200: {
                headers: {
                    /** @description The new session. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000001",
                     *       "name": "Anna Kowalska",
                     *       "email": "anna.admin@demo.example",
                     *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *       "role": "admin",
                     *       "organizationId": "01980000-0000-7000-8000-000000000001",
                     *       "organizationName": "Fundacja Pomocna Dłoń"
                     *     }
                     */
                    "application/json": components["schemas"]["LoggedInUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "Demo-2026!",
                 *       "password": "Wiosna-2027!"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    /** @description The cookie `device`, for another password ends what it was before. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    uploadProfilePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "text"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ImageUpload"];
            };
        };
        responses: {
            /** @description The photo's token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA"
                     *     }
                     */
                    "application/json": components["schemas"]["UploadedImage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteProfilePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "newVolunteer": true,
                     *       "newEventParticipant": true,
                     *       "eventParticipantResignation": true,
                     *       "volunteerLeave": true,
                     *       "abuse": true,
                     *       "eventEnd": false,
                     *       "eventCancellation": true,
                     *       "systemNotifications": true,
                     *       "newPersonInNeed": true,
                     *       "email": "daily"
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationPreferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "newVolunteer": true,
                 *       "newEventParticipant": true,
                 *       "eventParticipantResignation": true,
                 *       "volunteerLeave": true,
                 *       "abuse": true,
                 *       "eventEnd": false,
                 *       "eventCancellation": true,
                 *       "systemNotifications": true,
                 *       "newPersonInNeed": true,
                 *       "email": "daily"
                 *     }
                 */
                "application/json": components["schemas"]["NotificationPreferences"];
            };
        };
        responses: {
            /** @description The preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "newVolunteer": true,
                     *       "newEventParticipant": true,
                     *       "eventParticipantResignation": true,
                     *       "volunteerLeave": true,
                     *       "abuse": true,
                     *       "eventEnd": false,
                     *       "eventCancellation": true,
                     *       "systemNotifications": true,
                     *       "newPersonInNeed": true,
                     *       "email": "daily"
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationPreferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar's state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "url": "https://panel.example/api/calendars/Y2FsZW5kYXItdG9rZW4tY2FsZW5kYXItdG9rZW4tMDA"
                     *     }
                     */
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar with its address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "url": "https://panel.example/api/calendars/Y2FsZW5kYXItdG9rZW4tY2FsZW5kYXItdG9rZW4tMDA"
                     *     }
                     */
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    registerOrganization: {
        parameters: {
            query?: never;
            header?: {
                /** @description What calls; the panel says `web`. */
                "source-device"?: components["parameters"]["SourceDevice"];
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "organization": {
                 *         "name": "Fundacja Pomocna Dłoń",
                 *         "vatNr": "1234563218",
                 *         "category": [
                 *           "socialAssistance",
                 *           "elderlyPeople"
                 *         ],
                 *         "description": "Od 2009 roku wspieramy osoby starsze i samotne w Łodzi i okolicach. Nasi wolontariusze robią zakupy, towarzyszą w drodze do lekarza, pomagają w drobnych naprawach i po prostu są obok. Organizujemy też spotkania sąsiedzkie, zbiórki żywności i zajęcia dla dzieci uchodźców.",
                 *         "helpLocation": "Łódź i okolice",
                 *         "originDate": 2009,
                 *         "currentVolunteersNum": 48,
                 *         "email": "kontakt@pomocnadlon.example",
                 *         "phone": "+48601234567",
                 *         "website": "https://fundacja-pomocna-dlon.example",
                 *         "country": {
                 *           "code": "PL",
                 *           "name": "Polska"
                 *         },
                 *         "postCode": "90-001",
                 *         "city": "Łódź",
                 *         "street": "Piotrkowska",
                 *         "houseNumber": "12",
                 *         "apartmentNumber": "4",
                 *         "region": "łódzkie",
                 *         "county": "łódzki wschodni",
                 *         "addressDescription": "Wejście od podwórza, drugie piętro",
                 *         "coverDesign": "hands",
                 *         "timeZone": "Europe/Warsaw"
                 *       },
                 *       "admin": {
                 *         "firstname": "Anna",
                 *         "lastname": "Kowalska",
                 *         "email": "anna.kowalska@demo.example",
                 *         "phone": "+48601234567",
                 *         "password": "Demo-2026!"
                 *       },
                 *       "consents": {
                 *         "terms": true,
                 *         "privacy": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["OrganizationRegistration"];
            };
        };
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmOrganizationEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "emailVerificationToken": "cGxlYXNlLWNvbmZpcm0tdGhpcy1lLW1haWwtMDAwMDA"
                 *     }
                 */
                "application/json": components["schemas"]["EmailVerification"];
            };
        };
        responses: {
            /** @description How far the registration has come. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": components["schemas"]["OrganizationConfirmation"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The foundation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000001",
                     *       "name": "Fundacja Pomocna Dłoń",
                     *       "vatNr": "1234563218",
                     *       "category": [
                     *         "socialAssistance",
                     *         "elderlyPeople"
                     *       ],
                     *       "description": "Od 2009 roku wspieramy osoby starsze i samotne w Łodzi i okolicach. Nasi wolontariusze robią zakupy, towarzyszą w drodze do lekarza, pomagają w drobnych naprawach i po prostu są obok. Organizujemy też spotkania sąsiedzkie, zbiórki żywności i zajęcia dla dzieci uchodźców.",
                     *       "helpLocation": "Łódź i okolice",
                     *       "originDate": 2009,
                     *       "currentVolunteersNum": 48,
                     *       "email": "kontakt@pomocnadlon.example",
                     *       "phone": "+48601234567",
                     *       "website": "https://fundacja-pomocna-dlon.example",
                     *       "country": {
                     *         "code": "PL",
                     *         "name": "Polska"
                     *       },
                     *       "postCode": "90-001",
                     *       "city": "Łódź",
                     *       "street": "Piotrkowska",
                     *       "houseNumber": "12",
                     *       "apartmentNumber": "4",
                     *       "region": "łódzkie",
                     *       "county": "łódzki wschodni",
                     *       "addressDescription": "Wejście od podwórza, drugie piętro",
                     *       "coverDesign": "hands",
                     *       "timeZone": "Europe/Warsaw",
                     *       "coverToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *       "status": "approved",
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "version": 3,
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000292",
                     *           "at": "2026-11-12T11:05:00.000Z",
                     *           "action": "edited",
                     *           "actorId": "01980000-0000-7000-8000-000000000002",
                     *           "actorName": "Piotr Zieliński",
                     *           "changes": [
                     *             {
                     *               "field": "phone",
                     *               "from": "+48601234500",
                     *               "to": "+48601234567"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000291",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "created",
                     *           "actorId": "01980000-0000-7000-8000-000000000001",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Organization"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Fundacja Pomocna Dłoń",
                 *       "vatNr": "1234563218",
                 *       "category": [
                 *         "socialAssistance",
                 *         "elderlyPeople"
                 *       ],
                 *       "description": "Od 2009 roku wspieramy osoby starsze i samotne w Łodzi i okolicach. Nasi wolontariusze robią zakupy, towarzyszą w drodze do lekarza, pomagają w drobnych naprawach i po prostu są obok. Organizujemy też spotkania sąsiedzkie, zbiórki żywności i zajęcia dla dzieci uchodźców.",
                 *       "helpLocation": "Łódź i okolice",
                 *       "originDate": 2009,
                 *       "currentVolunteersNum": 48,
                 *       "email": "kontakt@pomocnadlon.example",
                 *       "phone": "+48601234567",
                 *       "website": "https://fundacja-pomocna-dlon.example",
                 *       "country": {
                 *         "code": "PL",
                 *         "name": "Polska"
                 *       },
                 *       "postCode": "90-001",
                 *       "city": "Łódź",
                 *       "street": "Piotrkowska",
                 *       "houseNumber": "12",
                 *       "apartmentNumber": "4",
                 *       "region": "łódzkie",
                 *       "county": "łódzki wschodni",
                 *       "addressDescription": "Wejście od podwórza, drugie piętro",
                 *       "coverDesign": "hands",
                 *       "timeZone": "Europe/Warsaw",
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["OrganizationUpdate"];
            };
        };
        responses: {
            /** @description The foundation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000001",
                     *       "name": "Fundacja Pomocna Dłoń",
                     *       "vatNr": "1234563218",
                     *       "category": [
                     *         "socialAssistance",
                     *         "elderlyPeople"
                     *       ],
                     *       "description": "Od 2009 roku wspieramy osoby starsze i samotne w Łodzi i okolicach. Nasi wolontariusze robią zakupy, towarzyszą w drodze do lekarza, pomagają w drobnych naprawach i po prostu są obok. Organizujemy też spotkania sąsiedzkie, zbiórki żywności i zajęcia dla dzieci uchodźców.",
                     *       "helpLocation": "Łódź i okolice",
                     *       "originDate": 2009,
                     *       "currentVolunteersNum": 48,
                     *       "email": "kontakt@pomocnadlon.example",
                     *       "phone": "+48601234567",
                     *       "website": "https://fundacja-pomocna-dlon.example",
                     *       "country": {
                     *         "code": "PL",
                     *         "name": "Polska"
                     *       },
                     *       "postCode": "90-001",
                     *       "city": "Łódź",
                     *       "street": "Piotrkowska",
                     *       "houseNumber": "12",
                     *       "apartmentNumber": "4",
                     *       "region": "łódzkie",
                     *       "county": "łódzki wschodni",
                     *       "addressDescription": "Wejście od podwórza, drugie piętro",
                     *       "coverDesign": "hands",
                     *       "timeZone": "Europe/Warsaw",
                     *       "coverToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *       "status": "approved",
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "version": 3,
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000292",
                     *           "at": "2026-11-12T11:05:00.000Z",
                     *           "action": "edited",
                     *           "actorId": "01980000-0000-7000-8000-000000000002",
                     *           "actorName": "Piotr Zieliński",
                     *           "changes": [
                     *             {
                     *               "field": "phone",
                     *               "from": "+48601234500",
                     *               "to": "+48601234567"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000291",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "created",
                     *           "actorId": "01980000-0000-7000-8000-000000000001",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Organization"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    uploadOrganizationCover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "text"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ImageUpload"];
            };
        };
        responses: {
            /** @description The cover's token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA"
                     *     }
                     */
                    "application/json": components["schemas"]["UploadedImage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteOrganizationCover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFileStorage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is used, and of how much. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bytes": 1288490189,
                     *       "maxBytes": 5368709120
                     *     }
                     */
                    "application/json": components["schemas"]["FileStorage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPublicPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isOn": true,
                     *       "slug": "pomocna-dlon",
                     *       "informationClause": "Administratorem danych jest Fundacja Pomocna Dłoń. Dane są potrzebne, aby odpowiedzieć na zgłoszenie.",
                     *       "embedHosts": [
                     *         "www.pomocnadlon.example"
                     *       ],
                     *       "url": "https://panel.example/f/pomocna-dlon",
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["PublicPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePublicPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isOn": true,
                 *       "slug": "pomocna-dlon",
                 *       "informationClause": "Administratorem danych jest Fundacja Pomocna Dłoń. Dane są potrzebne, aby odpowiedzieć na zgłoszenie.",
                 *       "embedHosts": [
                 *         "www.pomocnadlon.example"
                 *       ],
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["PublicPageUpdate"];
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isOn": true,
                     *       "slug": "pomocna-dlon",
                     *       "informationClause": "Administratorem danych jest Fundacja Pomocna Dłoń. Dane są potrzebne, aby odpowiedzieć na zgłoszenie.",
                     *       "embedHosts": [
                     *         "www.pomocnadlon.example"
                     *       ],
                     *       "url": "https://panel.example/f/pomocna-dlon",
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["PublicPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTeam: {
        parameters: {
            query?: {
                /** @description Number of the page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                size?: components["parameters"]["Size"];
                /** @description The field that the list is sorted by, and `asc` or `desc`. */
                sort?: "name,asc" | "name,desc" | "email,asc" | "email,desc" | "role,asc" | "role,desc" | "town,asc" | "town,desc" | "createdAt,desc" | "createdAt,asc";
                /** @description Free text; case and diacritics do not matter, every word has to be found. */
                q?: components["parameters"]["Q"];
                /** @description Only records of this `role`. */
                role?: components["schemas"]["CoordinatorRole"];
            };
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "page": 0,
                     *       "size": 25,
                     *       "totalElements": 3,
                     *       "totalPages": 1,
                     *       "content": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "name": "Anna Kowalska",
                     *           "role": "admin",
                     *           "email": "anna.admin@demo.example",
                     *           "phoneNumber": "+48601234567",
                     *           "town": "Łódź",
                     *           "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *           "createdAt": "2026-11-02T09:30:00.000Z",
                     *           "consentVersion": "1.0",
                     *           "consentLanguage": "pl",
                     *           "consentedAt": "2026-11-02T09:30:00.000Z"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000002",
                     *           "name": "Piotr Zieliński",
                     *           "role": "coordinator",
                     *           "email": "piotr.coordinator@demo.example",
                     *           "phoneNumber": "+48602345678",
                     *           "town": "Zgierz",
                     *           "imageToken": null,
                     *           "createdAt": "2026-03-14T08:12:00.000Z",
                     *           "consentVersion": "1.0",
                     *           "consentLanguage": "pl",
                     *           "consentedAt": "2026-11-02T09:30:00.000Z"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000003",
                     *           "name": "Ірина Бондаренко",
                     *           "role": "coordinator",
                     *           "email": "iryna.bondarenko@demo.example",
                     *           "phoneNumber": "+380671234567",
                     *           "town": "Львів",
                     *           "imageToken": null,
                     *           "createdAt": "2026-06-21T16:45:00.000Z",
                     *           "consentVersion": "1.0",
                     *           "consentLanguage": "pl",
                     *           "consentedAt": "2026-11-02T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CoordinatorPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportTeam: {
        parameters: {
            query?: {
                /** @description The field that the list is sorted by, and `asc` or `desc`. */
                sort?: "name,asc" | "name,desc" | "email,asc" | "email,desc" | "role,asc" | "role,desc" | "town,asc" | "town,desc" | "createdAt,desc" | "createdAt,asc";
                /** @description Free text; case and diacritics do not matter, every word has to be found. */
                q?: string;
                /** @description Only records of this `role`. */
                role?: components["schemas"]["CoordinatorRole"];
            };
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Csv"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description Number of the page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                size?: components["parameters"]["Size"];
                /** @description The field that the list is sorted by, and `asc` or `desc`. */
                sort?: "createdAt,desc" | "createdAt,asc" | "expiresAt,asc" | "expiresAt,desc" | "lastname,asc" | "lastname,desc" | "email,asc" | "email,desc";
                /** @description Free text; case and diacritics do not matter, every word has to be found. */
                q?: components["parameters"]["Q"];
                /** @description Only records of this `status`. */
                status?: components["schemas"]["InvitationStatus"];
            };
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "page": 0,
                     *       "size": 25,
                     *       "totalElements": 3,
                     *       "totalPages": 1,
                     *       "content": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "firstname": "Magdalena",
                     *           "lastname": "Wójcik",
                     *           "email": "magdalena.wojcik@mail.example",
                     *           "role": "coordinator",
                     *           "language": "pl",
                     *           "message": "Cieszę się, że chcesz nam pomóc przy zbiórkach żywności!",
                     *           "status": "pending",
                     *           "invitedBy": "Anna Kowalska",
                     *           "createdAt": "2026-11-02T09:30:00.000Z",
                     *           "expiresAt": "2026-11-16T09:30:00.000Z",
                     *           "acceptedAt": null,
                     *           "revokedAt": null
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000002",
                     *           "firstname": "Тарас",
                     *           "lastname": "Мельник",
                     *           "email": "taras.melnyk@mail.example",
                     *           "role": "coordinator",
                     *           "language": "uk",
                     *           "message": null,
                     *           "status": "accepted",
                     *           "invitedBy": "Anna Kowalska",
                     *           "createdAt": "2026-09-01T10:00:00.000Z",
                     *           "expiresAt": "2026-09-15T10:00:00.000Z",
                     *           "acceptedAt": "2026-09-02T07:20:00.000Z",
                     *           "revokedAt": null
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000003",
                     *           "firstname": "Grzegorz",
                     *           "lastname": "Łuczak",
                     *           "email": "grzegorz.luczak@mail.example",
                     *           "role": "admin",
                     *           "language": "pl",
                     *           "message": null,
                     *           "status": "expired",
                     *           "invitedBy": "Anna Kowalska",
                     *           "createdAt": "2026-07-01T10:00:00.000Z",
                     *           "expiresAt": "2026-07-15T10:00:00.000Z",
                     *           "acceptedAt": null,
                     *           "revokedAt": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["InvitationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    registerCoordinator: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstname": "Anna",
                 *       "lastname": "Kowalska",
                 *       "phone": "+48601234567",
                 *       "password": "Demo-2026!",
                 *       "consents": {
                 *         "terms": true,
                 *         "privacy": true
                 *       },
                 *       "token": "cGxlYXNlLWNvbmZpcm0tdGhpcy1lLW1haWwtMDAwMDA"
                 *     }
                 */
                "application/json": components["schemas"]["CoordinatorRegistration"];
            };
        };
        responses: {
            /** @description The coordinator. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000001",
                     *       "name": "Anna Kowalska",
                     *       "role": "admin",
                     *       "email": "anna.admin@demo.example",
                     *       "phoneNumber": "+48601234567",
                     *       "country": {
                     *         "code": "PL",
                     *         "name": "Polska"
                     *       },
                     *       "postalCode": "90-001",
                     *       "town": "Łódź",
                     *       "street": "Piotrkowska",
                     *       "houseNumber": "12",
                     *       "apartmentNumber": "4",
                     *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "version": 3,
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000392",
                     *           "at": "2026-11-12T11:05:00.000Z",
                     *           "action": "roleChanged",
                     *           "actorId": "01980000-0000-7000-8000-000000000004",
                     *           "actorName": "Barbara Nowak",
                     *           "changes": [
                     *             {
                     *               "field": "role",
                     *               "from": "coordinator",
                     *               "to": "admin"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000391",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "created",
                     *           "actorId": "01980000-0000-7000-8000-000000000001",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Coordinator"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCoordinator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coordinator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000001",
                     *       "name": "Anna Kowalska",
                     *       "role": "admin",
                     *       "email": "anna.admin@demo.example",
                     *       "phoneNumber": "+48601234567",
                     *       "country": {
                     *         "code": "PL",
                     *         "name": "Polska"
                     *       },
                     *       "postalCode": "90-001",
                     *       "town": "Łódź",
                     *       "street": "Piotrkowska",
                     *       "houseNumber": "12",
                     *       "apartmentNumber": "4",
                     *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "version": 3,
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000392",
                     *           "at": "2026-11-12T11:05:00.000Z",
                     *           "action": "roleChanged",
                     *           "actorId": "01980000-0000-7000-8000-000000000004",
                     *           "actorName": "Barbara Nowak",
                     *           "changes": [
                     *             {
                     *               "field": "role",
                     *               "from": "coordinator",
                     *               "to": "admin"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000391",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "created",
                     *           "actorId": "01980000-0000-7000-8000-000000000001",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Coordinator"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCoordinator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Anna Kowalska",
                 *       "email": "anna.admin@demo.example",
                 *       "phoneNumber": "+48601234567",
                 *       "country": {
                 *         "code": "PL",
                 *         "name": "Polska"
                 *       },
                 *       "postalCode": "90-001",
                 *       "town": "Łódź",
                 *       "street": "Piotrkowska",
                 *       "houseNumber": "12",
                 *       "apartmentNumber": "4",
                 *       "version": 3,
                 *       "currentPassword": "Demo-2026!"
                 *     }
                 */
                "application/json": components["schemas"]["CoordinatorInput"];
            };
        };
        responses: {
            /** @description The coordinator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000001",
                     *       "name": "Anna Kowalska",
                     *       "role": "admin",
                     *       "email": "anna.admin@demo.example",
                     *       "phoneNumber": "+48601234567",
                     *       "country": {
                     *         "code": "PL",
                     *         "name": "Polska"
                     *       },
                     *       "postalCode": "90-001",
                     *       "town": "Łódź",
                     *       "street": "Piotrkowska",
                     *       "houseNumber": "12",
                     *       "apartmentNumber": "4",
                     *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "version": 3,
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000392",
                     *           "at": "2026-11-12T11:05:00.000Z",
                     *           "action": "roleChanged",
                     *           "actorId": "01980000-0000-7000-8000-000000000004",
                     *           "actorName": "Barbara Nowak",
                     *           "changes": [
                     *             {
                     *               "field": "role",
                     *               "from": "coordinator",
                     *               "to": "admin"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000391",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "created",
                     *           "actorId": "01980000-0000-7000-8000-000000000001",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Coordinator"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCoordinator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeCoordinatorRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "admin"
                 *     }
                 */
                "application/json": components["schemas"]["RoleChange"];
            };
        };
        responses: {
            /** @description The coordinator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000001",
                     *       "name": "Anna Kowalska",
                     *       "role": "admin",
                     *       "email": "anna.admin@demo.example",
                     *       "phoneNumber": "+48601234567",
                     *       "country": {
                     *         "code": "PL",
                     *         "name": "Polska"
                     *       },
                     *       "postalCode": "90-001",
                     *       "town": "Łódź",
                     *       "street": "Piotrkowska",
                     *       "houseNumber": "12",
                     *       "apartmentNumber": "4",
                     *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "version": 3,
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000392",
                     *           "at": "2026-11-12T11:05:00.000Z",
                     *           "action": "roleChanged",
                     *           "actorId": "01980000-0000-7000-8000-000000000004",
                     *           "actorName": "Barbara Nowak",
                     *           "changes": [
                     *             {
                     *               "field": "role",
                     *               "from": "coordinator",
                     *               "to": "admin"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000391",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "created",
                     *           "actorId": "01980000-0000-7000-8000-000000000001",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Coordinator"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    leaveOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "I am moving abroad."
                 *     }
                 */
                "application/json": components["schemas"]["LeaveInput"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    inviteCoordinator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstname": "Magdalena",
                 *       "lastname": "Wójcik",
                 *       "email": "magdalena.wojcik@mail.example",
                 *       "role": "coordinator",
                 *       "language": "pl",
                 *       "message": "Cieszę się, że chcesz nam pomóc przy zbiórkach żywności!"
                 *     }
                 */
                "application/json": components["schemas"]["InvitationInput"];
            };
        };
        responses: {
            /** @description The invitation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000001",
                     *       "firstname": "Magdalena",
                     *       "lastname": "Wójcik",
                     *       "email": "magdalena.wojcik@mail.example",
                     *       "role": "coordinator",
                     *       "language": "pl",
                     *       "message": "Cieszę się, że chcesz nam pomóc przy zbiórkach żywności!",
                     *       "status": "pending",
                     *       "invitedBy": "Anna Kowalska",
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "expiresAt": "2026-11-16T09:30:00.000Z",
                     *       "acceptedAt": null,
                     *       "revokedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getInvitationByToken: {
        parameters: {
            query: {
                /**
                 * @description The token in the mailed link.
                 * @example cGxlYXNlLWNvbmZpcm0tdGhpcy1lLW1haWwtMDAwMDA
                 */
                token: components["schemas"]["Token"];
            };
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the invited person sees before registering. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "firstname": "Magdalena",
                     *       "lastname": "Wójcik",
                     *       "email": "magdalena.wojcik@mail.example",
                     *       "role": "coordinator",
                     *       "language": "pl",
                     *       "invitedBy": "Anna Kowalska",
                     *       "organizationName": "Fundacja Pomocna Dłoń"
                     *     }
                     */
                    "application/json": components["schemas"]["InvitationPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000001",
                     *       "firstname": "Magdalena",
                     *       "lastname": "Wójcik",
                     *       "email": "magdalena.wojcik@mail.example",
                     *       "role": "coordinator",
                     *       "language": "pl",
                     *       "message": "Cieszę się, że chcesz nam pomóc przy zbiórkach żywności!",
                     *       "status": "pending",
                     *       "invitedBy": "Anna Kowalska",
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "expiresAt": "2026-11-16T09:30:00.000Z",
                     *       "acceptedAt": null,
                     *       "revokedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000001",
                     *       "firstname": "Magdalena",
                     *       "lastname": "Wójcik",
                     *       "email": "magdalena.wojcik@mail.example",
                     *       "role": "coordinator",
                     *       "language": "pl",
                     *       "message": "Cieszę się, że chcesz nam pomóc przy zbiórkach żywności!",
                     *       "status": "pending",
                     *       "invitedBy": "Anna Kowalska",
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "expiresAt": "2026-11-16T09:30:00.000Z",
                     *       "acceptedAt": null,
                     *       "revokedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The calendar's token.
                 * @example Y2FsZW5kYXItdG9rZW4tY2FsZW5kYXItdG9rZW4tMDA
                 */
                token: components["schemas"]["CalendarToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example BEGIN:VCALENDAR
                     *     VERSION:2.0
                     *     END:VCALENDAR
                     */
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The image's token.
                 * @example b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA
                 */
                token: components["schemas"]["ImageToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example image */
                    "image/jpeg": Blob;
                    /** @example image */
                    "image/png": Blob;
                    /** @example image */
                    "image/gif": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listVolunteers: {
        parameters: {
            query?: {
                /** @description Number of the page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                size?: components["parameters"]["Size"];
                /** @description The field that the list is sorted by, and `asc` or `desc`. */
                sort?: "createdAt,desc" | "createdAt,asc" | "lastname,asc" | "lastname,desc" | "firstname,asc" | "firstname,desc" | "city,asc" | "city,desc" | "accountStatus,asc" | "accountStatus,desc";
                /** @description Free text; case and diacritics do not matter, every word has to be found. */
                q?: components["parameters"]["Q"];
                /** @description Only who has this status. */
                accountStatus?: components["schemas"]["AccountStatus"];
                /** @description Only who speaks one of these languages. */
                languages?: components["schemas"]["SpokenLanguage"][];
                /** @description Only who has time on one of these days. */
                daysOfHelp?: components["schemas"]["Weekday"][];
                /** @description Only who lives in this town; case and diacritics do not matter. */
                city?: string;
                /** @description Only who would like to help with one of these. */
                interests?: components["schemas"]["HelpCategory"][];
                /** @description Only who has this tag. */
                tags?: components["schemas"]["Tag"];
                /** @description Only who was verified on this day or later, by the foundation's clock. */
                verifiedSince?: string;
                /** @description Only who came to an event of this day or later. */
                attendedSince?: string;
            };
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of volunteers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "page": 0,
                     *       "size": 25,
                     *       "totalElements": 3,
                     *       "totalPages": 1,
                     *       "content": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "firstname": "Łucja",
                     *           "lastname": "Wiśniewska",
                     *           "accountStatus": "pending",
                     *           "city": "Łódź",
                     *           "email": "lucja.wisniewska@mail.example",
                     *           "phone": "+48601234567",
                     *           "dateOfBirth": "1994-05-17",
                     *           "country": {
                     *             "code": "PL",
                     *             "name": "Polska"
                     *           },
                     *           "postCode": "00-001",
                     *           "street": "Piotrkowska",
                     *           "houseNumber": "12",
                     *           "apartmentNumber": "4",
                     *           "languages": [
                     *             "pl",
                     *             "uk"
                     *           ],
                     *           "daysOfHelp": [
                     *             "saturday",
                     *             "sunday"
                     *           ],
                     *           "interests": [
                     *             "elderlyPeople",
                     *             "education"
                     *           ],
                     *           "tags": [
                     *             "kierowca"
                     *           ],
                     *           "howDidYouFindAboutUs": "friends",
                     *           "haveYouBeenAVolunteerBefore": true,
                     *           "consentSource": "paperForm",
                     *           "consentVersion": "1.0",
                     *           "consentLanguage": "pl",
                     *           "consentedAt": "2026-11-02T09:30:00.000Z",
                     *           "newsStoppedAt": null,
                     *           "rating": 4.5,
                     *           "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *           "createdAt": "2026-11-02T09:30:00.000Z"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000002",
                     *           "firstname": "Сергій",
                     *           "lastname": "Шевченко",
                     *           "accountStatus": "verified",
                     *           "city": "Львів",
                     *           "email": "serhij.shevchenko@mail.example",
                     *           "phone": "+380671234567",
                     *           "dateOfBirth": "1994-05-17",
                     *           "country": {
                     *             "code": "PL",
                     *             "name": "Polska"
                     *           },
                     *           "postCode": "00-001",
                     *           "street": "Piotrkowska",
                     *           "houseNumber": "12",
                     *           "apartmentNumber": "4",
                     *           "languages": [
                     *             "pl",
                     *             "uk"
                     *           ],
                     *           "daysOfHelp": [
                     *             "saturday",
                     *             "sunday"
                     *           ],
                     *           "interests": [
                     *             "elderlyPeople",
                     *             "education"
                     *           ],
                     *           "tags": [
                     *             "kierowca"
                     *           ],
                     *           "howDidYouFindAboutUs": "friends",
                     *           "haveYouBeenAVolunteerBefore": true,
                     *           "consentSource": "paperForm",
                     *           "consentVersion": "1.0",
                     *           "consentLanguage": "pl",
                     *           "consentedAt": "2026-11-02T09:30:00.000Z",
                     *           "newsStoppedAt": null,
                     *           "rating": 4.5,
                     *           "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *           "createdAt": "2026-11-02T09:30:00.000Z"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000003",
                     *           "firstname": "Bartłomiej",
                     *           "lastname": "Żółkiewski",
                     *           "accountStatus": "rejected",
                     *           "city": "Gdańsk",
                     *           "email": "bartlomiej.zolkiewski@mail.example",
                     *           "phone": "+48601234567",
                     *           "dateOfBirth": "1994-05-17",
                     *           "country": {
                     *             "code": "PL",
                     *             "name": "Polska"
                     *           },
                     *           "postCode": "00-001",
                     *           "street": "Piotrkowska",
                     *           "houseNumber": "12",
                     *           "apartmentNumber": "4",
                     *           "languages": [
                     *             "pl",
                     *             "uk"
                     *           ],
                     *           "daysOfHelp": [
                     *             "saturday",
                     *             "sunday"
                     *           ],
                     *           "interests": [
                     *             "elderlyPeople",
                     *             "education"
                     *           ],
                     *           "tags": [
                     *             "kierowca"
                     *           ],
                     *           "howDidYouFindAboutUs": "friends",
                     *           "haveYouBeenAVolunteerBefore": true,
                     *           "consentSource": "paperForm",
                     *           "consentVersion": "1.0",
                     *           "consentLanguage": "pl",
                     *           "consentedAt": "2026-11-02T09:30:00.000Z",
                     *           "newsStoppedAt": null,
                     *           "rating": 4.5,
                     *           "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *           "createdAt": "2026-11-02T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["VolunteerPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addVolunteer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstname": "Łucja",
                 *       "lastname": "Wiśniewska",
                 *       "city": "Łódź",
                 *       "email": "lucja.wisniewska@mail.example",
                 *       "phone": "+48601234567",
                 *       "dateOfBirth": "1994-05-17",
                 *       "country": {
                 *         "code": "PL",
                 *         "name": "Polska"
                 *       },
                 *       "postCode": "00-001",
                 *       "street": "Piotrkowska",
                 *       "houseNumber": "12",
                 *       "apartmentNumber": "4",
                 *       "aboutMe": "I like to work with older people and I have a driving licence.",
                 *       "languages": [
                 *         "pl",
                 *         "uk"
                 *       ],
                 *       "daysOfHelp": [
                 *         "saturday",
                 *         "sunday"
                 *       ],
                 *       "interests": [
                 *         "elderlyPeople",
                 *         "education"
                 *       ],
                 *       "howDidYouFindAboutUs": "friends",
                 *       "haveYouBeenAVolunteerBefore": true,
                 *       "consentSource": "paperForm"
                 *     }
                 */
                "application/json": components["schemas"]["VolunteerAddition"];
            };
        };
        responses: {
            /** @description The volunteer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000001",
                     *       "firstname": "Łucja",
                     *       "lastname": "Wiśniewska",
                     *       "accountStatus": "pending",
                     *       "city": "Łódź",
                     *       "email": "lucja.wisniewska@mail.example",
                     *       "phone": "+48601234567",
                     *       "dateOfBirth": "1994-05-17",
                     *       "country": {
                     *         "code": "PL",
                     *         "name": "Polska"
                     *       },
                     *       "postCode": "00-001",
                     *       "street": "Piotrkowska",
                     *       "houseNumber": "12",
                     *       "apartmentNumber": "4",
                     *       "aboutMe": "I like to work with older people and I have a driving licence.",
                     *       "languages": [
                     *         "pl",
                     *         "uk"
                     *       ],
                     *       "daysOfHelp": [
                     *         "saturday",
                     *         "sunday"
                     *       ],
                     *       "interests": [
                     *         "elderlyPeople",
                     *         "education"
                     *       ],
                     *       "tags": [
                     *         "kierowca"
                     *       ],
                     *       "howDidYouFindAboutUs": "friends",
                     *       "haveYouBeenAVolunteerBefore": true,
                     *       "consentSource": "paperForm",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "newsStoppedAt": null,
                     *       "rating": 4.5,
                     *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *       "rejectionReason": "The documents are not complete.",
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "hasAccount": true,
                     *       "version": 3,
                     *       "files": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "name": "zaświadczenie.pdf",
                     *           "type": "application/pdf",
                     *           "bytes": 48213,
                     *           "createdAt": "2026-11-02T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000231",
                     *           "text": "Woli dyżury rano. Ma klucz do magazynu.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-20T09:41:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "duplicates": [],
                     *       "story": {
                     *         "attended": 8,
                     *         "missed": 1,
                     *         "minutes": 1260,
                     *         "lastAttendedOn": "2026-11-14",
                     *         "events": [
                     *           {
                     *             "eventId": "01980000-0000-7000-8000-000000000101",
                     *             "title": "Zbiórka żywności",
                     *             "startDate": "2027-05-15",
                     *             "status": "attended",
                     *             "minutes": 210,
                     *             "isComing": false
                     *           }
                     *         ]
                     *       },
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "verified",
                     *           "actorId": "01980000-0000-7000-8000-000000000001",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": [
                     *             {
                     *               "field": "accountStatus",
                     *               "from": "pending",
                     *               "to": "verified"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Volunteer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportVolunteers: {
        parameters: {
            query?: {
                /** @description The field that the list is sorted by, and `asc` or `desc`. */
                sort?: "createdAt,desc" | "createdAt,asc" | "lastname,asc" | "lastname,desc" | "firstname,asc" | "firstname,desc" | "city,asc" | "city,desc" | "accountStatus,asc" | "accountStatus,desc";
                /** @description Free text; case and diacritics do not matter, every word has to be found. */
                q?: string;
                /** @description Only who has this status. */
                accountStatus?: components["schemas"]["AccountStatus"];
                /** @description Only who speaks one of these languages. */
                languages?: components["schemas"]["SpokenLanguage"][];
                /** @description Only who has time on one of these days. */
                daysOfHelp?: components["schemas"]["Weekday"][];
                /** @description Only who lives in this town; case and diacritics do not matter. */
                city?: string;
                /** @description Only who would like to help with one of these. */
                interests?: components["schemas"]["HelpCategory"][];
                /** @description Only who has this tag. */
                tags?: components["schemas"]["Tag"];
                /** @description Only who was verified on this day or later, by the foundation's clock. */
                verifiedSince?: string;
                /** @description Only who came to an event of this day or later. */
                attendedSince?: string;
            };
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Csv"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    countVolunteers: {
        parameters: {
            query?: {
                /** @description Free text; case and diacritics do not matter, every word has to be found. */
                q?: components["parameters"]["Q"];
                /** @description Only who has this status. */
                accountStatus?: components["schemas"]["AccountStatus"];
                /** @description Only who speaks one of these languages. */
                languages?: components["schemas"]["SpokenLanguage"][];
                /** @description Only who has time on one of these days. */
                daysOfHelp?: components["schemas"]["Weekday"][];
                /** @description Only who lives in this town; case and diacritics do not matter. */
                city?: string;
                /** @description Only who would like to help with one of these. */
                interests?: components["schemas"]["HelpCategory"][];
                /** @description Only who has this tag. */
                tags?: components["schemas"]["Tag"];
                /** @description Only who was verified on this day or later, by the foundation's clock. */
                verifiedSince?: string;
                /** @description Only who came to an event of this day or later. */
                attendedSince?: string;
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices that leave somebody, by filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "filters": [
                     *         {
                     *           "name": "languages",
                     *           "choices": [
                     *             {
                     *               "value": "uk",
                     *               "count": 12
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FilterCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    tagVolunteers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "01980000-0000-7000-8000-000000000002"
                 *       ],
                 *       "tag": "kierowca"
                 *     }
                 */
                "application/json": components["schemas"]["TagSelection"];
            };
        };
        responses: {
            /** @description How many have the tag now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tagged": 12,
                     *       "full": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Tagged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    applyAsVolunteer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstname": "Łucja",
                 *       "lastname": "Wiśniewska",
                 *       "city": "Łódź",
                 *       "email": "lucja.wisniewska@mail.example",
                 *       "phone": "+48601234567",
                 *       "dateOfBirth": "1994-05-17",
                 *       "country": {
                 *         "code": "PL",
                 *         "name": "Polska"
                 *       },
                 *       "postCode": "00-001",
                 *       "street": "Piotrkowska",
                 *       "houseNumber": "12",
                 *       "apartmentNumber": "4",
                 *       "aboutMe": "I like to work with older people and I have a driving licence.",
                 *       "languages": [
                 *         "pl",
                 *         "uk"
                 *       ],
                 *       "daysOfHelp": [
                 *         "saturday",
                 *         "sunday"
                 *       ],
                 *       "interests": [
                 *         "elderlyPeople",
                 *         "education"
                 *       ],
                 *       "howDidYouFindAboutUs": "friends",
                 *       "haveYouBeenAVolunteerBefore": true,
                 *       "organizationId": "01980000-0000-7000-8000-000000000001",
                 *       "password": "Demo-2026!",
                 *       "consents": {
                 *         "terms": true,
                 *         "privacy": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["VolunteerInput"];
            };
        };
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getVolunteer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The volunteer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000001",
                     *       "firstname": "Łucja",
                     *       "lastname": "Wiśniewska",
                     *       "accountStatus": "pending",
                     *       "city": "Łódź",
                     *       "email": "lucja.wisniewska@mail.example",
                     *       "phone": "+48601234567",
                     *       "dateOfBirth": "1994-05-17",
                     *       "country": {
                     *         "code": "PL",
                     *         "name": "Polska"
                     *       },
                     *       "postCode": "00-001",
                     *       "street": "Piotrkowska",
                     *       "houseNumber": "12",
                     *       "apartmentNumber": "4",
                     *       "aboutMe": "I like to work with older people and I have a driving licence.",
                     *       "languages": [
                     *         "pl",
                     *         "uk"
                     *       ],
                     *       "daysOfHelp": [
                     *         "saturday",
                     *         "sunday"
                     *       ],
                     *       "interests": [
                     *         "elderlyPeople",
                     *         "education"
                     *       ],
                     *       "tags": [
                     *         "kierowca"
                     *       ],
                     *       "howDidYouFindAboutUs": "friends",
                     *       "haveYouBeenAVolunteerBefore": true,
                     *       "consentSource": "paperForm",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "newsStoppedAt": null,
                     *       "rating": 4.5,
                     *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *       "rejectionReason": "The documents are not complete.",
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "hasAccount": true,
                     *       "version": 3,
                     *       "files": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "name": "zaświadczenie.pdf",
                     *           "type": "application/pdf",
                     *           "bytes": 48213,
                     *           "createdAt": "2026-11-02T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000231",
                     *           "text": "Woli dyżury rano. Ma klucz do magazynu.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-20T09:41:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "duplicates": [],
                     *       "story": {
                     *         "attended": 8,
                     *         "missed": 1,
                     *         "minutes": 1260,
                     *         "lastAttendedOn": "2026-11-14",
                     *         "events": [
                     *           {
                     *             "eventId": "01980000-0000-7000-8000-000000000101",
                     *             "title": "Zbiórka żywności",
                     *             "startDate": "2027-05-15",
                     *             "status": "attended",
                     *             "minutes": 210,
                     *             "isComing": false
                     *           }
                     *         ]
                     *       },
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "verified",
                     *           "actorId": "01980000-0000-7000-8000-000000000001",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": [
                     *             {
                     *               "field": "accountStatus",
                     *               "from": "pending",
                     *               "to": "verified"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Volunteer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateVolunteer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstname": "Łucja",
                 *       "lastname": "Wiśniewska",
                 *       "city": "Łódź",
                 *       "email": "lucja.wisniewska@mail.example",
                 *       "phone": "+48601234567",
                 *       "dateOfBirth": "1994-05-17",
                 *       "country": {
                 *         "code": "PL",
                 *         "name": "Polska"
                 *       },
                 *       "postCode": "00-001",
                 *       "street": "Piotrkowska",
                 *       "houseNumber": "12",
                 *       "apartmentNumber": "4",
                 *       "aboutMe": "I like to work with older people and I have a driving licence.",
                 *       "languages": [
                 *         "pl",
                 *         "uk"
                 *       ],
                 *       "daysOfHelp": [
                 *         "saturday",
                 *         "sunday"
                 *       ],
                 *       "interests": [
                 *         "elderlyPeople",
                 *         "education"
                 *       ],
                 *       "howDidYouFindAboutUs": "friends",
                 *       "haveYouBeenAVolunteerBefore": true,
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["VolunteerUpdate"];
            };
        };
        responses: {
            /** @description The volunteer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000001",
                     *       "firstname": "Łucja",
                     *       "lastname": "Wiśniewska",
                     *       "accountStatus": "pending",
                     *       "city": "Łódź",
                     *       "email": "lucja.wisniewska@mail.example",
                     *       "phone": "+48601234567",
                     *       "dateOfBirth": "1994-05-17",
                     *       "country": {
                     *         "code": "PL",
                     *         "name": "Polska"
                     *       },
                     *       "postCode": "00-001",
                     *       "street": "Piotrkowska",
                     *       "houseNumber": "12",
                     *       "apartmentNumber": "4",
                     *       "aboutMe": "I like to work with older people and I have a driving licence.",
                     *       "languages": [
                     *         "pl",
                     *         "uk"
                     *       ],
                     *       "daysOfHelp": [
                     *         "saturday",
                     *         "sunday"
                     *       ],
                     *       "interests": [
                     *         "elderlyPeople",
                     *         "education"
                     *       ],
                     *       "tags": [
                     *         "kierowca"
                     *       ],
                     *       "howDidYouFindAboutUs": "friends",
                     *       "haveYouBeenAVolunteerBefore": true,
                     *       "consentSource": "paperForm",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "newsStoppedAt": null,
                     *       "rating": 4.5,
                     *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *       "rejectionReason": "The documents are not complete.",
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "hasAccount": true,
                     *       "version": 3,
                     *       "files": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "name": "zaświadczenie.pdf",
                     *           "type": "application/pdf",
                     *           "bytes": 48213,
                     *           "createdAt": "2026-11-02T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000231",
                     *           "text": "Woli dyżury rano. Ma klucz do magazynu.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-20T09:41:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "duplicates": [],
                     *       "story": {
                     *         "attended": 8,
                     *         "missed": 1,
                     *         "minutes": 1260,
                     *         "lastAttendedOn": "2026-11-14",
                     *         "events": [
                     *           {
                     *             "eventId": "01980000-0000-7000-8000-000000000101",
                     *             "title": "Zbiórka żywności",
                     *             "startDate": "2027-05-15",
                     *             "status": "attended",
                     *             "minutes": 210,
                     *             "isComing": false
                     *           }
                     *         ]
                     *       },
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "verified",
                     *           "actorId": "01980000-0000-7000-8000-000000000001",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": [
                     *             {
                     *               "field": "accountStatus",
                     *               "from": "pending",
                     *               "to": "verified"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Volunteer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    tagVolunteer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tags": [
                 *         "kierowca",
                 *         "magazyn"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["VolunteerTags"];
            };
        };
        responses: {
            /** @description The volunteer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000001",
                     *       "firstname": "Łucja",
                     *       "lastname": "Wiśniewska",
                     *       "accountStatus": "pending",
                     *       "city": "Łódź",
                     *       "email": "lucja.wisniewska@mail.example",
                     *       "phone": "+48601234567",
                     *       "dateOfBirth": "1994-05-17",
                     *       "country": {
                     *         "code": "PL",
                     *         "name": "Polska"
                     *       },
                     *       "postCode": "00-001",
                     *       "street": "Piotrkowska",
                     *       "houseNumber": "12",
                     *       "apartmentNumber": "4",
                     *       "aboutMe": "I like to work with older people and I have a driving licence.",
                     *       "languages": [
                     *         "pl",
                     *         "uk"
                     *       ],
                     *       "daysOfHelp": [
                     *         "saturday",
                     *         "sunday"
                     *       ],
                     *       "interests": [
                     *         "elderlyPeople",
                     *         "education"
                     *       ],
                     *       "tags": [
                     *         "kierowca"
                     *       ],
                     *       "howDidYouFindAboutUs": "friends",
                     *       "haveYouBeenAVolunteerBefore": true,
                     *       "consentSource": "paperForm",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "newsStoppedAt": null,
                     *       "rating": 4.5,
                     *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *       "rejectionReason": "The documents are not complete.",
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "hasAccount": true,
                     *       "version": 3,
                     *       "files": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "name": "zaświadczenie.pdf",
                     *           "type": "application/pdf",
                     *           "bytes": 48213,
                     *           "createdAt": "2026-11-02T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000231",
                     *           "text": "Woli dyżury rano. Ma klucz do magazynu.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-20T09:41:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "duplicates": [],
                     *       "story": {
                     *         "attended": 8,
                     *         "missed": 1,
                     *         "minutes": 1260,
                     *         "lastAttendedOn": "2026-11-14",
                     *         "events": [
                     *           {
                     *             "eventId": "01980000-0000-7000-8000-000000000101",
                     *             "title": "Zbiórka żywności",
                     *             "startDate": "2027-05-15",
                     *             "status": "attended",
                     *             "minutes": 210,
                     *             "isComing": false
                     *           }
                     *         ]
                     *       },
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "verified",
                     *           "actorId": "01980000-0000-7000-8000-000000000001",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": [
                     *             {
                     *               "field": "accountStatus",
                     *               "from": "pending",
                     *               "to": "verified"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Volunteer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    verifyVolunteer: {
        parameters: {
            query?: never;
            header: {
                /** @description What calls. Demanded here because a GET changes state, and a link or an image cannot send it. */
                "source-device": components["parameters"]["SourceDeviceRequired"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The volunteer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000001",
                     *       "firstname": "Łucja",
                     *       "lastname": "Wiśniewska",
                     *       "accountStatus": "pending",
                     *       "city": "Łódź",
                     *       "email": "lucja.wisniewska@mail.example",
                     *       "phone": "+48601234567",
                     *       "dateOfBirth": "1994-05-17",
                     *       "country": {
                     *         "code": "PL",
                     *         "name": "Polska"
                     *       },
                     *       "postCode": "00-001",
                     *       "street": "Piotrkowska",
                     *       "houseNumber": "12",
                     *       "apartmentNumber": "4",
                     *       "aboutMe": "I like to work with older people and I have a driving licence.",
                     *       "languages": [
                     *         "pl",
                     *         "uk"
                     *       ],
                     *       "daysOfHelp": [
                     *         "saturday",
                     *         "sunday"
                     *       ],
                     *       "interests": [
                     *         "elderlyPeople",
                     *         "education"
                     *       ],
                     *       "tags": [
                     *         "kierowca"
                     *       ],
                     *       "howDidYouFindAboutUs": "friends",
                     *       "haveYouBeenAVolunteerBefore": true,
                     *       "consentSource": "paperForm",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "newsStoppedAt": null,
                     *       "rating": 4.5,
                     *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *       "rejectionReason": "The documents are not complete.",
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "hasAccount": true,
                     *       "version": 3,
                     *       "files": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "name": "zaświadczenie.pdf",
                     *           "type": "application/pdf",
                     *           "bytes": 48213,
                     *           "createdAt": "2026-11-02T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000231",
                     *           "text": "Woli dyżury rano. Ma klucz do magazynu.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-20T09:41:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "duplicates": [],
                     *       "story": {
                     *         "attended": 8,
                     *         "missed": 1,
                     *         "minutes": 1260,
                     *         "lastAttendedOn": "2026-11-14",
                     *         "events": [
                     *           {
                     *             "eventId": "01980000-0000-7000-8000-000000000101",
                     *             "title": "Zbiórka żywności",
                     *             "startDate": "2027-05-15",
                     *             "status": "attended",
                     *             "minutes": 210,
                     *             "isComing": false
                     *           }
                     *         ]
                     *       },
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "verified",
                     *           "actorId": "01980000-0000-7000-8000-000000000001",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": [
                     *             {
                     *               "field": "accountStatus",
                     *               "from": "pending",
                     *               "to": "verified"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Volunteer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rejectVolunteer: {
        parameters: {
            query?: {
                /** @description Kept with the rejection. */
                reason?: components["schemas"]["Reason"];
            };
            header: {
                /** @description What calls. Demanded here because a GET changes state, and a link or an image cannot send it. */
                "source-device": components["parameters"]["SourceDeviceRequired"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The volunteer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000001",
                     *       "firstname": "Łucja",
                     *       "lastname": "Wiśniewska",
                     *       "accountStatus": "pending",
                     *       "city": "Łódź",
                     *       "email": "lucja.wisniewska@mail.example",
                     *       "phone": "+48601234567",
                     *       "dateOfBirth": "1994-05-17",
                     *       "country": {
                     *         "code": "PL",
                     *         "name": "Polska"
                     *       },
                     *       "postCode": "00-001",
                     *       "street": "Piotrkowska",
                     *       "houseNumber": "12",
                     *       "apartmentNumber": "4",
                     *       "aboutMe": "I like to work with older people and I have a driving licence.",
                     *       "languages": [
                     *         "pl",
                     *         "uk"
                     *       ],
                     *       "daysOfHelp": [
                     *         "saturday",
                     *         "sunday"
                     *       ],
                     *       "interests": [
                     *         "elderlyPeople",
                     *         "education"
                     *       ],
                     *       "tags": [
                     *         "kierowca"
                     *       ],
                     *       "howDidYouFindAboutUs": "friends",
                     *       "haveYouBeenAVolunteerBefore": true,
                     *       "consentSource": "paperForm",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "newsStoppedAt": null,
                     *       "rating": 4.5,
                     *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *       "rejectionReason": "The documents are not complete.",
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "hasAccount": true,
                     *       "version": 3,
                     *       "files": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "name": "zaświadczenie.pdf",
                     *           "type": "application/pdf",
                     *           "bytes": 48213,
                     *           "createdAt": "2026-11-02T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000231",
                     *           "text": "Woli dyżury rano. Ma klucz do magazynu.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-20T09:41:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "duplicates": [],
                     *       "story": {
                     *         "attended": 8,
                     *         "missed": 1,
                     *         "minutes": 1260,
                     *         "lastAttendedOn": "2026-11-14",
                     *         "events": [
                     *           {
                     *             "eventId": "01980000-0000-7000-8000-000000000101",
                     *             "title": "Zbiórka żywności",
                     *             "startDate": "2027-05-15",
                     *             "status": "attended",
                     *             "minutes": 210,
                     *             "isComing": false
                     *           }
                     *         ]
                     *       },
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "verified",
                     *           "actorId": "01980000-0000-7000-8000-000000000001",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": [
                     *             {
                     *               "field": "accountStatus",
                     *               "from": "pending",
                     *               "to": "verified"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Volunteer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteVolunteer: {
        parameters: {
            query?: never;
            header: {
                /** @description What calls. Demanded here because a GET changes state, and a link or an image cannot send it. */
                "source-device": components["parameters"]["SourceDeviceRequired"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listVolunteerFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "name": "zaświadczenie.pdf",
                     *           "type": "application/pdf",
                     *           "bytes": 48213,
                     *           "createdAt": "2026-11-02T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        content: components["schemas"]["VolunteerFile"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    uploadVolunteerFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "text"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["VolunteerFileUpload"];
            };
        };
        responses: {
            /** @description The file as stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000001",
                     *       "name": "zaświadczenie.pdf",
                     *       "type": "application/pdf",
                     *       "bytes": 48213,
                     *       "createdAt": "2026-11-02T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["VolunteerFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadVolunteerFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /**
                 * @description The file's id.
                 * @example 01980000-0000-7000-8000-000000000001
                 */
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Download"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteVolunteerFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /**
                 * @description The file's id.
                 * @example 01980000-0000-7000-8000-000000000001
                 */
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOwnParticipations: {
        parameters: {
            query?: {
                /** @description Number of the page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                size?: components["parameters"]["Size"];
                /** @description The field that the list is sorted by, and `asc` or `desc`. */
                sort?: "startDate,desc" | "startDate,asc" | "title,asc" | "title,desc";
                /** @description Free text; case and diacritics do not matter, every word has to be found. */
                q?: components["parameters"]["Q"];
                /** @description Only those in which the volunteer stands so. */
                status?: components["schemas"]["ParticipantStatus"][];
                /** @description Only events that end on this day or later. */
                endDateFrom?: string;
            };
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of participations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "page": 0,
                     *       "size": 25,
                     *       "totalElements": 5,
                     *       "totalPages": 1,
                     *       "content": [
                     *         {
                     *           "title": "Sobotnie zakupy dla seniorów",
                     *           "cancelledAt": null,
                     *           "startDate": "2027-05-15",
                     *           "eventStart": "10:00",
                     *           "endDate": "2027-05-15",
                     *           "eventEnd": "13:30",
                     *           "city": "Łódź",
                     *           "street": "Zgierska",
                     *           "houseNumber": "12",
                     *           "location": "Dom kultury, wejście od podwórza",
                     *           "eventId": "01980000-0000-7000-8000-000000000101",
                     *           "status": "attended",
                     *           "minutes": 210,
                     *           "signedUpAt": "2026-11-05T17:42:00.000Z"
                     *         },
                     *         {
                     *           "title": "Уроки польської мови для дітей з України",
                     *           "cancelledAt": null,
                     *           "startDate": "2026-10-07",
                     *           "eventStart": "16:00",
                     *           "endDate": "2027-06-23",
                     *           "eventEnd": "18:00",
                     *           "city": "Wrocław",
                     *           "street": "Ruska",
                     *           "houseNumber": "46",
                     *           "location": "Кабінет 4 на другому поверсі",
                     *           "eventId": "01980000-0000-7000-8000-000000000101",
                     *           "status": "attended",
                     *           "minutes": 210,
                     *           "signedUpAt": "2026-11-05T17:42:00.000Z"
                     *         },
                     *         {
                     *           "title": "Warsztaty ekologiczne dla przedszkolaków",
                     *           "cancelledAt": null,
                     *           "startDate": null,
                     *           "eventStart": null,
                     *           "endDate": null,
                     *           "eventEnd": null,
                     *           "city": "Poznań",
                     *           "street": null,
                     *           "houseNumber": null,
                     *           "location": null,
                     *           "eventId": "01980000-0000-7000-8000-000000000101",
                     *           "status": "attended",
                     *           "minutes": 210,
                     *           "signedUpAt": "2026-11-05T17:42:00.000Z"
                     *         },
                     *         {
                     *           "title": "Sprzątanie brzegów Wisły",
                     *           "cancelledAt": null,
                     *           "startDate": "2026-10-17",
                     *           "eventStart": "10:00",
                     *           "endDate": "2026-10-17",
                     *           "eventEnd": "13:30",
                     *           "city": "Warszawa",
                     *           "street": "Wybrzeże Helskie",
                     *           "houseNumber": null,
                     *           "location": "Zbiórka na plaży przy moście Gdańskim",
                     *           "eventId": "01980000-0000-7000-8000-000000000101",
                     *           "status": "attended",
                     *           "minutes": 210,
                     *           "signedUpAt": "2026-11-05T17:42:00.000Z"
                     *         },
                     *         {
                     *           "title": "Rajd pieszy po Beskidach",
                     *           "cancelledAt": "2026-11-18T10:20:00.000Z",
                     *           "startDate": "2027-01-23",
                     *           "eventStart": "10:00",
                     *           "endDate": "2027-01-24",
                     *           "eventEnd": "13:30",
                     *           "city": "Szczyrk",
                     *           "street": null,
                     *           "houseNumber": null,
                     *           "location": "Parking pod dolną stacją kolejki na Skrzyczne",
                     *           "eventId": "01980000-0000-7000-8000-000000000101",
                     *           "status": "attended",
                     *           "minutes": 210,
                     *           "signedUpAt": "2026-11-05T17:42:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OwnParticipationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addVolunteerNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Woli dyżury rano. Ma klucz do magazynu."
                 *     }
                 */
                "application/json": components["schemas"]["VolunteerNoteInput"];
            };
        };
        responses: {
            /** @description The volunteer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000001",
                     *       "firstname": "Łucja",
                     *       "lastname": "Wiśniewska",
                     *       "accountStatus": "pending",
                     *       "city": "Łódź",
                     *       "email": "lucja.wisniewska@mail.example",
                     *       "phone": "+48601234567",
                     *       "dateOfBirth": "1994-05-17",
                     *       "country": {
                     *         "code": "PL",
                     *         "name": "Polska"
                     *       },
                     *       "postCode": "00-001",
                     *       "street": "Piotrkowska",
                     *       "houseNumber": "12",
                     *       "apartmentNumber": "4",
                     *       "aboutMe": "I like to work with older people and I have a driving licence.",
                     *       "languages": [
                     *         "pl",
                     *         "uk"
                     *       ],
                     *       "daysOfHelp": [
                     *         "saturday",
                     *         "sunday"
                     *       ],
                     *       "interests": [
                     *         "elderlyPeople",
                     *         "education"
                     *       ],
                     *       "tags": [
                     *         "kierowca"
                     *       ],
                     *       "howDidYouFindAboutUs": "friends",
                     *       "haveYouBeenAVolunteerBefore": true,
                     *       "consentSource": "paperForm",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "newsStoppedAt": null,
                     *       "rating": 4.5,
                     *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *       "rejectionReason": "The documents are not complete.",
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "hasAccount": true,
                     *       "version": 3,
                     *       "files": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "name": "zaświadczenie.pdf",
                     *           "type": "application/pdf",
                     *           "bytes": 48213,
                     *           "createdAt": "2026-11-02T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000231",
                     *           "text": "Woli dyżury rano. Ma klucz do magazynu.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-20T09:41:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "duplicates": [],
                     *       "story": {
                     *         "attended": 8,
                     *         "missed": 1,
                     *         "minutes": 1260,
                     *         "lastAttendedOn": "2026-11-14",
                     *         "events": [
                     *           {
                     *             "eventId": "01980000-0000-7000-8000-000000000101",
                     *             "title": "Zbiórka żywności",
                     *             "startDate": "2027-05-15",
                     *             "status": "attended",
                     *             "minutes": 210,
                     *             "isComing": false
                     *           }
                     *         ]
                     *       },
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "verified",
                     *           "actorId": "01980000-0000-7000-8000-000000000001",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": [
                     *             {
                     *               "field": "accountStatus",
                     *               "from": "pending",
                     *               "to": "verified"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Volunteer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    editVolunteerNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /**
                 * @description The note's id.
                 * @example 01980000-0000-7000-8000-000000000001
                 */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Woli dyżury rano. Ma klucz do magazynu."
                 *     }
                 */
                "application/json": components["schemas"]["VolunteerNoteInput"];
            };
        };
        responses: {
            /** @description The volunteer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000001",
                     *       "firstname": "Łucja",
                     *       "lastname": "Wiśniewska",
                     *       "accountStatus": "pending",
                     *       "city": "Łódź",
                     *       "email": "lucja.wisniewska@mail.example",
                     *       "phone": "+48601234567",
                     *       "dateOfBirth": "1994-05-17",
                     *       "country": {
                     *         "code": "PL",
                     *         "name": "Polska"
                     *       },
                     *       "postCode": "00-001",
                     *       "street": "Piotrkowska",
                     *       "houseNumber": "12",
                     *       "apartmentNumber": "4",
                     *       "aboutMe": "I like to work with older people and I have a driving licence.",
                     *       "languages": [
                     *         "pl",
                     *         "uk"
                     *       ],
                     *       "daysOfHelp": [
                     *         "saturday",
                     *         "sunday"
                     *       ],
                     *       "interests": [
                     *         "elderlyPeople",
                     *         "education"
                     *       ],
                     *       "tags": [
                     *         "kierowca"
                     *       ],
                     *       "howDidYouFindAboutUs": "friends",
                     *       "haveYouBeenAVolunteerBefore": true,
                     *       "consentSource": "paperForm",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "newsStoppedAt": null,
                     *       "rating": 4.5,
                     *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *       "rejectionReason": "The documents are not complete.",
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "hasAccount": true,
                     *       "version": 3,
                     *       "files": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "name": "zaświadczenie.pdf",
                     *           "type": "application/pdf",
                     *           "bytes": 48213,
                     *           "createdAt": "2026-11-02T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000231",
                     *           "text": "Woli dyżury rano. Ma klucz do magazynu.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-20T09:41:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "duplicates": [],
                     *       "story": {
                     *         "attended": 8,
                     *         "missed": 1,
                     *         "minutes": 1260,
                     *         "lastAttendedOn": "2026-11-14",
                     *         "events": [
                     *           {
                     *             "eventId": "01980000-0000-7000-8000-000000000101",
                     *             "title": "Zbiórka żywności",
                     *             "startDate": "2027-05-15",
                     *             "status": "attended",
                     *             "minutes": 210,
                     *             "isComing": false
                     *           }
                     *         ]
                     *       },
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "verified",
                     *           "actorId": "01980000-0000-7000-8000-000000000001",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": [
                     *             {
                     *               "field": "accountStatus",
                     *               "from": "pending",
                     *               "to": "verified"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Volunteer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteVolunteerNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /**
                 * @description The note's id.
                 * @example 01980000-0000-7000-8000-000000000001
                 */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The volunteer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000001",
                     *       "firstname": "Łucja",
                     *       "lastname": "Wiśniewska",
                     *       "accountStatus": "pending",
                     *       "city": "Łódź",
                     *       "email": "lucja.wisniewska@mail.example",
                     *       "phone": "+48601234567",
                     *       "dateOfBirth": "1994-05-17",
                     *       "country": {
                     *         "code": "PL",
                     *         "name": "Polska"
                     *       },
                     *       "postCode": "00-001",
                     *       "street": "Piotrkowska",
                     *       "houseNumber": "12",
                     *       "apartmentNumber": "4",
                     *       "aboutMe": "I like to work with older people and I have a driving licence.",
                     *       "languages": [
                     *         "pl",
                     *         "uk"
                     *       ],
                     *       "daysOfHelp": [
                     *         "saturday",
                     *         "sunday"
                     *       ],
                     *       "interests": [
                     *         "elderlyPeople",
                     *         "education"
                     *       ],
                     *       "tags": [
                     *         "kierowca"
                     *       ],
                     *       "howDidYouFindAboutUs": "friends",
                     *       "haveYouBeenAVolunteerBefore": true,
                     *       "consentSource": "paperForm",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "newsStoppedAt": null,
                     *       "rating": 4.5,
                     *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *       "rejectionReason": "The documents are not complete.",
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "hasAccount": true,
                     *       "version": 3,
                     *       "files": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "name": "zaświadczenie.pdf",
                     *           "type": "application/pdf",
                     *           "bytes": 48213,
                     *           "createdAt": "2026-11-02T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000231",
                     *           "text": "Woli dyżury rano. Ma klucz do magazynu.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-20T09:41:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "duplicates": [],
                     *       "story": {
                     *         "attended": 8,
                     *         "missed": 1,
                     *         "minutes": 1260,
                     *         "lastAttendedOn": "2026-11-14",
                     *         "events": [
                     *           {
                     *             "eventId": "01980000-0000-7000-8000-000000000101",
                     *             "title": "Zbiórka żywności",
                     *             "startDate": "2027-05-15",
                     *             "status": "attended",
                     *             "minutes": 210,
                     *             "isComing": false
                     *           }
                     *         ]
                     *       },
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "verified",
                     *           "actorId": "01980000-0000-7000-8000-000000000001",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": [
                     *             {
                     *               "field": "accountStatus",
                     *               "from": "pending",
                     *               "to": "verified"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Volunteer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateNewsPreference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "wanted": false
                 *     }
                 */
                "application/json": components["schemas"]["NewsPreference"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    leaveOrganizationAsVolunteer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "I am moving abroad."
                 *     }
                 */
                "application/json": components["schemas"]["LeaveInput"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Number of the page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                size?: components["parameters"]["Size"];
                /** @description The field that the list is sorted by, and `asc` or `desc`. */
                sort?: "startDate,desc" | "startDate,asc" | "created,desc" | "created,asc" | "title,asc" | "title,desc" | "status,asc" | "status,desc" | "city,asc" | "city,desc" | "volunteersNeededNum,asc" | "volunteersNeededNum,desc" | "nrOfVolunteersSigned,asc" | "nrOfVolunteersSigned,desc";
                /** @description Free text; case and diacritics do not matter, every word has to be found. */
                q?: components["parameters"]["Q"];
                /** @description Only records of this `group`. */
                group?: components["schemas"]["EventGroup"];
                /** @description Only records of this `helpCategory`. */
                helpCategory?: components["schemas"]["HelpCategory"];
                /** @description The whole name; case and diacritics do not matter. */
                city?: components["schemas"]["ShortName"];
                /** @description Events that end on this day or later. */
                from?: components["schemas"]["EventDate"];
                /** @description Events that start on this day or earlier. */
                to?: components["schemas"]["EventDate"];
                /** @description Whether there are places left. */
                placesFree?: boolean;
            };
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "page": 0,
                     *       "size": 25,
                     *       "totalElements": 5,
                     *       "totalPages": 1,
                     *       "content": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000101",
                     *           "title": "Sobotnie zakupy dla seniorów",
                     *           "status": "active",
                     *           "helpCategory": [
                     *             "elderlyPeople",
                     *             "socialAssistance"
                     *           ],
                     *           "cancelledAt": null,
                     *           "startDate": "2027-05-15",
                     *           "eventStart": "10:00",
                     *           "endDate": "2027-05-15",
                     *           "eventEnd": "13:30",
                     *           "city": "Łódź",
                     *           "street": "Zgierska",
                     *           "houseNumber": "12",
                     *           "postCode": "91-002",
                     *           "location": "Dom kultury, wejście od podwórza",
                     *           "volunteersNeededNum": 10,
                     *           "coverDesign": "hands",
                     *           "nrOfVolunteersSigned": 3,
                     *           "waitlisted": 0,
                     *           "seriesId": null,
                     *           "told": 4,
                     *           "creator": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "created": "2026-11-02T09:30:00.000Z",
                     *           "updatedAt": "2026-11-02T09:30:00.000Z",
                     *           "publishedAt": "2026-11-03T08:15:00.000Z",
                     *           "finishedAt": null
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000102",
                     *           "title": "Уроки польської мови для дітей з України",
                     *           "status": "active",
                     *           "helpCategory": [
                     *             "education",
                     *             "helpForUkraine"
                     *           ],
                     *           "cancelledAt": null,
                     *           "startDate": "2026-10-07",
                     *           "eventStart": "16:00",
                     *           "endDate": "2027-06-23",
                     *           "eventEnd": "18:00",
                     *           "city": "Wrocław",
                     *           "street": "Ruska",
                     *           "houseNumber": "46",
                     *           "postCode": "50-079",
                     *           "location": "Кабінет 4 на другому поверсі",
                     *           "volunteersNeededNum": 12,
                     *           "coverDesign": "sunrise",
                     *           "nrOfVolunteersSigned": 12,
                     *           "waitlisted": 4,
                     *           "seriesId": null,
                     *           "told": 4,
                     *           "creator": {
                     *             "id": "01980000-0000-7000-8000-000000000003",
                     *             "name": "Ірина Бондаренко"
                     *           },
                     *           "created": "2026-09-18T13:40:00.000Z",
                     *           "updatedAt": "2026-09-20T12:00:00.000Z",
                     *           "publishedAt": "2026-09-20T12:00:00.000Z",
                     *           "finishedAt": null
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000103",
                     *           "title": "Warsztaty ekologiczne dla przedszkolaków",
                     *           "status": "draft",
                     *           "helpCategory": [
                     *             "ecology"
                     *           ],
                     *           "cancelledAt": null,
                     *           "startDate": null,
                     *           "eventStart": null,
                     *           "endDate": null,
                     *           "eventEnd": null,
                     *           "city": "Poznań",
                     *           "street": null,
                     *           "houseNumber": null,
                     *           "postCode": null,
                     *           "location": null,
                     *           "volunteersNeededNum": null,
                     *           "coverDesign": null,
                     *           "nrOfVolunteersSigned": 0,
                     *           "waitlisted": 0,
                     *           "seriesId": null,
                     *           "told": 4,
                     *           "creator": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "created": "2026-11-02T09:30:00.000Z",
                     *           "updatedAt": "2026-11-02T09:30:00.000Z",
                     *           "publishedAt": null,
                     *           "finishedAt": null
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000104",
                     *           "title": "Sprzątanie brzegów Wisły",
                     *           "status": "finished",
                     *           "helpCategory": [
                     *             "nature",
                     *             "ecology"
                     *           ],
                     *           "cancelledAt": null,
                     *           "startDate": "2026-10-17",
                     *           "eventStart": "10:00",
                     *           "endDate": "2026-10-17",
                     *           "eventEnd": "13:30",
                     *           "city": "Warszawa",
                     *           "street": "Wybrzeże Helskie",
                     *           "houseNumber": null,
                     *           "postCode": "03-435",
                     *           "location": "Zbiórka na plaży przy moście Gdańskim",
                     *           "volunteersNeededNum": 40,
                     *           "coverDesign": "leaves",
                     *           "nrOfVolunteersSigned": 37,
                     *           "waitlisted": 0,
                     *           "seriesId": null,
                     *           "told": 4,
                     *           "creator": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "created": "2026-09-25T10:10:00.000Z",
                     *           "updatedAt": "2026-10-17T14:05:00.000Z",
                     *           "publishedAt": "2026-09-28T07:45:00.000Z",
                     *           "finishedAt": "2026-10-17T14:05:00.000Z"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000105",
                     *           "title": "Rajd pieszy po Beskidach",
                     *           "status": "active",
                     *           "helpCategory": [
                     *             "sportsAndTourism"
                     *           ],
                     *           "cancelledAt": "2026-11-18T10:20:00.000Z",
                     *           "startDate": "2027-01-23",
                     *           "eventStart": "10:00",
                     *           "endDate": "2027-01-24",
                     *           "eventEnd": "13:30",
                     *           "city": "Szczyrk",
                     *           "street": null,
                     *           "houseNumber": null,
                     *           "postCode": "43-370",
                     *           "location": "Parking pod dolną stacją kolejki na Skrzyczne",
                     *           "volunteersNeededNum": 8,
                     *           "coverDesign": "mosaic",
                     *           "nrOfVolunteersSigned": 5,
                     *           "waitlisted": 0,
                     *           "seriesId": null,
                     *           "told": 4,
                     *           "creator": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "created": "2026-11-02T09:30:00.000Z",
                     *           "updatedAt": "2026-11-18T10:20:00.000Z",
                     *           "publishedAt": "2026-11-03T08:15:00.000Z",
                     *           "finishedAt": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportEvents: {
        parameters: {
            query?: {
                /** @description The field that the list is sorted by, and `asc` or `desc`. */
                sort?: "startDate,desc" | "startDate,asc" | "created,desc" | "created,asc" | "title,asc" | "title,desc" | "status,asc" | "status,desc" | "city,asc" | "city,desc" | "volunteersNeededNum,asc" | "volunteersNeededNum,desc" | "nrOfVolunteersSigned,asc" | "nrOfVolunteersSigned,desc";
                /** @description Free text; case and diacritics do not matter, every word has to be found. */
                q?: string;
                /** @description Only records of this `group`. */
                group?: components["schemas"]["EventGroup"];
                /** @description Only records of this `helpCategory`. */
                helpCategory?: components["schemas"]["HelpCategory"];
                /** @description The whole name; case and diacritics do not matter. */
                city?: components["schemas"]["ShortName"];
                /** @description Events that end on this day or later. */
                from?: components["schemas"]["EventDate"];
                /** @description Events that start on this day or earlier. */
                to?: components["schemas"]["EventDate"];
                /** @description Whether there are places left. */
                placesFree?: boolean;
            };
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Csv"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOpenEvents: {
        parameters: {
            query?: {
                /** @description Number of the page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                size?: components["parameters"]["Size"];
                /** @description The field that the list is sorted by, and `asc` or `desc`. */
                sort?: "startDate,asc" | "startDate,desc" | "title,asc" | "title,desc";
                /** @description Free text; case and diacritics do not matter, every word has to be found. */
                q?: components["parameters"]["Q"];
            };
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "page": 0,
                     *       "size": 25,
                     *       "totalElements": 5,
                     *       "totalPages": 1,
                     *       "content": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000101",
                     *           "title": "Sobotnie zakupy dla seniorów",
                     *           "status": "active",
                     *           "helpCategory": [
                     *             "elderlyPeople",
                     *             "socialAssistance"
                     *           ],
                     *           "description": "Robimy zakupy z listy i zanosimy je do mieszkań seniorów na Bałutach. Przyda się wygodne obuwie.",
                     *           "cancelledAt": null,
                     *           "cancellationReason": null,
                     *           "startDate": "2027-05-15",
                     *           "eventStart": "10:00",
                     *           "endDate": "2027-05-15",
                     *           "eventEnd": "13:30",
                     *           "city": "Łódź",
                     *           "street": "Zgierska",
                     *           "houseNumber": "12",
                     *           "postCode": "91-002",
                     *           "location": "Dom kultury, wejście od podwórza",
                     *           "volunteersNeededNum": 10,
                     *           "coverDesign": "hands",
                     *           "nrOfVolunteersSigned": 3,
                     *           "waitlisted": 0,
                     *           "publishedAt": "2026-11-03T08:15:00.000Z",
                     *           "participation": "signed_up"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000102",
                     *           "title": "Уроки польської мови для дітей з України",
                     *           "status": "active",
                     *           "helpCategory": [
                     *             "education",
                     *             "helpForUkraine"
                     *           ],
                     *           "description": "Щосереди допомагаємо дітям з домашніми завданнями та вчимо польської через ігри.",
                     *           "cancelledAt": null,
                     *           "cancellationReason": null,
                     *           "startDate": "2026-10-07",
                     *           "eventStart": "16:00",
                     *           "endDate": "2027-06-23",
                     *           "eventEnd": "18:00",
                     *           "city": "Wrocław",
                     *           "street": "Ruska",
                     *           "houseNumber": "46",
                     *           "postCode": "50-079",
                     *           "location": "Кабінет 4 на другому поверсі",
                     *           "volunteersNeededNum": 12,
                     *           "coverDesign": "sunrise",
                     *           "nrOfVolunteersSigned": 12,
                     *           "waitlisted": 4,
                     *           "publishedAt": "2026-09-20T12:00:00.000Z",
                     *           "participation": "signed_up"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000103",
                     *           "title": "Warsztaty ekologiczne dla przedszkolaków",
                     *           "status": "draft",
                     *           "helpCategory": [
                     *             "ecology"
                     *           ],
                     *           "description": null,
                     *           "cancelledAt": null,
                     *           "cancellationReason": null,
                     *           "startDate": null,
                     *           "eventStart": null,
                     *           "endDate": null,
                     *           "eventEnd": null,
                     *           "city": "Poznań",
                     *           "street": null,
                     *           "houseNumber": null,
                     *           "postCode": null,
                     *           "location": null,
                     *           "volunteersNeededNum": null,
                     *           "coverDesign": null,
                     *           "nrOfVolunteersSigned": 0,
                     *           "waitlisted": 0,
                     *           "publishedAt": null,
                     *           "participation": "signed_up"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000104",
                     *           "title": "Sprzątanie brzegów Wisły",
                     *           "status": "finished",
                     *           "helpCategory": [
                     *             "nature",
                     *             "ecology"
                     *           ],
                     *           "description": "Zbieramy śmieci między mostami. Rękawice i worki zapewnia fundacja.",
                     *           "cancelledAt": null,
                     *           "cancellationReason": null,
                     *           "startDate": "2026-10-17",
                     *           "eventStart": "10:00",
                     *           "endDate": "2026-10-17",
                     *           "eventEnd": "13:30",
                     *           "city": "Warszawa",
                     *           "street": "Wybrzeże Helskie",
                     *           "houseNumber": null,
                     *           "postCode": "03-435",
                     *           "location": "Zbiórka na plaży przy moście Gdańskim",
                     *           "volunteersNeededNum": 40,
                     *           "coverDesign": "leaves",
                     *           "nrOfVolunteersSigned": 37,
                     *           "waitlisted": 0,
                     *           "publishedAt": "2026-09-28T07:45:00.000Z",
                     *           "participation": "signed_up"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000105",
                     *           "title": "Rajd pieszy po Beskidach",
                     *           "status": "active",
                     *           "helpCategory": [
                     *             "sportsAndTourism"
                     *           ],
                     *           "description": "Wycieczka z podopiecznymi domu dziecka, trasa około ośmiu kilometrów.",
                     *           "cancelledAt": "2026-11-18T10:20:00.000Z",
                     *           "cancellationReason": "Schronisko jest zamknięte do wiosny.",
                     *           "startDate": "2027-01-23",
                     *           "eventStart": "10:00",
                     *           "endDate": "2027-01-24",
                     *           "eventEnd": "13:30",
                     *           "city": "Szczyrk",
                     *           "street": null,
                     *           "houseNumber": null,
                     *           "postCode": "43-370",
                     *           "location": "Parking pod dolną stacją kolejki na Skrzyczne",
                     *           "volunteersNeededNum": 8,
                     *           "coverDesign": "mosaic",
                     *           "nrOfVolunteersSigned": 5,
                     *           "waitlisted": 0,
                     *           "publishedAt": "2026-11-03T08:15:00.000Z",
                     *           "participation": "signed_up"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OpenEventPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Sobotnie zakupy dla seniorów",
                 *       "helpCategory": [
                 *         "elderlyPeople",
                 *         "socialAssistance"
                 *       ],
                 *       "description": "Robimy zakupy z listy i zanosimy je do mieszkań seniorów na Bałutach. Przyda się wygodne obuwie.",
                 *       "startDate": "2027-05-15",
                 *       "eventStart": "10:00",
                 *       "endDate": "2027-05-15",
                 *       "eventEnd": "13:30",
                 *       "city": "Łódź",
                 *       "street": "Zgierska",
                 *       "houseNumber": "12",
                 *       "postCode": "91-002",
                 *       "location": "Dom kultury, wejście od podwórza",
                 *       "volunteersNeededNum": 10,
                 *       "coverDesign": "hands",
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["EventInput"];
            };
        };
        responses: {
            /** @description The event. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000101",
                     *       "title": "Sobotnie zakupy dla seniorów",
                     *       "status": "active",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "socialAssistance"
                     *       ],
                     *       "description": "Robimy zakupy z listy i zanosimy je do mieszkań seniorów na Bałutach. Przyda się wygodne obuwie.",
                     *       "cancelledAt": null,
                     *       "cancellationReason": null,
                     *       "startDate": "2027-05-15",
                     *       "eventStart": "10:00",
                     *       "endDate": "2027-05-15",
                     *       "eventEnd": "13:30",
                     *       "city": "Łódź",
                     *       "street": "Zgierska",
                     *       "houseNumber": "12",
                     *       "postCode": "91-002",
                     *       "location": "Dom kultury, wejście od podwórza",
                     *       "volunteersNeededNum": 10,
                     *       "coverDesign": "hands",
                     *       "nrOfVolunteersSigned": 3,
                     *       "waitlisted": 0,
                     *       "participants": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000111",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "firstname": "Łucja",
                     *           "lastname": "Wiśniewska",
                     *           "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *           "status": "signed_up"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000112",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000002",
                     *           "firstname": "Сергій",
                     *           "lastname": "Шевченко",
                     *           "imageToken": null,
                     *           "status": "signed_up"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000113",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000004",
                     *           "firstname": "Żaneta",
                     *           "lastname": "Dąbrowska",
                     *           "imageToken": null,
                     *           "status": "signed_up"
                     *         }
                     *       ],
                     *       "seriesId": null,
                     *       "series": [],
                     *       "changedInSeries": 4,
                     *       "told": 4,
                     *       "creator": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "created": "2026-11-02T09:30:00.000Z",
                     *       "updatedAt": "2026-11-02T09:30:00.000Z",
                     *       "publishedAt": "2026-11-03T08:15:00.000Z",
                     *       "finishedAt": null,
                     *       "version": 3,
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000192",
                     *           "at": "2026-11-03T08:15:00.000Z",
                     *           "action": "published",
                     *           "actorName": "Piotr Zieliński",
                     *           "changes": [
                     *             {
                     *               "field": "status",
                     *               "from": "draft",
                     *               "to": "active"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000191",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "created",
                     *           "actorName": "Piotr Zieliński",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000101",
                     *       "title": "Sobotnie zakupy dla seniorów",
                     *       "status": "active",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "socialAssistance"
                     *       ],
                     *       "description": "Robimy zakupy z listy i zanosimy je do mieszkań seniorów na Bałutach. Przyda się wygodne obuwie.",
                     *       "cancelledAt": null,
                     *       "cancellationReason": null,
                     *       "startDate": "2027-05-15",
                     *       "eventStart": "10:00",
                     *       "endDate": "2027-05-15",
                     *       "eventEnd": "13:30",
                     *       "city": "Łódź",
                     *       "street": "Zgierska",
                     *       "houseNumber": "12",
                     *       "postCode": "91-002",
                     *       "location": "Dom kultury, wejście od podwórza",
                     *       "volunteersNeededNum": 10,
                     *       "coverDesign": "hands",
                     *       "nrOfVolunteersSigned": 3,
                     *       "waitlisted": 0,
                     *       "participants": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000111",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "firstname": "Łucja",
                     *           "lastname": "Wiśniewska",
                     *           "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *           "status": "signed_up"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000112",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000002",
                     *           "firstname": "Сергій",
                     *           "lastname": "Шевченко",
                     *           "imageToken": null,
                     *           "status": "signed_up"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000113",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000004",
                     *           "firstname": "Żaneta",
                     *           "lastname": "Dąbrowska",
                     *           "imageToken": null,
                     *           "status": "signed_up"
                     *         }
                     *       ],
                     *       "seriesId": null,
                     *       "series": [],
                     *       "changedInSeries": 4,
                     *       "told": 4,
                     *       "creator": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "created": "2026-11-02T09:30:00.000Z",
                     *       "updatedAt": "2026-11-02T09:30:00.000Z",
                     *       "publishedAt": "2026-11-03T08:15:00.000Z",
                     *       "finishedAt": null,
                     *       "version": 3,
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000192",
                     *           "at": "2026-11-03T08:15:00.000Z",
                     *           "action": "published",
                     *           "actorName": "Piotr Zieliński",
                     *           "changes": [
                     *             {
                     *               "field": "status",
                     *               "from": "draft",
                     *               "to": "active"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000191",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "created",
                     *           "actorName": "Piotr Zieliński",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateEvent: {
        parameters: {
            query?: {
                /** @description What the act is for. */
                scope?: components["parameters"]["EventScope"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Sobotnie zakupy dla seniorów",
                 *       "helpCategory": [
                 *         "elderlyPeople",
                 *         "socialAssistance"
                 *       ],
                 *       "description": "Robimy zakupy z listy i zanosimy je do mieszkań seniorów na Bałutach. Przyda się wygodne obuwie.",
                 *       "startDate": "2027-05-15",
                 *       "eventStart": "10:00",
                 *       "endDate": "2027-05-15",
                 *       "eventEnd": "13:30",
                 *       "city": "Łódź",
                 *       "street": "Zgierska",
                 *       "houseNumber": "12",
                 *       "postCode": "91-002",
                 *       "location": "Dom kultury, wejście od podwórza",
                 *       "volunteersNeededNum": 10,
                 *       "coverDesign": "hands",
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["EventInput"];
            };
        };
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000101",
                     *       "title": "Sobotnie zakupy dla seniorów",
                     *       "status": "active",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "socialAssistance"
                     *       ],
                     *       "description": "Robimy zakupy z listy i zanosimy je do mieszkań seniorów na Bałutach. Przyda się wygodne obuwie.",
                     *       "cancelledAt": null,
                     *       "cancellationReason": null,
                     *       "startDate": "2027-05-15",
                     *       "eventStart": "10:00",
                     *       "endDate": "2027-05-15",
                     *       "eventEnd": "13:30",
                     *       "city": "Łódź",
                     *       "street": "Zgierska",
                     *       "houseNumber": "12",
                     *       "postCode": "91-002",
                     *       "location": "Dom kultury, wejście od podwórza",
                     *       "volunteersNeededNum": 10,
                     *       "coverDesign": "hands",
                     *       "nrOfVolunteersSigned": 3,
                     *       "waitlisted": 0,
                     *       "participants": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000111",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "firstname": "Łucja",
                     *           "lastname": "Wiśniewska",
                     *           "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *           "status": "signed_up"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000112",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000002",
                     *           "firstname": "Сергій",
                     *           "lastname": "Шевченко",
                     *           "imageToken": null,
                     *           "status": "signed_up"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000113",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000004",
                     *           "firstname": "Żaneta",
                     *           "lastname": "Dąbrowska",
                     *           "imageToken": null,
                     *           "status": "signed_up"
                     *         }
                     *       ],
                     *       "seriesId": null,
                     *       "series": [],
                     *       "changedInSeries": 4,
                     *       "told": 4,
                     *       "creator": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "created": "2026-11-02T09:30:00.000Z",
                     *       "updatedAt": "2026-11-02T09:30:00.000Z",
                     *       "publishedAt": "2026-11-03T08:15:00.000Z",
                     *       "finishedAt": null,
                     *       "version": 3,
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000192",
                     *           "at": "2026-11-03T08:15:00.000Z",
                     *           "action": "published",
                     *           "actorName": "Piotr Zieliński",
                     *           "changes": [
                     *             {
                     *               "field": "status",
                     *               "from": "draft",
                     *               "to": "active"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000191",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "created",
                     *           "actorName": "Piotr Zieliński",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteEvent: {
        parameters: {
            query?: {
                /** @description What the act is for. */
                scope?: components["parameters"]["EventScope"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOpenEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000101",
                     *       "title": "Sobotnie zakupy dla seniorów",
                     *       "status": "active",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "socialAssistance"
                     *       ],
                     *       "description": "Robimy zakupy z listy i zanosimy je do mieszkań seniorów na Bałutach. Przyda się wygodne obuwie.",
                     *       "cancelledAt": null,
                     *       "cancellationReason": null,
                     *       "startDate": "2027-05-15",
                     *       "eventStart": "10:00",
                     *       "endDate": "2027-05-15",
                     *       "eventEnd": "13:30",
                     *       "city": "Łódź",
                     *       "street": "Zgierska",
                     *       "houseNumber": "12",
                     *       "postCode": "91-002",
                     *       "location": "Dom kultury, wejście od podwórza",
                     *       "volunteersNeededNum": 10,
                     *       "coverDesign": "hands",
                     *       "nrOfVolunteersSigned": 3,
                     *       "waitlisted": 0,
                     *       "publishedAt": "2026-11-03T08:15:00.000Z",
                     *       "participation": "signed_up"
                     *     }
                     */
                    "application/json": components["schemas"]["OpenEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    publishEvent: {
        parameters: {
            query?: {
                /** @description What the act is for. */
                scope?: components["parameters"]["EventScope"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000101",
                     *       "title": "Sobotnie zakupy dla seniorów",
                     *       "status": "active",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "socialAssistance"
                     *       ],
                     *       "description": "Robimy zakupy z listy i zanosimy je do mieszkań seniorów na Bałutach. Przyda się wygodne obuwie.",
                     *       "cancelledAt": null,
                     *       "cancellationReason": null,
                     *       "startDate": "2027-05-15",
                     *       "eventStart": "10:00",
                     *       "endDate": "2027-05-15",
                     *       "eventEnd": "13:30",
                     *       "city": "Łódź",
                     *       "street": "Zgierska",
                     *       "houseNumber": "12",
                     *       "postCode": "91-002",
                     *       "location": "Dom kultury, wejście od podwórza",
                     *       "volunteersNeededNum": 10,
                     *       "coverDesign": "hands",
                     *       "nrOfVolunteersSigned": 3,
                     *       "waitlisted": 0,
                     *       "participants": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000111",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "firstname": "Łucja",
                     *           "lastname": "Wiśniewska",
                     *           "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *           "status": "signed_up"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000112",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000002",
                     *           "firstname": "Сергій",
                     *           "lastname": "Шевченко",
                     *           "imageToken": null,
                     *           "status": "signed_up"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000113",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000004",
                     *           "firstname": "Żaneta",
                     *           "lastname": "Dąbrowska",
                     *           "imageToken": null,
                     *           "status": "signed_up"
                     *         }
                     *       ],
                     *       "seriesId": null,
                     *       "series": [],
                     *       "changedInSeries": 4,
                     *       "told": 4,
                     *       "creator": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "created": "2026-11-02T09:30:00.000Z",
                     *       "updatedAt": "2026-11-02T09:30:00.000Z",
                     *       "publishedAt": "2026-11-03T08:15:00.000Z",
                     *       "finishedAt": null,
                     *       "version": 3,
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000192",
                     *           "at": "2026-11-03T08:15:00.000Z",
                     *           "action": "published",
                     *           "actorName": "Piotr Zieliński",
                     *           "changes": [
                     *             {
                     *               "field": "status",
                     *               "from": "draft",
                     *               "to": "active"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000191",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "created",
                     *           "actorName": "Piotr Zieliński",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unpublishEvent: {
        parameters: {
            query?: {
                /** @description What the act is for. */
                scope?: components["parameters"]["EventScope"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000101",
                     *       "title": "Sobotnie zakupy dla seniorów",
                     *       "status": "active",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "socialAssistance"
                     *       ],
                     *       "description": "Robimy zakupy z listy i zanosimy je do mieszkań seniorów na Bałutach. Przyda się wygodne obuwie.",
                     *       "cancelledAt": null,
                     *       "cancellationReason": null,
                     *       "startDate": "2027-05-15",
                     *       "eventStart": "10:00",
                     *       "endDate": "2027-05-15",
                     *       "eventEnd": "13:30",
                     *       "city": "Łódź",
                     *       "street": "Zgierska",
                     *       "houseNumber": "12",
                     *       "postCode": "91-002",
                     *       "location": "Dom kultury, wejście od podwórza",
                     *       "volunteersNeededNum": 10,
                     *       "coverDesign": "hands",
                     *       "nrOfVolunteersSigned": 3,
                     *       "waitlisted": 0,
                     *       "participants": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000111",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "firstname": "Łucja",
                     *           "lastname": "Wiśniewska",
                     *           "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *           "status": "signed_up"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000112",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000002",
                     *           "firstname": "Сергій",
                     *           "lastname": "Шевченко",
                     *           "imageToken": null,
                     *           "status": "signed_up"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000113",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000004",
                     *           "firstname": "Żaneta",
                     *           "lastname": "Dąbrowska",
                     *           "imageToken": null,
                     *           "status": "signed_up"
                     *         }
                     *       ],
                     *       "seriesId": null,
                     *       "series": [],
                     *       "changedInSeries": 4,
                     *       "told": 4,
                     *       "creator": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "created": "2026-11-02T09:30:00.000Z",
                     *       "updatedAt": "2026-11-02T09:30:00.000Z",
                     *       "publishedAt": "2026-11-03T08:15:00.000Z",
                     *       "finishedAt": null,
                     *       "version": 3,
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000192",
                     *           "at": "2026-11-03T08:15:00.000Z",
                     *           "action": "published",
                     *           "actorName": "Piotr Zieliński",
                     *           "changes": [
                     *             {
                     *               "field": "status",
                     *               "from": "draft",
                     *               "to": "active"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000191",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "created",
                     *           "actorName": "Piotr Zieliński",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    finishEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000101",
                     *       "title": "Sobotnie zakupy dla seniorów",
                     *       "status": "active",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "socialAssistance"
                     *       ],
                     *       "description": "Robimy zakupy z listy i zanosimy je do mieszkań seniorów na Bałutach. Przyda się wygodne obuwie.",
                     *       "cancelledAt": null,
                     *       "cancellationReason": null,
                     *       "startDate": "2027-05-15",
                     *       "eventStart": "10:00",
                     *       "endDate": "2027-05-15",
                     *       "eventEnd": "13:30",
                     *       "city": "Łódź",
                     *       "street": "Zgierska",
                     *       "houseNumber": "12",
                     *       "postCode": "91-002",
                     *       "location": "Dom kultury, wejście od podwórza",
                     *       "volunteersNeededNum": 10,
                     *       "coverDesign": "hands",
                     *       "nrOfVolunteersSigned": 3,
                     *       "waitlisted": 0,
                     *       "participants": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000111",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "firstname": "Łucja",
                     *           "lastname": "Wiśniewska",
                     *           "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *           "status": "signed_up"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000112",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000002",
                     *           "firstname": "Сергій",
                     *           "lastname": "Шевченко",
                     *           "imageToken": null,
                     *           "status": "signed_up"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000113",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000004",
                     *           "firstname": "Żaneta",
                     *           "lastname": "Dąbrowska",
                     *           "imageToken": null,
                     *           "status": "signed_up"
                     *         }
                     *       ],
                     *       "seriesId": null,
                     *       "series": [],
                     *       "changedInSeries": 4,
                     *       "told": 4,
                     *       "creator": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "created": "2026-11-02T09:30:00.000Z",
                     *       "updatedAt": "2026-11-02T09:30:00.000Z",
                     *       "publishedAt": "2026-11-03T08:15:00.000Z",
                     *       "finishedAt": null,
                     *       "version": 3,
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000192",
                     *           "at": "2026-11-03T08:15:00.000Z",
                     *           "action": "published",
                     *           "actorName": "Piotr Zieliński",
                     *           "changes": [
                     *             {
                     *               "field": "status",
                     *               "from": "draft",
                     *               "to": "active"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000191",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "created",
                     *           "actorName": "Piotr Zieliński",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelEvent: {
        parameters: {
            query?: {
                /** @description What the act is for. */
                scope?: components["parameters"]["EventScope"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Sala jest zalana."
                 *     }
                 */
                "application/json": components["schemas"]["EventCancelInput"];
            };
        };
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000101",
                     *       "title": "Sobotnie zakupy dla seniorów",
                     *       "status": "active",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "socialAssistance"
                     *       ],
                     *       "description": "Robimy zakupy z listy i zanosimy je do mieszkań seniorów na Bałutach. Przyda się wygodne obuwie.",
                     *       "cancelledAt": null,
                     *       "cancellationReason": null,
                     *       "startDate": "2027-05-15",
                     *       "eventStart": "10:00",
                     *       "endDate": "2027-05-15",
                     *       "eventEnd": "13:30",
                     *       "city": "Łódź",
                     *       "street": "Zgierska",
                     *       "houseNumber": "12",
                     *       "postCode": "91-002",
                     *       "location": "Dom kultury, wejście od podwórza",
                     *       "volunteersNeededNum": 10,
                     *       "coverDesign": "hands",
                     *       "nrOfVolunteersSigned": 3,
                     *       "waitlisted": 0,
                     *       "participants": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000111",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "firstname": "Łucja",
                     *           "lastname": "Wiśniewska",
                     *           "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *           "status": "signed_up"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000112",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000002",
                     *           "firstname": "Сергій",
                     *           "lastname": "Шевченко",
                     *           "imageToken": null,
                     *           "status": "signed_up"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000113",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000004",
                     *           "firstname": "Żaneta",
                     *           "lastname": "Dąbrowska",
                     *           "imageToken": null,
                     *           "status": "signed_up"
                     *         }
                     *       ],
                     *       "seriesId": null,
                     *       "series": [],
                     *       "changedInSeries": 4,
                     *       "told": 4,
                     *       "creator": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "created": "2026-11-02T09:30:00.000Z",
                     *       "updatedAt": "2026-11-02T09:30:00.000Z",
                     *       "publishedAt": "2026-11-03T08:15:00.000Z",
                     *       "finishedAt": null,
                     *       "version": 3,
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000192",
                     *           "at": "2026-11-03T08:15:00.000Z",
                     *           "action": "published",
                     *           "actorName": "Piotr Zieliński",
                     *           "changes": [
                     *             {
                     *               "field": "status",
                     *               "from": "draft",
                     *               "to": "active"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000191",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "created",
                     *           "actorName": "Piotr Zieliński",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    copyEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000101",
                     *       "title": "Sobotnie zakupy dla seniorów",
                     *       "status": "active",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "socialAssistance"
                     *       ],
                     *       "description": "Robimy zakupy z listy i zanosimy je do mieszkań seniorów na Bałutach. Przyda się wygodne obuwie.",
                     *       "cancelledAt": null,
                     *       "cancellationReason": null,
                     *       "startDate": "2027-05-15",
                     *       "eventStart": "10:00",
                     *       "endDate": "2027-05-15",
                     *       "eventEnd": "13:30",
                     *       "city": "Łódź",
                     *       "street": "Zgierska",
                     *       "houseNumber": "12",
                     *       "postCode": "91-002",
                     *       "location": "Dom kultury, wejście od podwórza",
                     *       "volunteersNeededNum": 10,
                     *       "coverDesign": "hands",
                     *       "nrOfVolunteersSigned": 3,
                     *       "waitlisted": 0,
                     *       "participants": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000111",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "firstname": "Łucja",
                     *           "lastname": "Wiśniewska",
                     *           "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *           "status": "signed_up"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000112",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000002",
                     *           "firstname": "Сергій",
                     *           "lastname": "Шевченко",
                     *           "imageToken": null,
                     *           "status": "signed_up"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000113",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000004",
                     *           "firstname": "Żaneta",
                     *           "lastname": "Dąbrowska",
                     *           "imageToken": null,
                     *           "status": "signed_up"
                     *         }
                     *       ],
                     *       "seriesId": null,
                     *       "series": [],
                     *       "changedInSeries": 4,
                     *       "told": 4,
                     *       "creator": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "created": "2026-11-02T09:30:00.000Z",
                     *       "updatedAt": "2026-11-02T09:30:00.000Z",
                     *       "publishedAt": "2026-11-03T08:15:00.000Z",
                     *       "finishedAt": null,
                     *       "version": 3,
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000192",
                     *           "at": "2026-11-03T08:15:00.000Z",
                     *           "action": "published",
                     *           "actorName": "Piotr Zieliński",
                     *           "changes": [
                     *             {
                     *               "field": "status",
                     *               "from": "draft",
                     *               "to": "active"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000191",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "created",
                     *           "actorName": "Piotr Zieliński",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    repeatEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "frequency": "weekly",
                 *       "count": 6
                 *     }
                 */
                "application/json": components["schemas"]["EventRepetition"];
            };
        };
        responses: {
            /** @description The event. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000101",
                     *       "title": "Sobotnie zakupy dla seniorów",
                     *       "status": "active",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "socialAssistance"
                     *       ],
                     *       "description": "Robimy zakupy z listy i zanosimy je do mieszkań seniorów na Bałutach. Przyda się wygodne obuwie.",
                     *       "cancelledAt": null,
                     *       "cancellationReason": null,
                     *       "startDate": "2027-05-15",
                     *       "eventStart": "10:00",
                     *       "endDate": "2027-05-15",
                     *       "eventEnd": "13:30",
                     *       "city": "Łódź",
                     *       "street": "Zgierska",
                     *       "houseNumber": "12",
                     *       "postCode": "91-002",
                     *       "location": "Dom kultury, wejście od podwórza",
                     *       "volunteersNeededNum": 10,
                     *       "coverDesign": "hands",
                     *       "nrOfVolunteersSigned": 3,
                     *       "waitlisted": 0,
                     *       "participants": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000111",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "firstname": "Łucja",
                     *           "lastname": "Wiśniewska",
                     *           "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *           "status": "signed_up"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000112",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000002",
                     *           "firstname": "Сергій",
                     *           "lastname": "Шевченко",
                     *           "imageToken": null,
                     *           "status": "signed_up"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000113",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000004",
                     *           "firstname": "Żaneta",
                     *           "lastname": "Dąbrowska",
                     *           "imageToken": null,
                     *           "status": "signed_up"
                     *         }
                     *       ],
                     *       "seriesId": null,
                     *       "series": [],
                     *       "changedInSeries": 4,
                     *       "told": 4,
                     *       "creator": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "created": "2026-11-02T09:30:00.000Z",
                     *       "updatedAt": "2026-11-02T09:30:00.000Z",
                     *       "publishedAt": "2026-11-03T08:15:00.000Z",
                     *       "finishedAt": null,
                     *       "version": 3,
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000192",
                     *           "at": "2026-11-03T08:15:00.000Z",
                     *           "action": "published",
                     *           "actorName": "Piotr Zieliński",
                     *           "changes": [
                     *             {
                     *               "field": "status",
                     *               "from": "draft",
                     *               "to": "active"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000191",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "created",
                     *           "actorName": "Piotr Zieliński",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEventCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example BEGIN:VCALENDAR
                     *     VERSION:2.0
                     *     END:VCALENDAR
                     */
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listParticipants: {
        parameters: {
            query?: {
                /** @description Number of the page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                size?: components["parameters"]["Size"];
                /** @description The field that the list is sorted by, and `asc` or `desc`. */
                sort?: "signedUpAt,asc" | "signedUpAt,desc" | "lastname,asc" | "lastname,desc" | "firstname,asc" | "firstname,desc" | "status,asc" | "status,desc";
                /** @description Free text; case and diacritics do not matter, every word has to be found. */
                q?: components["parameters"]["Q"];
                /** @description Only records of this `status`. */
                status?: components["schemas"]["ParticipantStatus"];
            };
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of participants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "page": 0,
                     *       "size": 25,
                     *       "totalElements": 6,
                     *       "totalPages": 1,
                     *       "content": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000111",
                     *           "eventId": "01980000-0000-7000-8000-000000000101",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "firstname": "Łucja",
                     *           "lastname": "Wiśniewska",
                     *           "phone": "+48601234567",
                     *           "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *           "status": "signed_up",
                     *           "minutes": null,
                     *           "note": "Zadzwonić dzień wcześniej.",
                     *           "signedUpAt": "2026-11-05T17:42:00.000Z",
                     *           "resignedAt": null
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000112",
                     *           "eventId": "01980000-0000-7000-8000-000000000101",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000002",
                     *           "firstname": "Сергій",
                     *           "lastname": "Шевченко",
                     *           "phone": "+380671234567",
                     *           "imageToken": null,
                     *           "status": "signed_up",
                     *           "minutes": null,
                     *           "note": null,
                     *           "signedUpAt": "2026-11-05T18:03:00.000Z",
                     *           "resignedAt": null
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000113",
                     *           "eventId": "01980000-0000-7000-8000-000000000101",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000004",
                     *           "firstname": "Żaneta",
                     *           "lastname": "Dąbrowska",
                     *           "phone": "+48512345678",
                     *           "imageToken": null,
                     *           "status": "attended",
                     *           "minutes": 210,
                     *           "note": "Przyszła z własnym samochodem.",
                     *           "signedUpAt": "2026-11-06T06:55:00.000Z",
                     *           "resignedAt": null
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000114",
                     *           "eventId": "01980000-0000-7000-8000-000000000101",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000005",
                     *           "firstname": "Наталія",
                     *           "lastname": "Бондаренко",
                     *           "phone": "+48731902846",
                     *           "imageToken": null,
                     *           "status": "waitlisted",
                     *           "minutes": null,
                     *           "note": null,
                     *           "signedUpAt": "2026-11-09T20:11:00.000Z",
                     *           "resignedAt": null
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000115",
                     *           "eventId": "01980000-0000-7000-8000-000000000101",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000006",
                     *           "firstname": "Grzegorz",
                     *           "lastname": "Wójcik",
                     *           "phone": "+48604118273",
                     *           "imageToken": null,
                     *           "status": "no_show",
                     *           "minutes": null,
                     *           "note": null,
                     *           "signedUpAt": "2026-11-07T11:30:00.000Z",
                     *           "resignedAt": null
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000116",
                     *           "eventId": "01980000-0000-7000-8000-000000000101",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000007",
                     *           "firstname": "Agnieszka",
                     *           "lastname": "Szymańska",
                     *           "phone": "+48692550316",
                     *           "imageToken": null,
                     *           "status": "resigned",
                     *           "minutes": null,
                     *           "note": null,
                     *           "signedUpAt": "2026-11-06T09:14:00.000Z",
                     *           "resignedAt": "2026-11-10T08:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ParticipantPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signUpForEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The participant. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000111",
                     *       "eventId": "01980000-0000-7000-8000-000000000101",
                     *       "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *       "firstname": "Łucja",
                     *       "lastname": "Wiśniewska",
                     *       "phone": "+48601234567",
                     *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *       "status": "signed_up",
                     *       "minutes": null,
                     *       "note": "Zadzwonić dzień wcześniej.",
                     *       "signedUpAt": "2026-11-05T17:42:00.000Z",
                     *       "resignedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Participant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resignFromEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addWalkIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "volunteerId": "01980000-0000-7000-8000-000000000001"
                 *     }
                 */
                "application/json": components["schemas"]["WalkIn"];
            };
        };
        responses: {
            /** @description The participant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000111",
                     *       "eventId": "01980000-0000-7000-8000-000000000101",
                     *       "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *       "firstname": "Łucja",
                     *       "lastname": "Wiśniewska",
                     *       "phone": "+48601234567",
                     *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *       "status": "signed_up",
                     *       "minutes": null,
                     *       "note": "Zadzwonić dzień wcześniej.",
                     *       "signedUpAt": "2026-11-05T17:42:00.000Z",
                     *       "resignedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Participant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportParticipants: {
        parameters: {
            query?: {
                /** @description The field that the list is sorted by, and `asc` or `desc`. */
                sort?: "signedUpAt,asc" | "signedUpAt,desc" | "lastname,asc" | "lastname,desc" | "firstname,asc" | "firstname,desc" | "status,asc" | "status,desc";
                /** @description Free text; case and diacritics do not matter, every word has to be found. */
                q?: string;
                /** @description Only records of this `status`. */
                status?: components["schemas"]["ParticipantStatus"];
            };
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Csv"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateParticipant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /**
                 * @description The participant's id.
                 * @example 01980000-0000-7000-8000-000000000001
                 */
                participantId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "attended",
                 *       "minutes": null,
                 *       "note": "Zadzwonić dzień wcześniej."
                 *     }
                 */
                "application/json": components["schemas"]["ParticipantInput"];
            };
        };
        responses: {
            /** @description The participant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000111",
                     *       "eventId": "01980000-0000-7000-8000-000000000101",
                     *       "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *       "firstname": "Łucja",
                     *       "lastname": "Wiśniewska",
                     *       "phone": "+48601234567",
                     *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *       "status": "signed_up",
                     *       "minutes": null,
                     *       "note": "Zadzwonić dzień wcześniej.",
                     *       "signedUpAt": "2026-11-05T17:42:00.000Z",
                     *       "resignedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Participant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPeopleInNeed: {
        parameters: {
            query?: {
                /** @description Number of the page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                size?: components["parameters"]["Size"];
                /** @description The field that the list is sorted by, and `asc` or `desc`. */
                sort?: "createdAt,desc" | "createdAt,asc" | "urgency,desc" | "urgency,asc" | "status,asc" | "status,desc" | "firstname,asc" | "firstname,desc" | "city,asc" | "city,desc";
                /** @description Free text; case and diacritics do not matter, every word has to be found. */
                q?: components["parameters"]["Q"];
                /** @description Only who asks for this kind of help. */
                helpCategory?: components["schemas"]["HelpCategory"];
                /** @description Only requests of this urgency. */
                urgency?: components["schemas"]["Urgency"];
                /** @description Only requests with this status. */
                status?: components["schemas"]["PersonInNeedStatus"];
                /** @description The whole name; case and diacritics do not matter. */
                city?: components["schemas"]["ShortName"];
                /** @description Whom this coordinator has taken over. */
                responsible?: components["schemas"]["Id"];
                /** @description Those in progress without a visit for 14 days, or all but those. */
                visitDue?: boolean;
            };
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people in need. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "page": 0,
                     *       "size": 25,
                     *       "totalElements": 4,
                     *       "totalPages": 1,
                     *       "content": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000121",
                     *           "firstname": "Stanisława",
                     *           "initial": "J",
                     *           "urgency": "high",
                     *           "status": "new",
                     *           "helpCategory": [
                     *             "elderlyPeople",
                     *             "healthcare"
                     *           ],
                     *           "city": "Kraków",
                     *           "responsible": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-19T07:12:00.000Z",
                     *           "inProgressSince": null,
                     *           "lastVisitOn": null
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000122",
                     *           "firstname": "Оксана",
                     *           "initial": "М",
                     *           "urgency": "normal",
                     *           "status": "in_progress",
                     *           "helpCategory": [
                     *             "helpForUkraine",
                     *             "education"
                     *           ],
                     *           "city": "Lublin",
                     *           "responsible": {
                     *             "id": "01980000-0000-7000-8000-000000000003",
                     *             "name": "Ірина Бондаренко"
                     *           },
                     *           "createdAt": "2026-11-14T16:48:00.000Z",
                     *           "inProgressSince": null,
                     *           "lastVisitOn": null
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000123",
                     *           "firstname": "Krzysztof",
                     *           "initial": "Ś",
                     *           "urgency": "low",
                     *           "status": "helped",
                     *           "helpCategory": [
                     *             "animals"
                     *           ],
                     *           "city": "Gdynia",
                     *           "responsible": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-10-30T11:05:00.000Z",
                     *           "inProgressSince": null,
                     *           "lastVisitOn": null
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000124",
                     *           "firstname": "Żanna",
                     *           "initial": "O",
                     *           "urgency": "high",
                     *           "status": "closed",
                     *           "helpCategory": [
                     *             "socialAssistance"
                     *           ],
                     *           "city": "Białystok",
                     *           "responsible": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-09-08T19:21:00.000Z",
                     *           "inProgressSince": null,
                     *           "lastVisitOn": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonInNeedPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestHelp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstname": "Stanisława",
                 *       "lastname": "Jabłońska",
                 *       "urgency": "high",
                 *       "helpCategory": [
                 *         "elderlyPeople",
                 *         "healthcare"
                 *       ],
                 *       "description": "Po operacji biodra nie wychodzę z domu. Potrzebuję pomocy w zakupach i w odbiorze leków z apteki.",
                 *       "city": "Kraków",
                 *       "street": "Długa 14",
                 *       "postCode": "31-147",
                 *       "phone": "+48122345678",
                 *       "email": null,
                 *       "preferredLanguage": "pl",
                 *       "householdSize": 1,
                 *       "organizationId": "01980000-0000-7000-8000-000000000001",
                 *       "consents": {
                 *         "terms": true,
                 *         "privacy": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PersonInNeedInput"];
            };
        };
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportPeopleInNeed: {
        parameters: {
            query?: {
                /** @description The field that the list is sorted by, and `asc` or `desc`. */
                sort?: "createdAt,desc" | "createdAt,asc" | "urgency,desc" | "urgency,asc" | "status,asc" | "status,desc" | "firstname,asc" | "firstname,desc" | "city,asc" | "city,desc";
                /** @description Free text; case and diacritics do not matter, every word has to be found. */
                q?: string;
                /** @description Only who asks for this kind of help. */
                helpCategory?: components["schemas"]["HelpCategory"];
                /** @description Only requests of this urgency. */
                urgency?: components["schemas"]["Urgency"];
                /** @description Only requests with this status. */
                status?: components["schemas"]["PersonInNeedStatus"];
                /** @description The whole name; case and diacritics do not matter. */
                city?: components["schemas"]["ShortName"];
                /** @description Whom this coordinator has taken over. */
                responsible?: components["schemas"]["Id"];
                /** @description Those in progress without a visit for 14 days, or all but those. */
                visitDue?: boolean;
            };
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Csv"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    countPeopleInNeed: {
        parameters: {
            query?: {
                /** @description Only who asks for this kind of help. */
                helpCategory?: components["schemas"]["HelpCategory"];
                /** @description Only requests of this urgency. */
                urgency?: components["schemas"]["Urgency"];
                /** @description Only requests with this status. */
                status?: components["schemas"]["PersonInNeedStatus"];
                /** @description The whole name; case and diacritics do not matter. */
                city?: components["schemas"]["ShortName"];
                /** @description Whom this coordinator has taken over. */
                responsible?: components["schemas"]["Id"];
                /** @description Those in progress without a visit for 14 days, or all but those. */
                visitDue?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices that leave somebody, by filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "filters": [
                     *         {
                     *           "name": "languages",
                     *           "choices": [
                     *             {
                     *               "value": "uk",
                     *               "count": 12
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FilterCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPersonInNeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person in need. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000121",
                     *       "firstname": "Stanisława",
                     *       "lastname": "Jabłońska",
                     *       "initial": "J",
                     *       "urgency": "high",
                     *       "status": "new",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "healthcare"
                     *       ],
                     *       "description": "Po operacji biodra nie wychodzę z domu. Potrzebuję pomocy w zakupach i w odbiorze leków z apteki.",
                     *       "city": "Kraków",
                     *       "street": "Długa 14",
                     *       "postCode": "31-147",
                     *       "phone": "+48122345678",
                     *       "email": null,
                     *       "preferredLanguage": "pl",
                     *       "householdSize": 1,
                     *       "responsible": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "closingReason": null,
                     *       "createdAt": "2026-11-19T07:12:00.000Z",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "inProgressSince": null,
                     *       "lastVisitOn": null,
                     *       "duplicates": [],
                     *       "assignments": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000231",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "volunteerPhone": "+48601234567",
                     *           "status": "asked",
                     *           "proposedBy": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "message": "Zadzwonić dzień wcześniej.",
                     *           "createdAt": "2026-11-20T10:05:00.000Z",
                     *           "askedAt": "2026-11-20T10:06:00.000Z",
                     *           "expiresAt": "2026-11-27T10:06:00.000Z",
                     *           "answeredAt": null,
                     *           "endedAt": null
                     *         }
                     *       ],
                     *       "visits": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000241",
                     *           "date": "2026-11-21",
                     *           "minutes": 90,
                     *           "kind": "in_person",
                     *           "tookPlace": true,
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "note": "Zrobiłyśmy zakupy na cały tydzień.",
                     *           "nextStep": "Umówić wizytę u ortopedy.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-21T17:20:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000221",
                     *           "text": "Rozmawiałam z synem. Klucze ma sąsiadka spod czwórki.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-20T09:41:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000193",
                     *           "at": "2026-11-20T09:30:00.000Z",
                     *           "action": "viewed",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonInNeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    takeOverPersonInNeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person in need. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000121",
                     *       "firstname": "Stanisława",
                     *       "lastname": "Jabłońska",
                     *       "initial": "J",
                     *       "urgency": "high",
                     *       "status": "new",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "healthcare"
                     *       ],
                     *       "description": "Po operacji biodra nie wychodzę z domu. Potrzebuję pomocy w zakupach i w odbiorze leków z apteki.",
                     *       "city": "Kraków",
                     *       "street": "Długa 14",
                     *       "postCode": "31-147",
                     *       "phone": "+48122345678",
                     *       "email": null,
                     *       "preferredLanguage": "pl",
                     *       "householdSize": 1,
                     *       "responsible": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "closingReason": null,
                     *       "createdAt": "2026-11-19T07:12:00.000Z",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "inProgressSince": null,
                     *       "lastVisitOn": null,
                     *       "duplicates": [],
                     *       "assignments": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000231",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "volunteerPhone": "+48601234567",
                     *           "status": "asked",
                     *           "proposedBy": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "message": "Zadzwonić dzień wcześniej.",
                     *           "createdAt": "2026-11-20T10:05:00.000Z",
                     *           "askedAt": "2026-11-20T10:06:00.000Z",
                     *           "expiresAt": "2026-11-27T10:06:00.000Z",
                     *           "answeredAt": null,
                     *           "endedAt": null
                     *         }
                     *       ],
                     *       "visits": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000241",
                     *           "date": "2026-11-21",
                     *           "minutes": 90,
                     *           "kind": "in_person",
                     *           "tookPlace": true,
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "note": "Zrobiłyśmy zakupy na cały tydzień.",
                     *           "nextStep": "Umówić wizytę u ortopedy.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-21T17:20:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000221",
                     *           "text": "Rozmawiałam z synem. Klucze ma sąsiadka spod czwórki.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-20T09:41:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000193",
                     *           "at": "2026-11-20T09:30:00.000Z",
                     *           "action": "viewed",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonInNeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    handOverPersonInNeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "coordinatorId": "01980000-0000-7000-8000-000000000003"
                 *     }
                 */
                "application/json": components["schemas"]["HandOverInput"];
            };
        };
        responses: {
            /** @description The person in need. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000121",
                     *       "firstname": "Stanisława",
                     *       "lastname": "Jabłońska",
                     *       "initial": "J",
                     *       "urgency": "high",
                     *       "status": "new",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "healthcare"
                     *       ],
                     *       "description": "Po operacji biodra nie wychodzę z domu. Potrzebuję pomocy w zakupach i w odbiorze leków z apteki.",
                     *       "city": "Kraków",
                     *       "street": "Długa 14",
                     *       "postCode": "31-147",
                     *       "phone": "+48122345678",
                     *       "email": null,
                     *       "preferredLanguage": "pl",
                     *       "householdSize": 1,
                     *       "responsible": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "closingReason": null,
                     *       "createdAt": "2026-11-19T07:12:00.000Z",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "inProgressSince": null,
                     *       "lastVisitOn": null,
                     *       "duplicates": [],
                     *       "assignments": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000231",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "volunteerPhone": "+48601234567",
                     *           "status": "asked",
                     *           "proposedBy": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "message": "Zadzwonić dzień wcześniej.",
                     *           "createdAt": "2026-11-20T10:05:00.000Z",
                     *           "askedAt": "2026-11-20T10:06:00.000Z",
                     *           "expiresAt": "2026-11-27T10:06:00.000Z",
                     *           "answeredAt": null,
                     *           "endedAt": null
                     *         }
                     *       ],
                     *       "visits": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000241",
                     *           "date": "2026-11-21",
                     *           "minutes": 90,
                     *           "kind": "in_person",
                     *           "tookPlace": true,
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "note": "Zrobiłyśmy zakupy na cały tydzień.",
                     *           "nextStep": "Umówić wizytę u ortopedy.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-21T17:20:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000221",
                     *           "text": "Rozmawiałam z synem. Klucze ma sąsiadka spod czwórki.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-20T09:41:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000193",
                     *           "at": "2026-11-20T09:30:00.000Z",
                     *           "action": "viewed",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonInNeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setPersonInNeedHelped: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person in need. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000121",
                     *       "firstname": "Stanisława",
                     *       "lastname": "Jabłońska",
                     *       "initial": "J",
                     *       "urgency": "high",
                     *       "status": "new",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "healthcare"
                     *       ],
                     *       "description": "Po operacji biodra nie wychodzę z domu. Potrzebuję pomocy w zakupach i w odbiorze leków z apteki.",
                     *       "city": "Kraków",
                     *       "street": "Długa 14",
                     *       "postCode": "31-147",
                     *       "phone": "+48122345678",
                     *       "email": null,
                     *       "preferredLanguage": "pl",
                     *       "householdSize": 1,
                     *       "responsible": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "closingReason": null,
                     *       "createdAt": "2026-11-19T07:12:00.000Z",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "inProgressSince": null,
                     *       "lastVisitOn": null,
                     *       "duplicates": [],
                     *       "assignments": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000231",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "volunteerPhone": "+48601234567",
                     *           "status": "asked",
                     *           "proposedBy": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "message": "Zadzwonić dzień wcześniej.",
                     *           "createdAt": "2026-11-20T10:05:00.000Z",
                     *           "askedAt": "2026-11-20T10:06:00.000Z",
                     *           "expiresAt": "2026-11-27T10:06:00.000Z",
                     *           "answeredAt": null,
                     *           "endedAt": null
                     *         }
                     *       ],
                     *       "visits": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000241",
                     *           "date": "2026-11-21",
                     *           "minutes": 90,
                     *           "kind": "in_person",
                     *           "tookPlace": true,
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "note": "Zrobiłyśmy zakupy na cały tydzień.",
                     *           "nextStep": "Umówić wizytę u ortopedy.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-21T17:20:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000221",
                     *           "text": "Rozmawiałam z synem. Klucze ma sąsiadka spod czwórki.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-20T09:41:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000193",
                     *           "at": "2026-11-20T09:30:00.000Z",
                     *           "action": "viewed",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonInNeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    closePersonInNeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Rodzina zgłosiła tę samą prośbę dwa razy."
                 *     }
                 */
                "application/json": components["schemas"]["CloseInput"];
            };
        };
        responses: {
            /** @description The person in need. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000121",
                     *       "firstname": "Stanisława",
                     *       "lastname": "Jabłońska",
                     *       "initial": "J",
                     *       "urgency": "high",
                     *       "status": "new",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "healthcare"
                     *       ],
                     *       "description": "Po operacji biodra nie wychodzę z domu. Potrzebuję pomocy w zakupach i w odbiorze leków z apteki.",
                     *       "city": "Kraków",
                     *       "street": "Długa 14",
                     *       "postCode": "31-147",
                     *       "phone": "+48122345678",
                     *       "email": null,
                     *       "preferredLanguage": "pl",
                     *       "householdSize": 1,
                     *       "responsible": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "closingReason": null,
                     *       "createdAt": "2026-11-19T07:12:00.000Z",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "inProgressSince": null,
                     *       "lastVisitOn": null,
                     *       "duplicates": [],
                     *       "assignments": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000231",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "volunteerPhone": "+48601234567",
                     *           "status": "asked",
                     *           "proposedBy": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "message": "Zadzwonić dzień wcześniej.",
                     *           "createdAt": "2026-11-20T10:05:00.000Z",
                     *           "askedAt": "2026-11-20T10:06:00.000Z",
                     *           "expiresAt": "2026-11-27T10:06:00.000Z",
                     *           "answeredAt": null,
                     *           "endedAt": null
                     *         }
                     *       ],
                     *       "visits": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000241",
                     *           "date": "2026-11-21",
                     *           "minutes": 90,
                     *           "kind": "in_person",
                     *           "tookPlace": true,
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "note": "Zrobiłyśmy zakupy na cały tydzień.",
                     *           "nextStep": "Umówić wizytę u ortopedy.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-21T17:20:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000221",
                     *           "text": "Rozmawiałam z synem. Klucze ma sąsiadka spod czwórki.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-20T09:41:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000193",
                     *           "at": "2026-11-20T09:30:00.000Z",
                     *           "action": "viewed",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonInNeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reopenPersonInNeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person in need. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000121",
                     *       "firstname": "Stanisława",
                     *       "lastname": "Jabłońska",
                     *       "initial": "J",
                     *       "urgency": "high",
                     *       "status": "new",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "healthcare"
                     *       ],
                     *       "description": "Po operacji biodra nie wychodzę z domu. Potrzebuję pomocy w zakupach i w odbiorze leków z apteki.",
                     *       "city": "Kraków",
                     *       "street": "Długa 14",
                     *       "postCode": "31-147",
                     *       "phone": "+48122345678",
                     *       "email": null,
                     *       "preferredLanguage": "pl",
                     *       "householdSize": 1,
                     *       "responsible": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "closingReason": null,
                     *       "createdAt": "2026-11-19T07:12:00.000Z",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "inProgressSince": null,
                     *       "lastVisitOn": null,
                     *       "duplicates": [],
                     *       "assignments": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000231",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "volunteerPhone": "+48601234567",
                     *           "status": "asked",
                     *           "proposedBy": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "message": "Zadzwonić dzień wcześniej.",
                     *           "createdAt": "2026-11-20T10:05:00.000Z",
                     *           "askedAt": "2026-11-20T10:06:00.000Z",
                     *           "expiresAt": "2026-11-27T10:06:00.000Z",
                     *           "answeredAt": null,
                     *           "endedAt": null
                     *         }
                     *       ],
                     *       "visits": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000241",
                     *           "date": "2026-11-21",
                     *           "minutes": 90,
                     *           "kind": "in_person",
                     *           "tookPlace": true,
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "note": "Zrobiłyśmy zakupy na cały tydzień.",
                     *           "nextStep": "Umówić wizytę u ortopedy.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-21T17:20:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000221",
                     *           "text": "Rozmawiałam z synem. Klucze ma sąsiadka spod czwórki.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-20T09:41:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000193",
                     *           "at": "2026-11-20T09:30:00.000Z",
                     *           "action": "viewed",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonInNeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addPersonInNeedNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Rozmawiałam z synem. Klucze ma sąsiadka spod czwórki."
                 *     }
                 */
                "application/json": components["schemas"]["PersonInNeedNoteInput"];
            };
        };
        responses: {
            /** @description The person in need. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000121",
                     *       "firstname": "Stanisława",
                     *       "lastname": "Jabłońska",
                     *       "initial": "J",
                     *       "urgency": "high",
                     *       "status": "new",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "healthcare"
                     *       ],
                     *       "description": "Po operacji biodra nie wychodzę z domu. Potrzebuję pomocy w zakupach i w odbiorze leków z apteki.",
                     *       "city": "Kraków",
                     *       "street": "Długa 14",
                     *       "postCode": "31-147",
                     *       "phone": "+48122345678",
                     *       "email": null,
                     *       "preferredLanguage": "pl",
                     *       "householdSize": 1,
                     *       "responsible": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "closingReason": null,
                     *       "createdAt": "2026-11-19T07:12:00.000Z",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "inProgressSince": null,
                     *       "lastVisitOn": null,
                     *       "duplicates": [],
                     *       "assignments": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000231",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "volunteerPhone": "+48601234567",
                     *           "status": "asked",
                     *           "proposedBy": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "message": "Zadzwonić dzień wcześniej.",
                     *           "createdAt": "2026-11-20T10:05:00.000Z",
                     *           "askedAt": "2026-11-20T10:06:00.000Z",
                     *           "expiresAt": "2026-11-27T10:06:00.000Z",
                     *           "answeredAt": null,
                     *           "endedAt": null
                     *         }
                     *       ],
                     *       "visits": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000241",
                     *           "date": "2026-11-21",
                     *           "minutes": 90,
                     *           "kind": "in_person",
                     *           "tookPlace": true,
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "note": "Zrobiłyśmy zakupy na cały tydzień.",
                     *           "nextStep": "Umówić wizytę u ortopedy.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-21T17:20:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000221",
                     *           "text": "Rozmawiałam z synem. Klucze ma sąsiadka spod czwórki.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-20T09:41:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000193",
                     *           "at": "2026-11-20T09:30:00.000Z",
                     *           "action": "viewed",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonInNeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    editPersonInNeedNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /**
                 * @description The note's id.
                 * @example 01980000-0000-7000-8000-000000000001
                 */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Rozmawiałam z synem. Klucze ma sąsiadka spod czwórki."
                 *     }
                 */
                "application/json": components["schemas"]["PersonInNeedNoteInput"];
            };
        };
        responses: {
            /** @description The person in need. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000121",
                     *       "firstname": "Stanisława",
                     *       "lastname": "Jabłońska",
                     *       "initial": "J",
                     *       "urgency": "high",
                     *       "status": "new",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "healthcare"
                     *       ],
                     *       "description": "Po operacji biodra nie wychodzę z domu. Potrzebuję pomocy w zakupach i w odbiorze leków z apteki.",
                     *       "city": "Kraków",
                     *       "street": "Długa 14",
                     *       "postCode": "31-147",
                     *       "phone": "+48122345678",
                     *       "email": null,
                     *       "preferredLanguage": "pl",
                     *       "householdSize": 1,
                     *       "responsible": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "closingReason": null,
                     *       "createdAt": "2026-11-19T07:12:00.000Z",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "inProgressSince": null,
                     *       "lastVisitOn": null,
                     *       "duplicates": [],
                     *       "assignments": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000231",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "volunteerPhone": "+48601234567",
                     *           "status": "asked",
                     *           "proposedBy": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "message": "Zadzwonić dzień wcześniej.",
                     *           "createdAt": "2026-11-20T10:05:00.000Z",
                     *           "askedAt": "2026-11-20T10:06:00.000Z",
                     *           "expiresAt": "2026-11-27T10:06:00.000Z",
                     *           "answeredAt": null,
                     *           "endedAt": null
                     *         }
                     *       ],
                     *       "visits": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000241",
                     *           "date": "2026-11-21",
                     *           "minutes": 90,
                     *           "kind": "in_person",
                     *           "tookPlace": true,
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "note": "Zrobiłyśmy zakupy na cały tydzień.",
                     *           "nextStep": "Umówić wizytę u ortopedy.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-21T17:20:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000221",
                     *           "text": "Rozmawiałam z synem. Klucze ma sąsiadka spod czwórki.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-20T09:41:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000193",
                     *           "at": "2026-11-20T09:30:00.000Z",
                     *           "action": "viewed",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonInNeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deletePersonInNeedNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /**
                 * @description The note's id.
                 * @example 01980000-0000-7000-8000-000000000001
                 */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person in need. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000121",
                     *       "firstname": "Stanisława",
                     *       "lastname": "Jabłońska",
                     *       "initial": "J",
                     *       "urgency": "high",
                     *       "status": "new",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "healthcare"
                     *       ],
                     *       "description": "Po operacji biodra nie wychodzę z domu. Potrzebuję pomocy w zakupach i w odbiorze leków z apteki.",
                     *       "city": "Kraków",
                     *       "street": "Długa 14",
                     *       "postCode": "31-147",
                     *       "phone": "+48122345678",
                     *       "email": null,
                     *       "preferredLanguage": "pl",
                     *       "householdSize": 1,
                     *       "responsible": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "closingReason": null,
                     *       "createdAt": "2026-11-19T07:12:00.000Z",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "inProgressSince": null,
                     *       "lastVisitOn": null,
                     *       "duplicates": [],
                     *       "assignments": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000231",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "volunteerPhone": "+48601234567",
                     *           "status": "asked",
                     *           "proposedBy": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "message": "Zadzwonić dzień wcześniej.",
                     *           "createdAt": "2026-11-20T10:05:00.000Z",
                     *           "askedAt": "2026-11-20T10:06:00.000Z",
                     *           "expiresAt": "2026-11-27T10:06:00.000Z",
                     *           "answeredAt": null,
                     *           "endedAt": null
                     *         }
                     *       ],
                     *       "visits": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000241",
                     *           "date": "2026-11-21",
                     *           "minutes": 90,
                     *           "kind": "in_person",
                     *           "tookPlace": true,
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "note": "Zrobiłyśmy zakupy na cały tydzień.",
                     *           "nextStep": "Umówić wizytę u ortopedy.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-21T17:20:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000221",
                     *           "text": "Rozmawiałam z synem. Klucze ma sąsiadka spod czwórki.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-20T09:41:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000193",
                     *           "at": "2026-11-20T09:30:00.000Z",
                     *           "action": "viewed",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonInNeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMatches: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The volunteers, the best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "name": "Łucja Wiśniewska",
                     *           "city": "Kraków",
                     *           "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *           "score": 75,
                     *           "openAssignments": 0,
                     *           "reasons": [
                     *             {
                     *               "kind": "town",
                     *               "count": null,
                     *               "language": "pl",
                     *               "category": "socialAssistance",
                     *               "at": null
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        content: components["schemas"]["Match"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    proposeVolunteer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "volunteerId": "01980000-0000-7000-8000-000000000001"
                 *     }
                 */
                "application/json": components["schemas"]["AssignmentInput"];
            };
        };
        responses: {
            /** @description The person in need. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000121",
                     *       "firstname": "Stanisława",
                     *       "lastname": "Jabłońska",
                     *       "initial": "J",
                     *       "urgency": "high",
                     *       "status": "new",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "healthcare"
                     *       ],
                     *       "description": "Po operacji biodra nie wychodzę z domu. Potrzebuję pomocy w zakupach i w odbiorze leków z apteki.",
                     *       "city": "Kraków",
                     *       "street": "Długa 14",
                     *       "postCode": "31-147",
                     *       "phone": "+48122345678",
                     *       "email": null,
                     *       "preferredLanguage": "pl",
                     *       "householdSize": 1,
                     *       "responsible": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "closingReason": null,
                     *       "createdAt": "2026-11-19T07:12:00.000Z",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "inProgressSince": null,
                     *       "lastVisitOn": null,
                     *       "duplicates": [],
                     *       "assignments": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000231",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "volunteerPhone": "+48601234567",
                     *           "status": "asked",
                     *           "proposedBy": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "message": "Zadzwonić dzień wcześniej.",
                     *           "createdAt": "2026-11-20T10:05:00.000Z",
                     *           "askedAt": "2026-11-20T10:06:00.000Z",
                     *           "expiresAt": "2026-11-27T10:06:00.000Z",
                     *           "answeredAt": null,
                     *           "endedAt": null
                     *         }
                     *       ],
                     *       "visits": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000241",
                     *           "date": "2026-11-21",
                     *           "minutes": 90,
                     *           "kind": "in_person",
                     *           "tookPlace": true,
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "note": "Zrobiłyśmy zakupy na cały tydzień.",
                     *           "nextStep": "Umówić wizytę u ortopedy.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-21T17:20:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000221",
                     *           "text": "Rozmawiałam z synem. Klucze ma sąsiadka spod czwórki.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-20T09:41:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000193",
                     *           "at": "2026-11-20T09:30:00.000Z",
                     *           "action": "viewed",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonInNeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    askVolunteer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /**
                 * @description The assignment's id.
                 * @example 01980000-0000-7000-8000-000000000001
                 */
                assignmentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "Chodzi o zakupy dwa razy w tygodniu."
                 *     }
                 */
                "application/json": components["schemas"]["AskInput"];
            };
        };
        responses: {
            /** @description The person in need. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000121",
                     *       "firstname": "Stanisława",
                     *       "lastname": "Jabłońska",
                     *       "initial": "J",
                     *       "urgency": "high",
                     *       "status": "new",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "healthcare"
                     *       ],
                     *       "description": "Po operacji biodra nie wychodzę z domu. Potrzebuję pomocy w zakupach i w odbiorze leków z apteki.",
                     *       "city": "Kraków",
                     *       "street": "Długa 14",
                     *       "postCode": "31-147",
                     *       "phone": "+48122345678",
                     *       "email": null,
                     *       "preferredLanguage": "pl",
                     *       "householdSize": 1,
                     *       "responsible": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "closingReason": null,
                     *       "createdAt": "2026-11-19T07:12:00.000Z",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "inProgressSince": null,
                     *       "lastVisitOn": null,
                     *       "duplicates": [],
                     *       "assignments": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000231",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "volunteerPhone": "+48601234567",
                     *           "status": "asked",
                     *           "proposedBy": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "message": "Zadzwonić dzień wcześniej.",
                     *           "createdAt": "2026-11-20T10:05:00.000Z",
                     *           "askedAt": "2026-11-20T10:06:00.000Z",
                     *           "expiresAt": "2026-11-27T10:06:00.000Z",
                     *           "answeredAt": null,
                     *           "endedAt": null
                     *         }
                     *       ],
                     *       "visits": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000241",
                     *           "date": "2026-11-21",
                     *           "minutes": 90,
                     *           "kind": "in_person",
                     *           "tookPlace": true,
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "note": "Zrobiłyśmy zakupy na cały tydzień.",
                     *           "nextStep": "Umówić wizytę u ortopedy.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-21T17:20:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000221",
                     *           "text": "Rozmawiałam z synem. Klucze ma sąsiadka spod czwórki.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-20T09:41:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000193",
                     *           "at": "2026-11-20T09:30:00.000Z",
                     *           "action": "viewed",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonInNeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endAssignment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /**
                 * @description The assignment's id.
                 * @example 01980000-0000-7000-8000-000000000001
                 */
                assignmentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person in need. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000121",
                     *       "firstname": "Stanisława",
                     *       "lastname": "Jabłońska",
                     *       "initial": "J",
                     *       "urgency": "high",
                     *       "status": "new",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "healthcare"
                     *       ],
                     *       "description": "Po operacji biodra nie wychodzę z domu. Potrzebuję pomocy w zakupach i w odbiorze leków z apteki.",
                     *       "city": "Kraków",
                     *       "street": "Długa 14",
                     *       "postCode": "31-147",
                     *       "phone": "+48122345678",
                     *       "email": null,
                     *       "preferredLanguage": "pl",
                     *       "householdSize": 1,
                     *       "responsible": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "closingReason": null,
                     *       "createdAt": "2026-11-19T07:12:00.000Z",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "inProgressSince": null,
                     *       "lastVisitOn": null,
                     *       "duplicates": [],
                     *       "assignments": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000231",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "volunteerPhone": "+48601234567",
                     *           "status": "asked",
                     *           "proposedBy": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "message": "Zadzwonić dzień wcześniej.",
                     *           "createdAt": "2026-11-20T10:05:00.000Z",
                     *           "askedAt": "2026-11-20T10:06:00.000Z",
                     *           "expiresAt": "2026-11-27T10:06:00.000Z",
                     *           "answeredAt": null,
                     *           "endedAt": null
                     *         }
                     *       ],
                     *       "visits": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000241",
                     *           "date": "2026-11-21",
                     *           "minutes": 90,
                     *           "kind": "in_person",
                     *           "tookPlace": true,
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "note": "Zrobiłyśmy zakupy na cały tydzień.",
                     *           "nextStep": "Umówić wizytę u ortopedy.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-21T17:20:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000221",
                     *           "text": "Rozmawiałam z synem. Klucze ma sąsiadka spod czwórki.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-20T09:41:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000193",
                     *           "at": "2026-11-20T09:30:00.000Z",
                     *           "action": "viewed",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonInNeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addVisit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "date": "2026-11-21",
                 *       "minutes": 90,
                 *       "kind": "in_person",
                 *       "tookPlace": true,
                 *       "volunteerId": "01980000-0000-7000-8000-000000000001",
                 *       "note": "Zrobiłyśmy zakupy na cały tydzień.",
                 *       "nextStep": "Umówić wizytę u ortopedy."
                 *     }
                 */
                "application/json": components["schemas"]["PersonInNeedVisitInput"];
            };
        };
        responses: {
            /** @description The person in need. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000121",
                     *       "firstname": "Stanisława",
                     *       "lastname": "Jabłońska",
                     *       "initial": "J",
                     *       "urgency": "high",
                     *       "status": "new",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "healthcare"
                     *       ],
                     *       "description": "Po operacji biodra nie wychodzę z domu. Potrzebuję pomocy w zakupach i w odbiorze leków z apteki.",
                     *       "city": "Kraków",
                     *       "street": "Długa 14",
                     *       "postCode": "31-147",
                     *       "phone": "+48122345678",
                     *       "email": null,
                     *       "preferredLanguage": "pl",
                     *       "householdSize": 1,
                     *       "responsible": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "closingReason": null,
                     *       "createdAt": "2026-11-19T07:12:00.000Z",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "inProgressSince": null,
                     *       "lastVisitOn": null,
                     *       "duplicates": [],
                     *       "assignments": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000231",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "volunteerPhone": "+48601234567",
                     *           "status": "asked",
                     *           "proposedBy": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "message": "Zadzwonić dzień wcześniej.",
                     *           "createdAt": "2026-11-20T10:05:00.000Z",
                     *           "askedAt": "2026-11-20T10:06:00.000Z",
                     *           "expiresAt": "2026-11-27T10:06:00.000Z",
                     *           "answeredAt": null,
                     *           "endedAt": null
                     *         }
                     *       ],
                     *       "visits": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000241",
                     *           "date": "2026-11-21",
                     *           "minutes": 90,
                     *           "kind": "in_person",
                     *           "tookPlace": true,
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "note": "Zrobiłyśmy zakupy na cały tydzień.",
                     *           "nextStep": "Umówić wizytę u ortopedy.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-21T17:20:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000221",
                     *           "text": "Rozmawiałam z synem. Klucze ma sąsiadka spod czwórki.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-20T09:41:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000193",
                     *           "at": "2026-11-20T09:30:00.000Z",
                     *           "action": "viewed",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonInNeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    editVisit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /**
                 * @description The visit's id.
                 * @example 01980000-0000-7000-8000-000000000001
                 */
                visitId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "date": "2026-11-21",
                 *       "minutes": 90,
                 *       "kind": "in_person",
                 *       "tookPlace": true,
                 *       "volunteerId": "01980000-0000-7000-8000-000000000001",
                 *       "note": "Zrobiłyśmy zakupy na cały tydzień.",
                 *       "nextStep": "Umówić wizytę u ortopedy."
                 *     }
                 */
                "application/json": components["schemas"]["PersonInNeedVisitInput"];
            };
        };
        responses: {
            /** @description The person in need. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000121",
                     *       "firstname": "Stanisława",
                     *       "lastname": "Jabłońska",
                     *       "initial": "J",
                     *       "urgency": "high",
                     *       "status": "new",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "healthcare"
                     *       ],
                     *       "description": "Po operacji biodra nie wychodzę z domu. Potrzebuję pomocy w zakupach i w odbiorze leków z apteki.",
                     *       "city": "Kraków",
                     *       "street": "Długa 14",
                     *       "postCode": "31-147",
                     *       "phone": "+48122345678",
                     *       "email": null,
                     *       "preferredLanguage": "pl",
                     *       "householdSize": 1,
                     *       "responsible": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "closingReason": null,
                     *       "createdAt": "2026-11-19T07:12:00.000Z",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "inProgressSince": null,
                     *       "lastVisitOn": null,
                     *       "duplicates": [],
                     *       "assignments": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000231",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "volunteerPhone": "+48601234567",
                     *           "status": "asked",
                     *           "proposedBy": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "message": "Zadzwonić dzień wcześniej.",
                     *           "createdAt": "2026-11-20T10:05:00.000Z",
                     *           "askedAt": "2026-11-20T10:06:00.000Z",
                     *           "expiresAt": "2026-11-27T10:06:00.000Z",
                     *           "answeredAt": null,
                     *           "endedAt": null
                     *         }
                     *       ],
                     *       "visits": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000241",
                     *           "date": "2026-11-21",
                     *           "minutes": 90,
                     *           "kind": "in_person",
                     *           "tookPlace": true,
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "note": "Zrobiłyśmy zakupy na cały tydzień.",
                     *           "nextStep": "Umówić wizytę u ortopedy.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-21T17:20:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000221",
                     *           "text": "Rozmawiałam z synem. Klucze ma sąsiadka spod czwórki.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-20T09:41:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000193",
                     *           "at": "2026-11-20T09:30:00.000Z",
                     *           "action": "viewed",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonInNeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteVisit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /**
                 * @description The visit's id.
                 * @example 01980000-0000-7000-8000-000000000001
                 */
                visitId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person in need. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000121",
                     *       "firstname": "Stanisława",
                     *       "lastname": "Jabłońska",
                     *       "initial": "J",
                     *       "urgency": "high",
                     *       "status": "new",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "healthcare"
                     *       ],
                     *       "description": "Po operacji biodra nie wychodzę z domu. Potrzebuję pomocy w zakupach i w odbiorze leków z apteki.",
                     *       "city": "Kraków",
                     *       "street": "Długa 14",
                     *       "postCode": "31-147",
                     *       "phone": "+48122345678",
                     *       "email": null,
                     *       "preferredLanguage": "pl",
                     *       "householdSize": 1,
                     *       "responsible": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "closingReason": null,
                     *       "createdAt": "2026-11-19T07:12:00.000Z",
                     *       "consentVersion": "1.0",
                     *       "consentLanguage": "pl",
                     *       "consentedAt": "2026-11-02T09:30:00.000Z",
                     *       "inProgressSince": null,
                     *       "lastVisitOn": null,
                     *       "duplicates": [],
                     *       "assignments": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000231",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "volunteerPhone": "+48601234567",
                     *           "status": "asked",
                     *           "proposedBy": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "message": "Zadzwonić dzień wcześniej.",
                     *           "createdAt": "2026-11-20T10:05:00.000Z",
                     *           "askedAt": "2026-11-20T10:06:00.000Z",
                     *           "expiresAt": "2026-11-27T10:06:00.000Z",
                     *           "answeredAt": null,
                     *           "endedAt": null
                     *         }
                     *       ],
                     *       "visits": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000241",
                     *           "date": "2026-11-21",
                     *           "minutes": 90,
                     *           "kind": "in_person",
                     *           "tookPlace": true,
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "volunteerName": "Łucja Wiśniewska",
                     *           "note": "Zrobiłyśmy zakupy na cały tydzień.",
                     *           "nextStep": "Umówić wizytę u ortopedy.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-21T17:20:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000221",
                     *           "text": "Rozmawiałam z synem. Klucze ma sąsiadka spod czwórki.",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-20T09:41:00.000Z",
                     *           "editedAt": null
                     *         }
                     *       ],
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000193",
                     *           "at": "2026-11-20T09:30:00.000Z",
                     *           "action": "viewed",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonInNeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAssignmentQuestion: {
        parameters: {
            query: {
                /**
                 * @description The secret of the mailed link.
                 * @example cGxlYXNlLWNvbmZpcm0tdGhpcy1lLW1haWwtMDAwMDA
                 */
                token: components["schemas"]["Token"];
            };
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "organization": "Fundacja Pomocna Dłoń",
                     *       "volunteerName": "Łucja",
                     *       "city": "Kraków",
                     *       "urgency": "high",
                     *       "helpCategory": [
                     *         "elderlyPeople",
                     *         "healthcare"
                     *       ],
                     *       "preferredLanguage": "pl",
                     *       "message": "Zadzwonić dzień wcześniej.",
                     *       "expiresAt": "2026-11-27T10:06:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AssignmentQuestion"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    acceptAssignment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "cGxlYXNlLWNvbmZpcm0tdGhpcy1lLW1haWwtMDAwMDA"
                 *     }
                 */
                "application/json": components["schemas"]["AssignmentAnswer"];
            };
        };
        responses: {
            /** @description Whom to help. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Stanisława Jabłońska",
                     *       "phone": "+48122345678",
                     *       "email": null,
                     *       "city": "Kraków",
                     *       "street": "Długa 14",
                     *       "postCode": "31-147",
                     *       "preferredLanguage": "pl",
                     *       "description": "Po operacji biodra nie wychodzę z domu. Potrzebuję pomocy w zakupach."
                     *     }
                     */
                    "application/json": components["schemas"]["AssignmentContact"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    declineAssignment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "cGxlYXNlLWNvbmZpcm0tdGhpcy1lLW1haWwtMDAwMDA"
                 *     }
                 */
                "application/json": components["schemas"]["AssignmentAnswer"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMailings: {
        parameters: {
            query?: {
                /** @description Number of the page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                size?: components["parameters"]["Size"];
                /** @description The field that the list is sorted by, and `asc` or `desc`. */
                sort?: "createdAt,desc" | "createdAt,asc";
                /** @description Free text; case and diacritics do not matter, every word has to be found. */
                q?: components["parameters"]["Q"];
                /** @description Only records of this `status`. */
                status?: components["schemas"]["MailingStatus"];
                /** @description Only records of this `kind`. */
                kind?: components["schemas"]["MailingKind"];
            };
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "page": 0,
                     *       "size": 25,
                     *       "totalElements": 1,
                     *       "totalPages": 1,
                     *       "content": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000801",
                     *           "subject": "Zmiana miejsca zbiórki",
                     *           "status": "sent",
                     *           "kind": "necessary",
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-12T09:29:30.000Z",
                     *           "sentAt": "2026-11-12T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MailingPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createMailing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "necessary",
                 *       "pl": {
                 *         "subject": "Zmiana miejsca zbiórki",
                 *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
                 *       },
                 *       "en": {
                 *         "subject": "Zmiana miejsca zbiórki",
                 *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
                 *       },
                 *       "uk": {
                 *         "subject": "Zmiana miejsca zbiórki",
                 *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
                 *       },
                 *       "ru": {
                 *         "subject": "Zmiana miejsca zbiórki",
                 *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
                 *       },
                 *       "eventId": "01980000-0000-7000-8000-000000000101",
                 *       "filter": "status=signed_up",
                 *       "volunteerIds": null,
                 *       "sendDate": null,
                 *       "sendTime": null
                 *     }
                 */
                "application/json": components["schemas"]["MailingInput"];
            };
        };
        responses: {
            /** @description The message. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000801",
                     *       "subject": "Zmiana miejsca zbiórki",
                     *       "status": "sent",
                     *       "kind": "necessary",
                     *       "pl": {
                     *         "subject": "Zmiana miejsca zbiórki",
                     *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
                     *       },
                     *       "en": {
                     *         "subject": "Zmiana miejsca zbiórki",
                     *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
                     *       },
                     *       "uk": {
                     *         "subject": "Zmiana miejsca zbiórki",
                     *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
                     *       },
                     *       "ru": {
                     *         "subject": "Zmiana miejsca zbiórki",
                     *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
                     *       },
                     *       "eventId": "01980000-0000-7000-8000-000000000101",
                     *       "filter": "status=signed_up",
                     *       "volunteerIds": null,
                     *       "sendDate": null,
                     *       "sendTime": null,
                     *       "readers": {
                     *         "queued": 0,
                     *         "sent": 37,
                     *         "failed": 1,
                     *         "left_out": 2
                     *       },
                     *       "author": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "createdAt": "2026-11-12T09:29:30.000Z",
                     *       "sentAt": "2026-11-12T09:30:00.000Z",
                     *       "version": 3,
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "verified",
                     *           "actorId": "01980000-0000-7000-8000-000000000001",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": [
                     *             {
                     *               "field": "accountStatus",
                     *               "from": "pending",
                     *               "to": "verified"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Mailing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewMailing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "necessary",
                 *       "pl": {
                 *         "subject": "Zmiana miejsca zbiórki",
                 *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
                 *       },
                 *       "en": {
                 *         "subject": "Zmiana miejsca zbiórki",
                 *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
                 *       },
                 *       "uk": {
                 *         "subject": "Zmiana miejsca zbiórki",
                 *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
                 *       },
                 *       "ru": {
                 *         "subject": "Zmiana miejsca zbiórki",
                 *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
                 *       },
                 *       "eventId": "01980000-0000-7000-8000-000000000101",
                 *       "filter": "status=signed_up",
                 *       "volunteerIds": null,
                 *       "position": 0
                 *     }
                 */
                "application/json": components["schemas"]["MailingPreviewInput"];
            };
        };
        responses: {
            /** @description The preview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "readers": 37,
                     *       "leftOut": 2,
                     *       "name": "Łucja Wiśniewska",
                     *       "language": "pl",
                     *       "subject": "Fundacja Pomocna Dłoń: Zmiana miejsca zbiórki",
                     *       "text": "Łucja, spotykamy się przy bramie B. Prosimy zabrać rękawice."
                     *     }
                     */
                    "application/json": components["schemas"]["MailingPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMailing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000801",
                     *       "subject": "Zmiana miejsca zbiórki",
                     *       "status": "sent",
                     *       "kind": "necessary",
                     *       "pl": {
                     *         "subject": "Zmiana miejsca zbiórki",
                     *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
                     *       },
                     *       "en": {
                     *         "subject": "Zmiana miejsca zbiórki",
                     *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
                     *       },
                     *       "uk": {
                     *         "subject": "Zmiana miejsca zbiórki",
                     *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
                     *       },
                     *       "ru": {
                     *         "subject": "Zmiana miejsca zbiórki",
                     *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
                     *       },
                     *       "eventId": "01980000-0000-7000-8000-000000000101",
                     *       "filter": "status=signed_up",
                     *       "volunteerIds": null,
                     *       "sendDate": null,
                     *       "sendTime": null,
                     *       "readers": {
                     *         "queued": 0,
                     *         "sent": 37,
                     *         "failed": 1,
                     *         "left_out": 2
                     *       },
                     *       "author": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "createdAt": "2026-11-12T09:29:30.000Z",
                     *       "sentAt": "2026-11-12T09:30:00.000Z",
                     *       "version": 3,
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "verified",
                     *           "actorId": "01980000-0000-7000-8000-000000000001",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": [
                     *             {
                     *               "field": "accountStatus",
                     *               "from": "pending",
                     *               "to": "verified"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Mailing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelMailing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000801",
                     *       "subject": "Zmiana miejsca zbiórki",
                     *       "status": "sent",
                     *       "kind": "necessary",
                     *       "pl": {
                     *         "subject": "Zmiana miejsca zbiórki",
                     *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
                     *       },
                     *       "en": {
                     *         "subject": "Zmiana miejsca zbiórki",
                     *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
                     *       },
                     *       "uk": {
                     *         "subject": "Zmiana miejsca zbiórki",
                     *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
                     *       },
                     *       "ru": {
                     *         "subject": "Zmiana miejsca zbiórki",
                     *         "text": "{firstname}, spotykamy się przy bramie B. Prosimy zabrać rękawice."
                     *       },
                     *       "eventId": "01980000-0000-7000-8000-000000000101",
                     *       "filter": "status=signed_up",
                     *       "volunteerIds": null,
                     *       "sendDate": null,
                     *       "sendTime": null,
                     *       "readers": {
                     *         "queued": 0,
                     *         "sent": 37,
                     *         "failed": 1,
                     *         "left_out": 2
                     *       },
                     *       "author": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "createdAt": "2026-11-12T09:29:30.000Z",
                     *       "sentAt": "2026-11-12T09:30:00.000Z",
                     *       "version": 3,
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "at": "2026-11-02T09:30:00.000Z",
                     *           "action": "verified",
                     *           "actorId": "01980000-0000-7000-8000-000000000001",
                     *           "actorName": "Anna Kowalska",
                     *           "changes": [
                     *             {
                     *               "field": "accountStatus",
                     *               "from": "pending",
                     *               "to": "verified"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Mailing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSentMails: {
        parameters: {
            query?: {
                /** @description Number of the page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                size?: components["parameters"]["Size"];
                /** @description The field that the list is sorted by, and `asc` or `desc`. */
                sort?: "createdAt,desc" | "createdAt,asc";
                /** @description Free text; case and diacritics do not matter, every word has to be found. */
                q?: components["parameters"]["Q"];
                /** @description Mails to this volunteer. */
                volunteerId?: components["schemas"]["Id"];
                /** @description Mails about this event. */
                eventId?: components["schemas"]["Id"];
                /** @description Mails of this message. */
                mailingId?: components["schemas"]["Id"];
                /** @description Only records of this `kind`. */
                kind?: components["schemas"]["SentMailKind"];
                /** @description Only records of this `status`. */
                status?: components["schemas"]["SentMailStatus"];
            };
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of mails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "page": 0,
                     *       "size": 25,
                     *       "totalElements": 2,
                     *       "totalPages": 1,
                     *       "content": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000701",
                     *           "kind": "eventReminder",
                     *           "subject": "Wielkanocne paczki dla seniorów",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000001",
                     *           "firstname": "Łucja",
                     *           "lastname": "Wiśniewska",
                     *           "eventId": "01980000-0000-7000-8000-000000000101",
                     *           "mailingId": null,
                     *           "status": "sent",
                     *           "reason": null,
                     *           "createdAt": "2026-11-12T09:30:00.000Z",
                     *           "settledAt": "2026-11-12T09:30:02.000Z"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000702",
                     *           "kind": "eventReminder",
                     *           "subject": "Wielkanocne paczki dla seniorów",
                     *           "volunteerId": "01980000-0000-7000-8000-000000000002",
                     *           "firstname": "Сергій",
                     *           "lastname": "Шевченко",
                     *           "eventId": "01980000-0000-7000-8000-000000000101",
                     *           "mailingId": null,
                     *           "status": "failed",
                     *           "reason": "address_refused",
                     *           "createdAt": "2026-11-12T09:30:00.000Z",
                     *           "settledAt": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SentMailPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listActivity: {
        parameters: {
            query?: {
                /** @description Number of the page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                size?: components["parameters"]["Size"];
                /** @description The field that the list is sorted by, and `asc` or `desc`. */
                sort?: "at,desc" | "at,asc";
                /** @description What this member of the team did. */
                actorId?: components["schemas"]["Id"];
                /** @description What was done to records of this kind. */
                subjectType?: components["schemas"]["SubjectType"];
                /** @description From this day on. */
                atFrom?: string;
                /** @description Up to this day. */
                atTo?: string;
            };
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "page": 0,
                     *       "size": 25,
                     *       "totalElements": 1,
                     *       "totalPages": 1,
                     *       "content": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "subjectName": "Oksana Kowalczuk",
                     *           "subjectType": "volunteer",
                     *           "subjectId": "01980000-0000-7000-8000-000000000001",
                     *           "resource": "volunteers",
                     *           "action": "verified",
                     *           "fields": [
                     *             "phone",
                     *             "city"
                     *           ],
                     *           "actorName": "Anna Kowalska",
                     *           "actorId": "01980000-0000-7000-8000-000000000001",
                     *           "at": "2026-11-02T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Number of the page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                size?: components["parameters"]["Size"];
                /** @description The field that the list is sorted by, and `asc` or `desc`. */
                sort?: "createdAt,desc" | "createdAt,asc";
                /** @description Only those that are unread, or only those that are read. */
                unread?: boolean;
            };
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "page": 0,
                     *       "size": 25,
                     *       "totalElements": 4,
                     *       "totalPages": 1,
                     *       "content": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000131",
                     *           "kind": "volunteerApplied",
                     *           "message": "Łucja Wiśniewska chce zostać wolontariuszką. Zgłoszenie czeka na weryfikację.",
                     *           "type": "newVolunteer",
                     *           "params": {
                     *             "actor": "Łucja Wiśniewska",
                     *             "subject": "Łucja Wiśniewska",
                     *             "reason": null
                     *           },
                     *           "subjectType": "volunteer",
                     *           "subjectId": "01980000-0000-7000-8000-000000000001",
                     *           "createdAt": "2026-11-20T18:26:00.000Z",
                     *           "readAt": null
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000132",
                     *           "kind": "participantSignedUp",
                     *           "message": "Сергій Шевченко zapisał się na wydarzenie „Sobotnie zakupy dla seniorów”.",
                     *           "type": "newEventParticipant",
                     *           "params": {
                     *             "actor": "Сергій Шевченко",
                     *             "subject": "Sobotnie zakupy dla seniorów"
                     *           },
                     *           "subjectType": "event",
                     *           "subjectId": "01980000-0000-7000-8000-000000000101",
                     *           "createdAt": "2026-11-20T15:03:00.000Z",
                     *           "readAt": null
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000133",
                     *           "kind": "eventCancelled",
                     *           "message": "Wydarzenie „Rajd pieszy po Beskidach” zostało odwołane: Schronisko jest zamknięte do wiosny.",
                     *           "type": "eventCancellation",
                     *           "params": {
                     *             "actor": "Anna Kowalska",
                     *             "subject": "Rajd pieszy po Beskidach",
                     *             "reason": "Schronisko jest zamknięte do wiosny."
                     *           },
                     *           "subjectType": "event",
                     *           "subjectId": "01980000-0000-7000-8000-000000000105",
                     *           "createdAt": "2026-11-18T10:20:00.000Z",
                     *           "readAt": "2026-11-18T11:02:00.000Z"
                     *         },
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000134",
                     *           "kind": "coordinatorJoined",
                     *           "message": "Do zespołu dołączył koordynator Piotr Zieliński.",
                     *           "type": "systemNotifications",
                     *           "params": {
                     *             "actor": "Piotr Zieliński",
                     *             "subject": "Piotr Zieliński"
                     *           },
                     *           "subjectType": "coordinator",
                     *           "subjectId": "01980000-0000-7000-8000-000000000002",
                     *           "createdAt": "2026-11-12T08:40:00.000Z",
                     *           "readAt": "2026-11-12T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "unreadCount": 2
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000131",
                     *       "kind": "volunteerApplied",
                     *       "message": "Łucja Wiśniewska chce zostać wolontariuszką. Zgłoszenie czeka na weryfikację.",
                     *       "type": "newVolunteer",
                     *       "params": {
                     *         "actor": "Łucja Wiśniewska",
                     *         "subject": "Łucja Wiśniewska",
                     *         "reason": null
                     *       },
                     *       "subjectType": "volunteer",
                     *       "subjectId": "01980000-0000-7000-8000-000000000001",
                     *       "createdAt": "2026-11-20T18:26:00.000Z",
                     *       "readAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    streamNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Sent by the browser when it connects again; what came after this id is sent first. Ignored when it is not known. */
                "last-event-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An endless stream of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: unread
                     *     data: 2
                     */
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOverview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "attention": {
                     *         "abuseReports": {
                     *           "count": 1,
                     *           "items": [
                     *             {
                     *               "id": "01980000-0000-7000-8000-000000000141",
                     *               "label": "Sobotnie zakupy dla seniorów",
                     *               "at": "2026-11-20T17:45:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "urgentNeeds": {
                     *           "count": 1,
                     *           "items": [
                     *             {
                     *               "id": "01980000-0000-7000-8000-000000000121",
                     *               "label": "Stanisława J.",
                     *               "at": "2026-11-21T08:10:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "volunteersWaiting": {
                     *           "count": 3,
                     *           "items": [
                     *             {
                     *               "id": "01980000-0000-7000-8000-000000000001",
                     *               "label": "Łucja Wiśniewska",
                     *               "at": "2026-11-02T09:30:00.000Z"
                     *             },
                     *             {
                     *               "id": "01980000-0000-7000-8000-000000000008",
                     *               "label": "Наталія Бондаренко",
                     *               "at": "2026-11-16T13:20:00.000Z"
                     *             },
                     *             {
                     *               "id": "01980000-0000-7000-8000-000000000009",
                     *               "label": "Michał Kamiński",
                     *               "at": "2026-11-19T20:01:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "eventsShortOfPeople": {
                     *           "count": 1,
                     *           "items": [
                     *             {
                     *               "id": "01980000-0000-7000-8000-000000000101",
                     *               "label": "Sobotnie zakupy dla seniorów",
                     *               "at": "2027-05-15T08:00:00.000Z",
                     *               "missing": 7
                     *             }
                     *           ]
                     *         },
                     *         "attendanceMissing": {
                     *           "count": 1,
                     *           "items": [
                     *             {
                     *               "id": "01980000-0000-7000-8000-000000000104",
                     *               "label": "Sprzątanie brzegów Wisły",
                     *               "at": "2026-10-17T14:05:00.000Z",
                     *               "missing": 5
                     *             }
                     *           ]
                     *         },
                     *         "invitationsExpiring": {
                     *           "count": 1,
                     *           "items": [
                     *             {
                     *               "id": "01980000-0000-7000-8000-000000000001",
                     *               "label": "Magdalena Wójcik",
                     *               "at": "2026-11-23T12:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "visitsDue": {
                     *           "count": 1,
                     *           "items": [
                     *             {
                     *               "id": "01980000-0000-7000-8000-000000000122",
                     *               "label": "Оксана М.",
                     *               "at": "2026-11-01T00:00:00.000Z"
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "counters": {
                     *         "volunteers": 64,
                     *         "volunteersWaiting": 3,
                     *         "coordinators": 5,
                     *         "peopleInNeed": 18,
                     *         "futureEvents": 6,
                     *         "activeEvents": 2,
                     *         "finishedEvents": 9
                     *       },
                     *       "notificationsChosen": true,
                     *       "series": {
                     *         "volunteersByMonth": [
                     *           {
                     *             "month": "2026-06",
                     *             "total": 41,
                     *             "added": 4
                     *           },
                     *           {
                     *             "month": "2026-07",
                     *             "total": 43,
                     *             "added": 2
                     *           },
                     *           {
                     *             "month": "2026-08",
                     *             "total": 44,
                     *             "added": 1
                     *           },
                     *           {
                     *             "month": "2026-09",
                     *             "total": 52,
                     *             "added": 8
                     *           },
                     *           {
                     *             "month": "2026-10",
                     *             "total": 57,
                     *             "added": 5
                     *           },
                     *           {
                     *             "month": "2026-11",
                     *             "total": 64,
                     *             "added": 7
                     *           }
                     *         ],
                     *         "eventsByMonth": [
                     *           {
                     *             "month": "2026-06",
                     *             "events": 4,
                     *             "signedUp": 46,
                     *             "attended": 41
                     *           },
                     *           {
                     *             "month": "2026-07",
                     *             "events": 2,
                     *             "signedUp": 19,
                     *             "attended": 17
                     *           },
                     *           {
                     *             "month": "2026-08",
                     *             "events": 1,
                     *             "signedUp": 8,
                     *             "attended": 8
                     *           },
                     *           {
                     *             "month": "2026-09",
                     *             "events": 5,
                     *             "signedUp": 63,
                     *             "attended": 52
                     *           },
                     *           {
                     *             "month": "2026-10",
                     *             "events": 4,
                     *             "signedUp": 71,
                     *             "attended": 66
                     *           },
                     *           {
                     *             "month": "2026-11",
                     *             "events": 3,
                     *             "signedUp": 28,
                     *             "attended": 21
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Overview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "members": 1284,
                     *       "futureEvents": 37,
                     *       "activeEvents": 12,
                     *       "finishedEvents": 216
                     *     }
                     */
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reportProblem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "Po kliknięciu „Zapisz szkic” nic się nie dzieje.",
                 *       "email": "anna.kowalska@demo.example",
                 *       "page": "/create-event",
                 *       "browser": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemReport"];
            };
        };
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAbuseReports: {
        parameters: {
            query?: {
                /** @description Number of the page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                size?: components["parameters"]["Size"];
                /** @description The field that the list is sorted by, and `asc` or `desc`. */
                sort?: "createdAt,desc" | "createdAt,asc";
                /** @description Only reports with this status. */
                status?: components["schemas"]["AbuseReportStatus"];
                /** @description Only reports about this kind of record. */
                subjectType?: components["schemas"]["SubjectType"];
            };
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "page": 0,
                     *       "size": 25,
                     *       "totalElements": 1,
                     *       "totalPages": 1,
                     *       "content": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000141",
                     *           "subjectName": "Sobotnie zakupy dla seniorów",
                     *           "subjectType": "event",
                     *           "subjectId": "01980000-0000-7000-8000-000000000101",
                     *           "status": "open",
                     *           "reporterId": "01980000-0000-7000-8000-000000000001",
                     *           "reporterName": "Łucja Wiśniewska",
                     *           "responsible": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-02T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AbuseReportPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reportAbuse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subjectType": "event",
                 *       "subjectId": "01980000-0000-7000-8000-000000000101",
                 *       "description": "Organizator kazał nam dźwigać meble bez zabezpieczenia."
                 *     }
                 */
                "application/json": components["schemas"]["AbuseReportInput"];
            };
        };
        responses: {
            /** @description The report. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000141",
                     *       "subjectName": "Sobotnie zakupy dla seniorów",
                     *       "subjectType": "event",
                     *       "subjectId": "01980000-0000-7000-8000-000000000101",
                     *       "status": "open",
                     *       "description": "Organizator kazał nam dźwigać meble bez zabezpieczenia.",
                     *       "reporterId": "01980000-0000-7000-8000-000000000001",
                     *       "reporterName": "Łucja Wiśniewska",
                     *       "responsible": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "outcome": null,
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000292",
                     *           "at": "2026-11-20T17:45:00.000Z",
                     *           "action": "created",
                     *           "actorName": "Łucja Wiśniewska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AbuseReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAbuseReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000141",
                     *       "subjectName": "Sobotnie zakupy dla seniorów",
                     *       "subjectType": "event",
                     *       "subjectId": "01980000-0000-7000-8000-000000000101",
                     *       "status": "open",
                     *       "description": "Organizator kazał nam dźwigać meble bez zabezpieczenia.",
                     *       "reporterId": "01980000-0000-7000-8000-000000000001",
                     *       "reporterName": "Łucja Wiśniewska",
                     *       "responsible": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "outcome": null,
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000292",
                     *           "at": "2026-11-20T17:45:00.000Z",
                     *           "action": "created",
                     *           "actorName": "Łucja Wiśniewska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AbuseReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    takeAbuseReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000141",
                     *       "subjectName": "Sobotnie zakupy dla seniorów",
                     *       "subjectType": "event",
                     *       "subjectId": "01980000-0000-7000-8000-000000000101",
                     *       "status": "open",
                     *       "description": "Organizator kazał nam dźwigać meble bez zabezpieczenia.",
                     *       "reporterId": "01980000-0000-7000-8000-000000000001",
                     *       "reporterName": "Łucja Wiśniewska",
                     *       "responsible": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "outcome": null,
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000292",
                     *           "at": "2026-11-20T17:45:00.000Z",
                     *           "action": "created",
                     *           "actorName": "Łucja Wiśniewska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AbuseReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    finishAbuseReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Rodzina zgłosiła tę samą prośbę dwa razy."
                 *     }
                 */
                "application/json": components["schemas"]["CloseInput"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000141",
                     *       "subjectName": "Sobotnie zakupy dla seniorów",
                     *       "subjectType": "event",
                     *       "subjectId": "01980000-0000-7000-8000-000000000101",
                     *       "status": "open",
                     *       "description": "Organizator kazał nam dźwigać meble bez zabezpieczenia.",
                     *       "reporterId": "01980000-0000-7000-8000-000000000001",
                     *       "reporterName": "Łucja Wiśniewska",
                     *       "responsible": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "outcome": null,
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000292",
                     *           "at": "2026-11-20T17:45:00.000Z",
                     *           "action": "created",
                     *           "actorName": "Łucja Wiśniewska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AbuseReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reopenAbuseReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000141",
                     *       "subjectName": "Sobotnie zakupy dla seniorów",
                     *       "subjectType": "event",
                     *       "subjectId": "01980000-0000-7000-8000-000000000101",
                     *       "status": "open",
                     *       "description": "Organizator kazał nam dźwigać meble bez zabezpieczenia.",
                     *       "reporterId": "01980000-0000-7000-8000-000000000001",
                     *       "reporterName": "Łucja Wiśniewska",
                     *       "responsible": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "outcome": null,
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "history": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000292",
                     *           "at": "2026-11-20T17:45:00.000Z",
                     *           "action": "created",
                     *           "actorName": "Łucja Wiśniewska",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AbuseReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract in one document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openapi": "3.1.0"
                     *     }
                     */
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSavedViews: {
        parameters: {
            query?: {
                /** @description Number of the page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                size?: components["parameters"]["Size"];
                /** @description The field that the list is sorted by, and `asc` or `desc`. */
                sort?: "name,asc" | "name,desc";
                /** @description Only records of this `list`. */
                list?: string;
            };
            header?: {
                /** @description Language of messages and texts; Polish when none is known. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of saved views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "page": 0,
                     *       "size": 25,
                     *       "totalElements": 1,
                     *       "totalPages": 1,
                     *       "content": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "list": "volunteers",
                     *           "name": "Soboty w Łodzi",
                     *           "query": "daysOfHelp=saturday&city=Łódź",
                     *           "columns": [
                     *             "firstname",
                     *             "lastname",
                     *             "city"
                     *           ],
                     *           "shared": true,
                     *           "author": {
                     *             "id": "01980000-0000-7000-8000-000000000002",
                     *             "name": "Piotr Zieliński"
                     *           },
                     *           "createdAt": "2026-11-20T09:30:00.000Z",
                     *           "updatedAt": "2026-11-20T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SavedViewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "list": "volunteers",
                 *       "name": "Soboty w Łodzi",
                 *       "query": "daysOfHelp=saturday&city=Łódź",
                 *       "columns": [
                 *         "firstname",
                 *         "lastname",
                 *         "city"
                 *       ],
                 *       "shared": true,
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["SavedViewInput"];
            };
        };
        responses: {
            /** @description The saved view. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000001",
                     *       "list": "volunteers",
                     *       "name": "Soboty w Łodzi",
                     *       "query": "daysOfHelp=saturday&city=Łódź",
                     *       "columns": [
                     *         "firstname",
                     *         "lastname",
                     *         "city"
                     *       ],
                     *       "shared": true,
                     *       "author": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "createdAt": "2026-11-20T09:30:00.000Z",
                     *       "updatedAt": "2026-11-20T09:30:00.000Z",
                     *       "version": 3,
                     *       "history": []
                     *     }
                     */
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000001",
                     *       "list": "volunteers",
                     *       "name": "Soboty w Łodzi",
                     *       "query": "daysOfHelp=saturday&city=Łódź",
                     *       "columns": [
                     *         "firstname",
                     *         "lastname",
                     *         "city"
                     *       ],
                     *       "shared": true,
                     *       "author": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "createdAt": "2026-11-20T09:30:00.000Z",
                     *       "updatedAt": "2026-11-20T09:30:00.000Z",
                     *       "version": 3,
                     *       "history": []
                     *     }
                     */
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "list": "volunteers",
                 *       "name": "Soboty w Łodzi",
                 *       "query": "daysOfHelp=saturday&city=Łódź",
                 *       "columns": [
                 *         "firstname",
                 *         "lastname",
                 *         "city"
                 *       ],
                 *       "shared": true,
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["SavedViewInput"];
            };
        };
        responses: {
            /** @description The saved view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000001",
                     *       "list": "volunteers",
                     *       "name": "Soboty w Łodzi",
                     *       "query": "daysOfHelp=saturday&city=Łódź",
                     *       "columns": [
                     *         "firstname",
                     *         "lastname",
                     *         "city"
                     *       ],
                     *       "shared": true,
                     *       "author": {
                     *         "id": "01980000-0000-7000-8000-000000000002",
                     *         "name": "Piotr Zieliński"
                     *       },
                     *       "createdAt": "2026-11-20T09:30:00.000Z",
                     *       "updatedAt": "2026-11-20T09:30:00.000Z",
                     *       "version": 3,
                     *       "history": []
                     *     }
                     */
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
