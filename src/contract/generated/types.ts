export interface paths {
    "/organizations/{id}/volunteers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the foundation's volunteers */
        get: operations["listVolunteers"];
        put?: never;
        post?: never;
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
        /** Export the volunteers of the current filter as CSV */
        get: operations["exportVolunteers"];
        put?: never;
        post?: never;
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
         * @description The volunteer is listed once the e-mail is confirmed. Answers alike for an address that is known.
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
        /** Read one volunteer with files and history */
        get: operations["getVolunteer"];
        put?: never;
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
        /** Delete a volunteer and everything attached, in any state */
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
        /** List a volunteer's attached files */
        get: operations["listVolunteerFiles"];
        put?: never;
        /** Attach a file to a volunteer */
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
        /** Download an attached file */
        get: operations["downloadVolunteerFile"];
        put?: never;
        post?: never;
        /** Delete an attached file */
        delete: operations["deleteVolunteerFile"];
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
        /** Leave the foundation, from the companion app */
        post: operations["leaveOrganizationAsVolunteer"];
        delete?: never;
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
         * @example pending
         * @enum {string}
         */
        AccountStatus: "pending" | "verified" | "rejected";
        /** @example 4 */
        ApartmentNumber: string;
        /**
         * @example {
         *       "terms": true,
         *       "privacy": true
         *     }
         */
        Consents: {
            /**
             * @example true
             * @constant
             */
            terms: true;
            /**
             * @example true
             * @constant
             */
            privacy: true;
        };
        /**
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
         * @description What the sign-in form takes; it travels in the Basic authorization header.
         * @example {
         *       "email": "anna.kowalska@demo.example",
         *       "password": "Demo-2026!"
         *     }
         */
        Credentials: {
            email: components["schemas"]["Email"];
            /**
             * Format: password
             * @example Demo-2026!
             */
            password: string;
        };
        /**
         * Format: email
         * @description Compared without case.
         * @example anna.kowalska@demo.example
         */
        Email: string;
        /**
         * @description What went wrong; the texts are in i18n under `errors`.
         * @example invalid_input
         * @enum {string}
         */
        ErrorCode: "invalid_input" | "malformed_body" | "missing_source_device" | "cross_site" | "invalid_credentials" | "unauthenticated" | "forbidden" | "panel_for_coordinators" | "organization_pending" | "organization_declined" | "email_unconfirmed" | "not_found" | "invalid_state" | "volunteer_not_pending" | "email_taken" | "last_admin" | "token_invalid" | "token_used" | "already_signed_up" | "event_not_open" | "places_below_signed_up" | "record_changed" | "upload_failed" | "content_too_large" | "file_too_large" | "unsupported_media_type" | "too_many_requests" | "internal" | "service_unavailable";
        /**
         * @example friends
         * @enum {string}
         */
        FoundVia: "friends" | "socialMedia" | "press" | "event" | "internet" | "school" | "other";
        /**
         * @example socialAssistance
         * @enum {string}
         */
        HelpCategory: "healthcare" | "nature" | "charity" | "elderlyPeople" | "humanRights" | "socialAssistance" | "animals" | "education" | "ecology" | "helpForUkraine" | "sportsAndTourism";
        /**
         * @example verified
         * @enum {string}
         */
        HistoryAction: "created" | "edited" | "verified" | "rejected" | "deleted" | "fileUploaded" | "fileDeleted" | "viewed" | "published" | "unpublished" | "finished" | "cancelled" | "invited" | "roleChanged" | "left" | "restored";
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
        /** @example 12 */
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
         * Format: date-time
         * @description ISO 8601, UTC.
         * @example 2026-11-02T09:30:00.000Z
         */
        Instant: string;
        /**
         * @description Language of the panel and of mails; pl is default and fallback.
         * @default pl
         * @example pl
         * @enum {string}
         */
        LanguageCode: "pl" | "en" | "uk" | "ru";
        /**
         * @example {
         *       "reason": "I am moving abroad."
         *     }
         */
        LeaveInput: {
            /** @example I am moving abroad. */
            reason: string;
        };
        /**
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000001",
         *       "name": "Anna Kowalska",
         *       "email": "anna.admin@demo.example",
         *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *       "role": "admin",
         *       "organizationId": "01980000-0000-7000-8000-000000000001"
         *     }
         */
        LoggedInUser: {
            id: components["schemas"]["Id"];
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
        };
        /**
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
         * Format: password
         * @example Demo-2026!
         */
        Password: string;
        /**
         * @description +48 or +380 and nine digits; spaces and dashes typed by a person are dropped before it is checked.
         * @example +48601234567
         */
        Phone: string;
        /** @example 00-001 */
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
        /** @example The documents are not complete. */
        Reason: string;
        /**
         * @example coordinator
         * @enum {string}
         */
        Role: "admin" | "coordinator" | "volunteer";
        ShortName: string;
        /**
         * @example pl
         * @enum {string}
         */
        SpokenLanguage: "pl" | "en" | "uk" | "ru" | "de" | "fr" | "es" | "be";
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
         *       "howDidYouFindAboutUs": "friends",
         *       "haveYouBeenAVolunteerBefore": true,
         *       "rating": 4.5,
         *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *       "rejectionReason": "The documents are not complete.",
         *       "createdAt": "2026-11-02T09:30:00.000Z",
         *       "files": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000001",
         *           "name": "zaświadczenie.pdf",
         *           "type": "application/pdf",
         *           "bytes": 48213,
         *           "createdAt": "2026-11-02T09:30:00.000Z"
         *         }
         *       ],
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
         *       "howDidYouFindAboutUs": "friends",
         *       "haveYouBeenAVolunteerBefore": true,
         *       "rating": 4.5,
         *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *       "rejectionReason": "The documents are not complete.",
         *       "createdAt": "2026-11-02T09:30:00.000Z",
         *       "files": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000001",
         *           "name": "zaświadczenie.pdf",
         *           "type": "application/pdf",
         *           "bytes": 48213,
         *           "createdAt": "2026-11-02T09:30:00.000Z"
         *         }
         *       ],
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
         *       "howDidYouFindAboutUs": "friends",
         *       "haveYouBeenAVolunteerBefore": true,
         *       "rating": 4.5,
         *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
         *       "rejectionReason": "The documents are not complete.",
         *       "createdAt": "2026-11-02T09:30:00.000Z",
         *       "files": [
         *         {
         *           "id": "01980000-0000-7000-8000-000000000001",
         *           "name": "zaświadczenie.pdf",
         *           "type": "application/pdf",
         *           "bytes": 48213,
         *           "createdAt": "2026-11-02T09:30:00.000Z"
         *         }
         *       ],
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
            /** @example Łucja */
            firstname: string;
            /** @example Wiśniewska */
            lastname: string;
            /**
             * @example pending
             * @enum {string}
             */
            readonly accountStatus: "pending" | "verified" | "rejected";
            /** @example Łódź */
            city: string;
            /**
             * Format: email
             * @description Compared without case.
             * @example lucja.wisniewska@mail.example
             */
            email: string;
            phone: components["schemas"]["Phone"];
            /**
             * Format: date
             * @example 1994-05-17
             */
            dateOfBirth: string;
            country?: {
                /**
                 * @description ISO 3166-1 alpha-2.
                 * @example PL
                 */
                code: string;
                /** @example Polska */
                name: string;
            } | null;
            /** @example 00-001 */
            postCode?: string | null;
            /** @example Piotrkowska */
            street?: string | null;
            /** @example 12 */
            houseNumber?: string | null;
            /** @example 4 */
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
             * @example friends
             * @enum {string|null}
             */
            howDidYouFindAboutUs?: "friends" | "socialMedia" | "press" | "event" | "internet" | "school" | "other" | null;
            /** @example true */
            haveYouBeenAVolunteerBefore: boolean;
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
            /** @example The documents are not complete. */
            readonly rejectionReason?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             * @example 2026-11-02T09:30:00.000Z
             */
            readonly createdAt: string;
            readonly files: components["schemas"]["VolunteerFile"][];
            readonly history: components["schemas"]["HistoryEntry"][];
        };
        /**
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
            /** @example Łucja */
            firstname: string;
            /** @example Wiśniewska */
            lastname: string;
            /** @example Łódź */
            city: string;
            /**
             * Format: email
             * @description Compared without case.
             * @example lucja.wisniewska@mail.example
             */
            email: string;
            phone: components["schemas"]["Phone"];
            /**
             * Format: date
             * @example 1994-05-17
             */
            dateOfBirth: string;
            country?: {
                /**
                 * @description ISO 3166-1 alpha-2.
                 * @example PL
                 */
                code: string;
                /** @example Polska */
                name: string;
            } | null;
            /** @example 00-001 */
            postCode?: string | null;
            /** @example Piotrkowska */
            street?: string | null;
            /** @example 12 */
            houseNumber?: string | null;
            /** @example 4 */
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
         *       "howDidYouFindAboutUs": "friends",
         *       "haveYouBeenAVolunteerBefore": true,
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
         *       "howDidYouFindAboutUs": "friends",
         *       "haveYouBeenAVolunteerBefore": true,
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
         *       "howDidYouFindAboutUs": "friends",
         *       "haveYouBeenAVolunteerBefore": true,
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
            /** @example Łucja */
            firstname: string;
            /** @example Wiśniewska */
            lastname: string;
            /**
             * @example pending
             * @enum {string}
             */
            readonly accountStatus: "pending" | "verified" | "rejected";
            /** @example Łódź */
            city: string;
            /**
             * Format: email
             * @description Compared without case.
             * @example lucja.wisniewska@mail.example
             */
            email: string;
            phone: components["schemas"]["Phone"];
            /**
             * Format: date
             * @example 1994-05-17
             */
            dateOfBirth: string;
            country?: {
                /**
                 * @description ISO 3166-1 alpha-2.
                 * @example PL
                 */
                code: string;
                /** @example Polska */
                name: string;
            } | null;
            /** @example 00-001 */
            postCode?: string | null;
            /** @example Piotrkowska */
            street?: string | null;
            /** @example 12 */
            houseNumber?: string | null;
            /** @example 4 */
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
             * @example friends
             * @enum {string|null}
             */
            howDidYouFindAboutUs?: "friends" | "socialMedia" | "press" | "event" | "internet" | "school" | "other" | null;
            /** @example true */
            haveYouBeenAVolunteerBefore: boolean;
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
         *           "howDidYouFindAboutUs": "friends",
         *           "haveYouBeenAVolunteerBefore": true,
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
         *           "howDidYouFindAboutUs": "friends",
         *           "haveYouBeenAVolunteerBefore": true,
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
         *           "howDidYouFindAboutUs": "friends",
         *           "haveYouBeenAVolunteerBefore": true,
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
         * @example saturday
         * @enum {string}
         */
        Weekday: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
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
                 *       "title": "invalid_input",
                 *       "status": 400,
                 *       "code": "invalid_input",
                 *       "message": "invalid_input",
                 *       "messages": [
                 *         "invalid_input"
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
                 *       "title": "unauthenticated",
                 *       "status": 401,
                 *       "code": "unauthenticated",
                 *       "message": "unauthenticated",
                 *       "messages": [
                 *         "unauthenticated"
                 *       ],
                 *       "errors": []
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The role may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/docs#problem-forbidden",
                 *       "title": "forbidden",
                 *       "status": 403,
                 *       "code": "forbidden",
                 *       "message": "forbidden",
                 *       "messages": [
                 *         "forbidden"
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
                 *       "title": "not_found",
                 *       "status": 404,
                 *       "code": "not_found",
                 *       "message": "not_found",
                 *       "messages": [
                 *         "not_found"
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
                 *       "title": "invalid_state",
                 *       "status": 409,
                 *       "code": "invalid_state",
                 *       "message": "invalid_state",
                 *       "messages": [
                 *         "invalid_state"
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
                 *       "title": "content_too_large",
                 *       "status": 413,
                 *       "code": "content_too_large",
                 *       "message": "content_too_large",
                 *       "messages": [
                 *         "content_too_large"
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
                 *       "title": "unsupported_media_type",
                 *       "status": 415,
                 *       "code": "unsupported_media_type",
                 *       "message": "unsupported_media_type",
                 *       "messages": [
                 *         "unsupported_media_type"
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
                 *       "title": "upload_failed",
                 *       "status": 422,
                 *       "code": "upload_failed",
                 *       "message": "upload_failed",
                 *       "messages": [
                 *         "upload_failed"
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
                 *       "title": "too_many_requests",
                 *       "status": 429,
                 *       "code": "too_many_requests",
                 *       "message": "too_many_requests",
                 *       "messages": [
                 *         "too_many_requests"
                 *       ],
                 *       "errors": []
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service cannot answer now; `message` says why. */
        ServiceUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/docs#problem-service_unavailable",
                 *       "title": "service_unavailable",
                 *       "status": 503,
                 *       "code": "service_unavailable",
                 *       "message": "service_unavailable",
                 *       "messages": [
                 *         "service_unavailable"
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
    listVolunteers: {
        parameters: {
            query?: {
                /** @description Number of the page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                size?: components["parameters"]["Size"];
                sort?: "createdAt,desc" | "createdAt,asc" | "lastname,asc" | "lastname,desc" | "firstname,asc" | "firstname,desc" | "city,asc" | "city,desc" | "accountStatus,asc" | "accountStatus,desc";
                /** @description Free text; case and diacritics do not matter, every word has to be found. */
                q?: components["parameters"]["Q"];
                accountStatus?: components["schemas"]["AccountStatus"];
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
                     *           "howDidYouFindAboutUs": "friends",
                     *           "haveYouBeenAVolunteerBefore": true,
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
                     *           "howDidYouFindAboutUs": "friends",
                     *           "haveYouBeenAVolunteerBefore": true,
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
                     *           "howDidYouFindAboutUs": "friends",
                     *           "haveYouBeenAVolunteerBefore": true,
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
    exportVolunteers: {
        parameters: {
            query?: {
                sort?: "createdAt,desc" | "createdAt,asc" | "lastname,asc" | "lastname,desc" | "firstname,asc" | "firstname,desc" | "city,asc" | "city,desc" | "accountStatus,asc" | "accountStatus,desc";
                /** @description Free text; case and diacritics do not matter, every word has to be found. */
                q?: components["parameters"]["Q"];
                accountStatus?: components["schemas"]["AccountStatus"];
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
                     *       "howDidYouFindAboutUs": "friends",
                     *       "haveYouBeenAVolunteerBefore": true,
                     *       "rating": 4.5,
                     *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *       "rejectionReason": "The documents are not complete.",
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "files": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "name": "zaświadczenie.pdf",
                     *           "type": "application/pdf",
                     *           "bytes": 48213,
                     *           "createdAt": "2026-11-02T09:30:00.000Z"
                     *         }
                     *       ],
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
                     *       "howDidYouFindAboutUs": "friends",
                     *       "haveYouBeenAVolunteerBefore": true,
                     *       "rating": 4.5,
                     *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *       "rejectionReason": "The documents are not complete.",
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "files": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "name": "zaświadczenie.pdf",
                     *           "type": "application/pdf",
                     *           "bytes": 48213,
                     *           "createdAt": "2026-11-02T09:30:00.000Z"
                     *         }
                     *       ],
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
                     *       "howDidYouFindAboutUs": "friends",
                     *       "haveYouBeenAVolunteerBefore": true,
                     *       "rating": 4.5,
                     *       "imageToken": "b2xlbmEtYWRtaW4tcGhvdG8tdG9rZW4tMDAwMDAwMDA",
                     *       "rejectionReason": "The documents are not complete.",
                     *       "createdAt": "2026-11-02T09:30:00.000Z",
                     *       "files": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000001",
                     *           "name": "zaświadczenie.pdf",
                     *           "type": "application/pdf",
                     *           "bytes": 48213,
                     *           "createdAt": "2026-11-02T09:30:00.000Z"
                     *         }
                     *       ],
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
}
