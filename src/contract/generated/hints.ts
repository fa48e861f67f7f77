export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Hints: {
            /** @description On a schema: it is a resource of the panel and a table of the storage. `name` is the resource's name and the start of its paths, `table` its table (the name with `_` when nothing is said), `label` the properties that name a record, `picture` the one with the token of its image, which lists show before the name. The others are its operations; with `roles`, who may call them, those that nobody wrote out are derived: `GET` and `POST /name`, `GET /name/export`, and `GET`, `PUT` and `DELETE /name/{id}`, with the list item, the page and the input, and with `createdAt`, `updatedAt`, `version` and `history` of each record. `except` names other roles for some of them, or `false` for none such. A list is narrowed by the properties of `filters` (each choice and each yes or no when nothing is said; numbers, days and moments become `…From` and `…To`), and sorted by those of `sorts` (each column that has an order), at first by `sort` (`createdAt,desc`). `icon` is that of the navigation: one of MUI's outlined icons, without that word. Texts of its pages are asked for under `resources.<name>` of i18n. `pages: false` leaves its pages and its item of the navigation out. `owner` names a readOnly property that holds an `AccountReference`: who created a record, who alone reads and changes it. Where `shared`, a property that is yes or no, says yes, the whole team reads it, and admins may delete it. Example: `x-resource: { name: vehicles, label: [name], roles: [admin, coordinator], except: { delete: [admin] } }`. */
            "x-resource"?: {
                name?: string;
                table?: string;
                label?: string[];
                picture?: string;
                /** @description operationId of the paged list */
                list?: string;
                /** @description operationId that reads one record */
                one?: string;
                /** @description operationId of the CSV export */
                export?: string;
                /** @description operationId that counts the records of each choice of the list's filters */
                counts?: string;
                /** @description operationId that creates a record */
                create?: string;
                /** @description operationId that replaces a record */
                update?: string;
                /** @description operationId that deletes a record */
                delete?: string;
                roles?: ("admin" | "coordinator" | "volunteer")[];
                except?: {
                    list?: ("admin" | "coordinator" | "volunteer")[] | false;
                    one?: ("admin" | "coordinator" | "volunteer")[] | false;
                    export?: ("admin" | "coordinator" | "volunteer")[] | false;
                    create?: ("admin" | "coordinator" | "volunteer")[] | false;
                    update?: ("admin" | "coordinator" | "volunteer")[] | false;
                    delete?: ("admin" | "coordinator" | "volunteer")[] | false;
                };
                filters?: string[];
                sorts?: string[];
                sort?: string;
                icon?: string;
                /** @constant */
                pages?: false;
                owner?: string;
                shared?: string;
            };
            /** @description On a schema: its properties are those of `from`, so that a field is written once. `input` leaves out what is readOnly; `omit` leaves out more, `pick` keeps only these; `optional` makes some not required. Properties written beside it are added. */
            "x-derive"?: {
                from: string;
                input?: boolean;
                omit?: string[];
                pick?: string[];
                optional?: string[];
            };
            /** @description On a schema of choices (`enum`) of its own, or on a property of a resource whose operations are derived: they are shown as chips. Each choice has a `tone`, which is a colour, and an `icon`: one of MUI's outlined icons, without that word. Example: `x-tone: { pending: { tone: warning, icon: HourglassTop }, verified: { tone: success, icon: CheckCircle } }`. */
            "x-tone"?: {
                [key: string]: {
                    /** @enum {unknown} */
                    tone: "success" | "warning" | "error" | "info" | "primary" | "neutral";
                    icon: string;
                };
            };
            /** @description On an operation of one record (`/vehicles/{id}/lend`): a button of its page, for the roles that may call it, that asks first. `texts` is where i18n has its `label`, `title` (which takes `name`) and `text`; `label` and `text` name other keys. Where the operation takes a `reason`, `reason` is what it is called, a key under `fields`, and `help` under `texts` what is said of it. `reversible`: there is a way back. `when`: it is offered where each property has one of these values. `bulk`: the list offers it for a selection, too; under `bulk` of `texts` are its `label`, `text` and `done`, each with `smart_count`. Example: `x-act: { texts: vehicles.lend, icon: Key, variant: contained, when: { lent: [false] } }`. */
            "x-act"?: {
                texts: string;
                label?: string;
                text?: string;
                reason?: string;
                icon: string;
                /** @enum {unknown} */
                color?: "primary" | "error" | "inherit";
                /** @enum {unknown} */
                variant?: "contained" | "outlined" | "text";
                reversible?: boolean;
                /** @constant */
                bulk?: true;
                when?: {
                    [key: string]: unknown[];
                };
            };
            /** @description On an operation: the page of the panel that shows what it answers, or asks for what it takes, where that is not the default of a resource. `name` is that of `paths` in the code, and under `shell.titles` of i18n has its title; who may call the operation without a session may open the page so, too. Example: `x-page: { name: vehicle, path: '/vehicle/:vehicleId' }`. */
            "x-page"?: {
                name: string;
                path: string;
            };
            /**
             * @description On a schema that no operation takes as its body. It is a form all the same, with types, messages and a validator.
             * @constant
             */
            "x-form"?: true;
            /**
             * @description On a schema whose records are also given to people to be read outside of the panel. What is in it has names in i18n, as the fields of a resource have.
             * @constant
             */
            "x-document"?: true;
            /** @description On the schema of error codes, in the place of `enum`. The HTTP status of each; examples have the first of a status. */
            "x-status"?: {
                400?: string[];
                401?: string[];
                403?: string[];
                404?: string[];
                408?: string[];
                409?: string[];
                413?: string[];
                415?: string[];
                422?: string[];
                429?: string[];
                431?: string[];
                500?: string[];
                503?: string[];
            };
            /**
             * @description On an operation that opens, changes or ends a way into an account, or what one may do. Each use is a line of the log, as each refusal of any operation is.
             * @constant
             */
            "x-audited"?: true;
            /**
             * @description On a property of a resource. `false`: computed, no column. `search`: a column whose text the list's `q` finds.
             * @enum {unknown}
             */
            "x-store"?: false | "search";
            /** @description On a property: where the panel shows it. `column`: shown, hidden (can be switched on) or false (never) in the list, `shown` when nothing is said; `section`: the card of the profile and the step of the form; `widget`: the form's input where the type does not tell; `show: false`: not on the profile's cards; `link`: page of the panel that the words of the label lead to which i18n has under `fields` by the label's key and `Link`. */
            "x-ui"?: {
                /** @enum {unknown} */
                column?: "shown" | "hidden" | false;
                section?: string;
                /** @description key under `fields` in i18n; when nothing is said, `<Schema>.<property>` of a resource if i18n has it, or the property's name */
                label?: string;
                /** @enum {unknown} */
                widget?: "textarea" | "password" | "phone" | "checkboxes" | "radio" | "time" | "hidden";
                show?: boolean;
                link?: string;
            };
            /** @description On a schema: validation keyword → key under `validation` in i18n, where the general text of the keyword says too little. On an operation: `success` and `failure` → key under `messages` in i18n. */
            "x-messages"?: {
                [key: string]: string;
            };
            /** @description On a query parameter of a list whose name does not tell it: the property that it is compared with, and how: `equals` when nothing is said, `from` (at least) or `to` (at most). `choices` names a resource: a filter by id is then shown as a choice of its records, the user's own first; one that has a hint without it is asked for by the page itself. Example: `{ name: olderThan, in: query, x-filter: { property: dateOfBirth, compare: to }, schema: … }`. */
            "x-filter"?: {
                property: string;
                /** @enum {unknown} */
                compare?: "equals" | "from" | "to";
                choices?: string;
            };
            /** @description On an operation: who may call it. `visitor` stands for anybody, signed in or not. What depends on the record (own foundation, last admin, state) is in the server's rules. */
            "x-roles"?: ("visitor" | "admin" | "coordinator" | "volunteer")[];
            /** @description On a binary property of an upload, the media types found by content, the most bytes, and how many such files there may be. */
            "x-file"?: {
                types: string[];
                maxBytes: number;
                maxFiles?: number;
            };
            /**
             * @description On an operation or schema that the customer's specification does not show (design, section 5).
             * @constant
             */
            "x-assumed"?: true;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
