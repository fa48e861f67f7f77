import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { textExample } from '../../scripts/generate/deriveExamples.ts';
import { generateFiles } from '../../scripts/generate/generateFiles.ts';
import { nearestName } from '../../scripts/generate/nearestName.ts';
import { missingTexts } from '../../scripts/generate/readTexts.ts';
import { createAjv } from '../../src/contract/createAjv.ts';
import { type ContractCopy, copyContract, editorOf } from '../harness/copyContract.ts';
import { copyProject } from '../harness/copyProject.ts';
import { runNode } from '../harness/runNode.ts';

/** A slip of the pen in one file, and every line that `npm run generate` has to say about it. */
interface Refusal {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** With `@` for the line that is changed, `@+1` for the next. */
  readonly lines: readonly (string | RegExp)[];
}

const schema = (name: string) => `openapi/schemas/${name}.yaml`;
const volunteer = schema('Volunteer');
const paths = 'openapi/paths/volunteers.yaml';
const firstAct = '    x-messages: { success: volunteerVerified }';
const aboutMe = '  aboutMe:\n';
const root = join(import.meta.dirname, '../..');
/** What begins with the place, `@`. */
const inFile = (file: string, line: string | RegExp) =>
  typeof line === 'string'
    ? `${file}:${line}`
    : new RegExp(`^${file.replaceAll('.', '[.]')}:${line.source.slice(1)}`);

const refusals: Record<string, Refusal> = {
  'YAML that is none': {
    file: volunteer,
    from: 'properties:\n',
    to: 'properties: [\n',
    lines: [/^openapi\/schemas\/Volunteer\.yaml:@\S*: (?!.*undefined)/],
  },
  'a schema that is a list': {
    file: schema('EmailVerification'),
    from: readFileSync(join(root, schema('EmailVerification')), 'utf8'),
    to: '- type: object\n',
    lines: ['openapi/schemas/EmailVerification.yaml:@: no keys and values are in it.'],
  },
  'texts that are no JSON': {
    file: 'i18n/uk.json',
    from: '{\n  "abuseReports": {\n',
    to: '{\n,"abuseReports": {\n',
    lines: [/^i18n\/uk\.json:2: /],
  },
  'an address of the contact that is none': {
    file: 'openapi/openapi.yaml',
    from: 'contact: { name: Whoever runs this server }',
    to: 'contact: { name: Whoever runs this server, url: /report-problem }',
    lines: [
      'openapi/openapi.yaml:@: info.contact.url is /report-problem, which is no whole address. Begin it with https://.',
    ],
  },
  'a file that is not there': {
    file: volunteer,
    from: 'phone: { $ref: Phone.yaml,',
    to: 'phone: { $ref: Phones.yaml,',
    lines: ['openapi/schemas/Volunteer.yaml:@: there is no Phones.yaml – did you mean Phone.yaml?'],
  },
  'a schema called as in one document': {
    file: volunteer,
    from: 'phone: { $ref: Phone.yaml,',
    to: "phone: { $ref: '#/components/schemas/Phone',",
    lines: ['openapi/schemas/Volunteer.yaml:@: #/components/schemas/Phone leads nowhere: write Phone.yaml.'],
  },
  'a parameter that is not there': {
    file: 'openapi/paths/notifications.yaml',
    from: '#/components/parameters/Size',
    to: '#/components/parameters/Sizes',
    lines: ['openapi/paths/notifications.yaml:@: there is no Sizes – did you mean Size?'],
  },
  'a contract that is a list': {
    file: 'openapi/openapi.yaml',
    from: readFileSync(join(root, 'openapi/openapi.yaml'), 'utf8'),
    to: '- openapi: 3.1.0\n',
    lines: ['openapi/openapi.yaml:@: no keys and values are in it.'],
  },
  'a field that may not be left out and is not there': {
    file: volunteer,
    from: 'required: [id, firstname,',
    to: 'required: [id, firstnam,',
    lines: [
      'openapi/schemas/Volunteer.yaml:@: required names firstnam, which is no property of Volunteer – did you mean firstname?',
    ],
  },
  'x-resource.label': {
    file: volunteer,
    from: 'label: [firstname, lastname]',
    to: 'label: [firstname, surname]',
    lines: [
      /^openapi\/schemas\/Volunteer\.yaml:@: x-resource\.label names surname, which is no property of Volunteer/,
    ],
  },
  'x-resource.list': {
    file: volunteer,
    from: 'list: listVolunteers',
    to: 'list: listVolunters',
    lines: [
      'openapi/schemas/Volunteer.yaml:@: x-resource.list names listVolunters, which is no operation – did you mean listVolunteers?',
    ],
  },
  'x-resource.one': {
    file: volunteer,
    from: 'one: getVolunteer',
    to: 'one: getVolunter',
    lines: [
      'openapi/schemas/Volunteer.yaml:@: x-resource.one names getVolunter, which is no operation – did you mean getVolunteer?',
    ],
  },
  'x-resource.export': {
    file: volunteer,
    from: 'export: exportVolunteers',
    to: 'export: exportVolunters',
    lines: [
      'openapi/schemas/Volunteer.yaml:@: x-resource.export names exportVolunters, which is no operation – did you mean exportVolunteers?',
    ],
  },
  'the icon of a choice': {
    file: schema('Urgency'),
    from: 'icon: DragHandle }',
    to: 'icon: DragHandel }',
    lines: [
      /^openapi\/schemas\/Urgency\.yaml:@: icon is DragHandel, which is none of MUI's outlined icons – did you mean DragHandle\?$/,
    ],
  },
  'a look of what is no choice': {
    file: schema('Urgency'),
    from: '  normal: {',
    to: '  norml: {',
    lines: [
      'openapi/schemas/Urgency.yaml:@: x-tone names norml, which is no choice of Urgency – did you mean normal?',
    ],
  },
  'the icon of an act': {
    file: paths,
    from: 'icon: HowToReg,',
    to: 'icon: HowToRegg,',
    lines: [/^openapi\/paths\/volunteers\.yaml:@: icon is HowToRegg, .* – did you mean HowToReg\?$/],
  },
  'a state in which an act is offered': {
    file: paths,
    from: 'variant: contained, when: { accountStatus: [pending] }',
    to: 'variant: contained, when: { acountStatus: [pending] }',
    lines: [
      'openapi/paths/volunteers.yaml:@: x-act.when names acountStatus, which is no property of Volunteer – did you mean accountStatus?',
    ],
  },
  'a bulk act whose list does not tell for whom it is': {
    file: paths,
    from: 'variant: contained, when: { accountStatus: [pending] }',
    to: 'variant: contained, when: { hasAccount: [true] }',
    lines: [
      'openapi/paths/volunteers.yaml:@: x-act.bulk needs hasAccount of x-act.when in VolunteerListItem',
    ],
  },
  'x-derive.from': {
    file: schema('VolunteerListItem'),
    from: 'from: Volunteer,',
    to: 'from: Volunter,',
    lines: [
      'openapi/schemas/VolunteerListItem.yaml:@: x-derive.from names Volunter, which is no schema – did you mean Volunteer?',
    ],
  },
  'x-derive.omit, which would show what a list must not': {
    file: schema('VolunteerListItem'),
    from: 'rejectionReason,',
    to: 'rejectonReason,',
    lines: [
      'openapi/schemas/VolunteerListItem.yaml:@: x-derive.omit names rejectonReason, which is no property of Volunteer – did you mean rejectionReason?',
    ],
  },
  'x-derive.pick': {
    file: schema('VolunteerListItem'),
    from: 'omit: [aboutMe,',
    to: 'pick: [id, firstnam, accountStatus,',
    lines: [
      /^openapi\/schemas\/VolunteerListItem\.yaml:@: x-derive\.pick names firstnam, .* – did you mean firstname\?$/,
    ],
  },
  'x-derive.optional': {
    file: schema('VolunteerListItem'),
    from: 'omit: [aboutMe,',
    to: 'optional: [phonee], omit: [aboutMe,',
    lines: [
      /^openapi\/schemas\/VolunteerListItem\.yaml:@: x-derive\.optional names phonee, .* – did you mean phone\?$/,
    ],
  },
  'x-ui.section': {
    file: volunteer,
    from: 'city: { $ref: ShortName.yaml, x-store: search, x-ui: { section: address }',
    to: 'city: { $ref: ShortName.yaml, x-store: search, x-ui: { section: adress }',
    lines: [
      'openapi/schemas/Volunteer.yaml:@: there is no text sections.adress in i18n/{pl,en,uk,ru}.json – did you mean address? Otherwise add it there.',
    ],
  },
  'x-ui.label': {
    file: volunteer,
    from: 'label: appliedAt',
    to: 'label: appliedAtt',
    lines: [
      /^openapi\/schemas\/Volunteer\.yaml:@\S*: there is no text fields\.appliedAtt in .* – did you mean appliedAt\?/,
    ],
  },
  'x-ui.link': {
    file: schema('Consents'),
    from: 'link: /terms',
    to: 'link: /term',
    lines: [
      /^openapi\/schemas\/Consents\.yaml:@: x-ui\.link names \/term, which is no page of the panel – did you mean \/terms\?$/,
    ],
  },
  'x-page: the name of another': {
    file: 'openapi/paths/volunteers.yaml',
    from: 'x-page: { name: volunteer, path',
    to: 'x-page: { name: volunteers, path',
    lines: [
      'openapi/paths/volunteers.yaml:@: x-page is volunteers at /volunteer/:profileId, but there is volunteers at /volunteers already',
    ],
  },
  'x-page: the address of another': {
    file: 'openapi/paths/notifications.yaml',
    from: 'path: /notifications }',
    to: 'path: /settings }',
    lines: [
      'openapi/paths/notifications.yaml:@: x-page is notifications at /settings, but there is settings at /settings already',
    ],
  },
  'x-status: no status of an error': {
    file: schema('ErrorCode'),
    from: '  404: [not_found',
    to: '  204: [not_found',
    lines: [
      /^openapi\/schemas\/ErrorCode\.yaml:@\S*: x-status\.204 is not known, there are 400, .* – did you mean 404\?$/,
    ],
  },
  'a schema of no operation, and no form': {
    file: schema('Credentials'),
    from: 'x-form: true',
    to: 'x-assumed: true',
    lines: [/^openapi\/schemas\/Credentials\.yaml:@\S*: .*no-unused-components/],
  },
  'x-ui.widget': {
    file: volunteer,
    from: 'widget: textarea',
    to: 'widget: textaera',
    lines: [
      'openapi/schemas/Volunteer.yaml:@: x-ui.widget is "textaera", there are textarea, password, phone, checkboxes, radio, time, hidden – did you mean textarea?',
    ],
  },
  'a hint that there is not': {
    file: volunteer,
    from: 'howDidYouFindAboutUs: { $ref: FoundVia.yaml, x-ui:',
    to: 'howDidYouFindAboutUs: { $ref: FoundVia.yaml, x-iu:',
    lines: [
      /^openapi\/schemas\/Volunteer\.yaml:@\S*: x-iu is not known, there are .* – did you mean x-ui\?$/,
    ],
  },
  'x-messages of a field: the keyword': {
    file: volunteer,
    from: 'x-messages: { format: date, pattern: date }',
    to: 'x-messages: { format: date, patern: date }',
    lines: [
      'openapi/schemas/Volunteer.yaml:@: x-messages.patern is no keyword of validation – did you mean pattern?',
    ],
  },
  'x-messages of a field: the text': {
    file: volunteer,
    from: 'x-messages: { format: date, pattern: date }',
    to: 'x-messages: { format: date, pattern: dates }',
    lines: [
      /^openapi\/schemas\/Volunteer\.yaml:@: there is no text validation\.dates in .* – did you mean date\?/,
    ],
  },
  'x-messages of an operation: the text': {
    file: paths,
    from: firstAct,
    to: '    x-messages: { success: volunteerVerifed }',
    lines: [
      /^openapi\/paths\/volunteers\.yaml:@\S*: there is no text messages\.volunteerVerifed in .* – did you mean volunteerVerified\?/,
    ],
  },
  'x-messages of an operation: when': {
    file: paths,
    from: firstAct,
    to: '    x-messages: { succes: volunteerVerified }',
    lines: [
      /^openapi\/paths\/volunteers\.yaml:@\S*: x-messages\.succes is not known, there are success, failure – did you mean success\?$/,
    ],
  },
  'no x-roles': {
    file: paths,
    from: 'one page of them, filtered, searched and sorted.\n    x-roles: [admin, coordinator]\n',
    to: 'one page of them, filtered, searched and sorted.\n',
    lines: [
      'openapi/paths/volunteers.yaml:@-5: listVolunteers has no x-roles: say who may call it, of visitor, admin, coordinator, volunteer.',
    ],
  },
  'a role that there is not': {
    file: paths,
    from: 'one page of them, filtered, searched and sorted.\n    x-roles: [admin, coordinator]\n',
    to: 'one page of them, filtered, searched and sorted.\n    x-roles: [admin, coordinater]\n',
    lines: [
      'openapi/paths/volunteers.yaml:@+1: x-roles.1 is "coordinater", there are visitor, admin, coordinator, volunteer – did you mean coordinator?',
    ],
  },
  'a field of which no example can be put together': {
    file: volunteer,
    from: aboutMe,
    to: `  availableFrom: { type: string, pattern: '^(?=.*\\p{Lu})\\p{L}{3}-[0-9]{9}$' }\n${aboutMe}`,
    lines: [
      /^openapi\/schemas\/Volunteer\.yaml:@: give Volunteer\.availableFrom an `examples:` – what is put together for it must match pattern/,
    ],
  },
  'an example that is wrong': {
    file: volunteer,
    from: "examples: ['1994-05-17']",
    to: "examples: ['1994-13-17']",
    lines: [
      'openapi/schemas/Volunteer.yaml:@: the example of Volunteer.dateOfBirth must match format "date".',
    ],
  },
  'an example with a field that the record does not have': {
    file: schema('PersonInNeed'),
    from: '    firstname: Оксана\n',
    to: '    firstname: Оксана\n    nickname: Ксеня\n',
    lines: [
      inFile(
        schema('PersonInNeed'),
        /@\S*: an example of PersonInNeed is wrong: must NOT have additional properties\.$/,
      ),
    ],
  },
  'an example of a parameter that is wrong': {
    file: paths,
    from: '        description: Only who has proposed time',
    to: '        example: perhaps\n        description: Only who has proposed time',
    // Of the list, its export and its counts.
    lines: Array.from({ length: 3 }, () =>
      inFile(paths, /@\S*: an example of hasProposedTime is wrong: must be boolean\.$/),
    ),
  },
  'an example of a record that is wrong': {
    file: volunteer,
    from: 'firstname: Сергій,',
    to: 'firstname: 7,',
    lines: [/^openapi\/schemas\/Volunteer\.yaml:@\S*: the example of Volunteer\.firstname must be string\.$/],
  },
  'a file without a word': {
    file: schema('Urgency'),
    from: readFileSync(join(root, schema('Urgency')), 'utf8'),
    to: '',
    lines: ['openapi/schemas/Urgency.yaml:@: there is nothing in it.'],
  },
  ...Object.fromEntries(
    (
      [
        ['weight: { type: decimal }', /^@: type is "decimal", there are array, .*, string$/],
        ['weight: { type: strng }', /^@: type is "strng", there are .* – did you mean string\?$/],
        ["weight: { type: string, pattern: '[0-9' }", /^@: pattern is none: .*Unterminated character class/],
        [
          'weight: { type: string, format: iban }',
          /^@: format is "iban", there are binary, .*, year-to-now$/,
        ],
        ['weight: { type: string, format: date_time }', /^@: format is .* – did you mean date-time\?$/],
        [
          'weight: { type: string, maxLenght: 5 }',
          /^@: Property `maxLenght` is not expected here\. \(struct\)$/,
        ],
        [
          'weight: { type: string, nullable: true }',
          /^@: Property `nullable` is not expected here\. \(struct\)$/,
        ],
        ['weight: { type: string, maxLength: -1 }', '@: maxLength is -1, it must be >= 0.'],
        [
          'weight: { type: string, minLength: 9, maxLength: 3 }',
          /^@: minLength is 9, which is more than maxLength, 3/,
        ],
        [
          'weight: { type: integer, minimum: 1, maximum: 0 }',
          /^@: minimum is 1, which is more than maximum, 0\.$/,
        ],
        [
          'weight: { type: integer, minimum: 0, exclusiveMinimum: true }',
          '@: exclusiveMinimum is true, it must be number.',
        ],
        ['weight: { type: number, multipleOf: 0 }', '@: multipleOf is 0, it must be > 0.'],
        [
          'weight: { enum: [1, heavy] }',
          '@: enum has values of more than one type (number, string): let it be one.',
        ],
        [
          'weight: { type: object, properties: { unit: { const: kg } } }',
          /^@: unit is one value \(`const:`\) and may be left out/,
        ],
        [
          'toString: { type: string }',
          /^@: toString cannot be the name of a property: take up to 63 Latin letters/,
        ],
        ["'how heavy': { type: string }", /^@: how heavy cannot be the name of a property: /],
        [`${'heavy'.repeat(13)}: { type: string }`, /^@: (heavy)+ cannot be the name of a property: /],
        [
          'weight: { type: object, x-store: search, properties: { unit: { type: string } } }',
          '@: weight is an object, which is searched by its parts: give `x-store: search` to those.',
        ],
        [
          'weight: { $ref: Country.yaml, x-store: search }',
          '@: weight is no text, and only texts are searched: take its `x-store: search` away.',
        ],
        [
          'weight: { type: object, properties: { from: { $ref: Country.yaml, x-store: search } } }',
          '@: weight.from is no text, and only texts are searched: take its `x-store: search` away.',
        ],
      ] as const
    ).map(([written, line]) => [
      `a field that is ${written}`,
      { file: volunteer, from: aboutMe, to: `  ${written}\n${aboutMe}`, lines: [inFile(volunteer, line)] },
    ]),
  ),
  'a property that the server has a column for': {
    file: volunteer,
    from: aboutMe,
    to: `  verifiedAt: { $ref: Instant.yaml }\n${aboutMe}`,
    lines: [
      'openapi/schemas/Volunteer.yaml:@: the server keeps a column "volunteers"."verifiedAt" of its own. Give the property another name.',
    ],
  },
  'a choice less': {
    file: schema('FoundVia'),
    from: 'press, ',
    to: '',
    lines: [
      /^openapi\/schemas\/FoundVia\.yaml:@: The column "volunteers"\."howDidYouFindAboutUs" promises more .*columns\.json, and run `npm run generate` again\.$/,
    ],
  },
  'a shorter text': {
    file: volunteer,
    from: 'maxLength: 1500',
    to: 'maxLength: 1499',
    lines: [
      /^openapi\/schemas\/Volunteer\.yaml:@: The column "volunteers"\."aboutMe" .* maxLength is 1499 now\. /,
    ],
  },
  'a field that says not what it is': {
    file: volunteer,
    from: aboutMe,
    to: `  shoe: { description: A size. }\n${aboutMe}`,
    lines: [
      'openapi/schemas/Volunteer.yaml:@: Volunteer.shoe has no type: give it one `type:` of string, integer, number, boolean, array, object, or `enum:` or `const:`.',
    ],
  },
  'a field that says two things of what it is': {
    file: volunteer,
    from: aboutMe,
    to: `  shoe: { type: [string, integer, 'null'] }\n${aboutMe}`,
    lines: [
      /^openapi\/schemas\/Volunteer\.yaml:@: Volunteer\.shoe has more than one type \(string, integer\): give it one/,
    ],
  },
  'a list that does not say what is in it': {
    file: volunteer,
    from: aboutMe,
    to: `  shoes: { type: array }\n${aboutMe}`,
    lines: [/^openapi\/schemas\/Volunteer\.yaml:@: Volunteer\.shoes is a list of nothing: give it `items:`/],
  },
  'a list of objects that a form would have to ask for': {
    file: volunteer,
    from: aboutMe,
    to: `  shoes: { type: array, items: { type: object, properties: { size: { type: integer } } } }\n${aboutMe}`,
    lines: [
      /^openapi\/schemas\/Volunteer\.yaml:@: Volunteer\.shoes is a list of objects, which no form can ask for/,
    ],
  },
  'an object of which nothing is known': {
    file: volunteer,
    from: aboutMe,
    to: `  shoe: { type: object }\n${aboutMe}`,
    lines: [
      /^openapi\/schemas\/Volunteer\.yaml:@: Volunteer\.shoe is an object without properties, which no form can ask for/,
    ],
  },
  'a time that nobody types': {
    file: volunteer,
    from: aboutMe,
    to: `  callAt: { type: string, format: time }\n${aboutMe}`,
    lines: [
      'openapi/schemas/Volunteer.yaml:@: Volunteer.callAt has the format time, which asks for seconds and a zone: let it be `$ref: TimeOfDay.yaml`.',
    ],
  },
  'a choice less in what is recorded for good': {
    file: schema('HistoryAction'),
    from: 'published, unpublished, ',
    to: 'published, ',
    lines: [
      'openapi/schemas/HistoryAction.yaml:@: The column "history"."action" promises more than its rows may hold: unpublished may no longer stand. What is recorded is never changed: put it back.',
    ],
  },
  'a field that is required now': {
    file: volunteer,
    from: 'required: [id, firstname,',
    to: 'required: [street, id, firstname,',
    lines: [
      /^openapi\/schemas\/Volunteer\.yaml:@: The column "volunteers"\."street" becomes required, but rows may hold null\. /,
    ],
  },
};

/** The tests' own resource, all of whose operations are derived. */
const entity = 'openapi/schemas/EquipmentItem.yaml';
const entityFile = join(import.meta.dirname, '../harness/entity/EquipmentItem.yaml');
const filters = 'filters: [kind,';
const derived: Readonly<Record<string, Omit<Refusal, 'file'>>> = {
  'no role at all': {
    from: 'roles: [admin, coordinator]',
    to: 'roles: []',
    lines: [`${entity}:@: x-resource.roles must NOT have fewer than 1 items`],
  },
  'a role that nobody has': {
    from: 'roles: [admin, coordinator]',
    to: 'roles: [admin, cordinator]',
    lines: [
      `${entity}:@: x-resource.roles.1 is "cordinator", there are admin, coordinator, volunteer – did you mean coordinator?`,
    ],
  },
  'nothing that names a record': {
    from: '  label: [name]\n',
    to: '',
    lines: [
      /^openapi\/schemas\/EquipmentItem\.yaml:@\S*: x-resource must have properties name, label when property roles is present$/,
    ],
  },
  'an exception for no operation': {
    from: 'except: { delete: [admin] }',
    to: 'except: { remove: [admin] }',
    lines: [
      `${entity}:@: x-resource.except.remove is not known, there are list, one, export, create, update, delete`,
    ],
  },
  'a filter by what is not there': {
    from: filters,
    to: 'filters: [kinds,',
    lines: [
      `${entity}:@: x-resource.filters names kinds, which is no property of EquipmentItem – did you mean kind?`,
    ],
  },
  'a filter by what cannot be compared': {
    from: filters,
    to: 'filters: [history,',
    lines: [
      `${entity}:@: x-resource.filters names history, which is not stored. Take it away, or write the list's operation out.`,
    ],
  },
  'an order by what has none': {
    from: '  filters:',
    to: '  sorts: [uses]\n  filters:',
    lines: [
      `${entity}:@: x-resource.sorts names uses, which is of the kind enums and has no order. Take it away, or write the list's operation out.`,
    ],
  },
  'an order at first that the list has not': {
    from: '  filters:',
    to: '  sort: seat,asc\n  filters:',
    lines: [
      `${entity}:@: x-resource.sort begins with seat, which the list is not sorted by – did you mean seats?`,
    ],
  },
  'a field that every record has': {
    from: '  seats: {',
    to: '  version: { type: string }\n  seats: {',
    lines: [
      `${entity}:@: every record of a resource has a version of its own. Give the property another name.`,
    ],
  },
  'a field that nobody can give a value': {
    from: 'required: [name, kind]\nproperties:\n',
    to: 'required: [name, kind, serial]\nproperties:\n  serial: { type: string, readOnly: true }\n',
    lines: [
      /^openapi\/schemas\/EquipmentItem\.yaml:@\+2: serial is required and readOnly, so nobody gives it/,
    ],
  },
  'a column that PostgreSQL has itself': {
    from: '  seats: {',
    to: '  ctid: { type: string, maxLength: 9 }\n  seats: {',
    lines: [
      `${entity}:@: ctid is a column that PostgreSQL has in every table. Give the property another name.`,
    ],
  },
  'a reference that a form would have to ask for': {
    from: '  seats: {',
    to: '  keeper: { $ref: AccountReference.yaml }\n  seats: {',
    lines: [
      /^openapi\/schemas\/EquipmentItem\.yaml:@: keeper refers to another record, .* make it readOnly, or/,
    ],
  },
  'a number that the column does not hold': {
    from: 'seats: { type: integer, minimum: 0, maximum: 80,',
    to: 'seats: { type: integer, minimum: 0, maximum: 9007199254740991,',
    lines: [
      `${entity}:@: seats is stored as an integer up to 2147483647: lower its bounds, or let it be a number.`,
    ],
  },
  'what is binary': {
    from: '  seats: {',
    to: '  scan: { type: string, format: binary }\n  seats: {',
    lines: [`${entity}:@: scan is binary, which no column holds: write an operation that uploads it out.`],
  },
  'a value where there is none that cannot be': {
    from: 'kind: { type: string, enum: [vehicle, tent, tool],',
    to: 'kind: { type: string, enum: [vehicle, tent, tool], default: boat,',
    lines: [
      `${entity}:@: default is "boat", which kind may not be: it must be equal to one of the allowed values.`,
    ],
  },
  'a page of a list that is left out': {
    from: 'except: { delete: [admin] }',
    to: 'except: { list: false }',
    lines: [
      `${entity}:@: x-resource.except leaves the list out, and its page would have nothing to show: say \`pages: false\` too, or keep the list.`,
    ],
  },
  'an owner that is no account': {
    from: '  except: { delete: [admin] }',
    to: '  owner: notes',
    lines: [
      /^openapi\/schemas\/EquipmentItem\.yaml:@: x-resource\.owner names notes, which is no readOnly Account/,
    ],
  },
  'an input that does not fit': {
    from: 'notes:\n    type: string\n    maxLength: 1000\n    x-store: search\n    x-ui: { widget: textarea,',
    to: 'notes:\n    type: string\n    maxLength: 1000\n    x-store: search\n    x-ui: { widget: checkboxes,',
    lines: [
      /^openapi\/schemas\/EquipmentItem\.yaml:@\S*: \w+\.notes has the widget checkboxes, which is not for the kind text: /,
    ],
  },
  'a record that holds itself': {
    from: '  seats: {',
    to: '  parts: { type: array, readOnly: true, items: { $ref: EquipmentItem.yaml } }\n  seats: {',
    lines: [
      `${entity}:@: EquipmentItem → EquipmentItem: none can hold itself. Refer to another record by its id, \`$ref: Id.yaml\`.`,
    ],
  },
  'a record that derives from itself': {
    from: 'type: object\n',
    to: 'type: object\nx-derive: { from: EquipmentItem }\n',
    lines: [
      `${entity}:@+1: EquipmentItem → EquipmentItem: none can derive from itself. Write the properties of one of them out.`,
    ],
  },
  'choices that are none': {
    from: 'enum: [vehicle, tent, tool]',
    to: 'enum: []',
    lines: [`${entity}:@: enum has no choices: name them, or take \`enum:\` away.`],
  },
  'a look of what is no choice': {
    from: 'enum: [vehicle, tent, tool],',
    to: 'enum: [vehicle, tent, tool], x-tone: { vehicles: { tone: info, icon: Build } },',
    lines: [`${entity}:@: x-tone names vehicles, which is no choice of kind – did you mean vehicle?`],
  },
  'a choice without a look': {
    from: 'enum: [vehicle, tent, tool],',
    to: 'enum: [vehicle, tent, tool], x-tone: { vehicle: { tone: info, icon: Build } },',
    lines: [`${entity}:@: x-tone has no look of tent, tool: give each choice one.`],
  },
  'a look of a text': {
    from: 'notes:\n    type: string\n',
    to: 'notes:\n    x-tone: { long: { tone: info, icon: Build } }\n    type: string\n',
    lines: [`${entity}:@+1: x-tone is for choices: write it beside their \`enum:\`, or take it away.`],
  },
  'an icon of a choice of its own': {
    from: 'items: { type: string, enum: [transport, camp, kitchen] }',
    to: 'items: { type: string, enum: [transport], x-tone: { transport: { tone: info, icon: Bild } } }',
    lines: [`${entity}:@: icon is Bild, which is none of MUI's outlined icons – did you mean Build?`],
  },
  'a record without a name': {
    from: 'label: [name]',
    to: 'label: []',
    lines: [`${entity}:@: x-resource.label must NOT have fewer than 1 items`],
  },
  'a picture that is none': {
    from: 'label: [name]',
    to: 'label: [name]\n  picture: notes',
    lines: [
      `${entity}:@+1: x-resource.picture names notes, which is no token of an image: let it be \`{ $ref: ImageToken.yaml, readOnly: true }\`.`,
    ],
  },
  'a section that is like none': {
    from: 'x-ui: { section: record }, examples: [1250.5]',
    to: 'x-ui: { section: valuables }, examples: [1250.5]',
    lines: [`${entity}:@: there is no text sections.valuables in i18n/{pl,en,uk,ru}.json: add it there.`],
  },
  'what is taken and not shown': {
    from: '  seats: {',
    to: '  pin: { type: string, maxLength: 9, writeOnly: true }\n  seats: {',
    lines: [
      /^openapi\/schemas\/EquipmentItem\.yaml:@: pin is writeOnly, which nothing that is derived can be/,
    ],
  },
  'an address that the server answers': {
    from: 'name: equipment-items',
    to: 'name: certificate',
    lines: [
      `${entity}:@: x-resource.name is certificate, but what begins with /certificate is answered by the server itself. Take another.`,
    ],
  },
  'an address that is a page already': {
    from: 'name: equipment-items',
    to: 'name: settings',
    lines: [`${entity}:@: x-resource.name is settings, but /settings is a page of the panel already`],
  },
  'the name of another resource': {
    from: 'name: equipment-items',
    to: 'name: participants',
    lines: [
      /^openapi\/schemas\/\w+\.yaml:@\S*: x-resource\.name is participants, as that of EquipmentItem is\./,
      /^openapi\/schemas\/\w+\.yaml:@\S*: x-resource\.table is participants, as that of EquipmentItem is\./,
    ],
  },
};

describe('npm run generate refuses', () => {
  const rows = [
    ...Object.entries(refusals),
    ...Object.entries(derived).map(
      ([of, row]) => [`of a resource: ${of}`, { ...row, file: entity }] as const,
    ),
  ];
  test.each(rows)('%s', async (_, { file, from, to, lines }) => {
    const copy = copied();
    if (file === entity) copy.write(entity, readFileSync(entityFile, 'utf8'));
    const original = readFileSync(join(copy.folder, file), 'utf8');
    const changed = original.slice(0, original.indexOf(from)).split('\n').length;
    copy.edit(file, from, to);
    const told = await generateFiles(copy.folder).then(
      () => 'nothing',
      (error: Error) => error.message,
    );
    const fromThere = (line: number) => `@${line > changed ? '+' : ''}${line - changed || ''}`;
    expect(told.replace(/(?<=\.yaml:)\d+(?=: )/g, (line) => fromThere(Number(line))).split('\n')).toEqual(
      lines.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))),
    );
  });

  test('by status 1, and writes nothing', async () => {
    const { folder, remove } = copyProject();
    onTestFinished(remove);
    const read = () =>
      ['src/contract/generated', 'src/server/core/db/migrations'].flatMap((path) =>
        readdirSync(join(folder, path), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')]),
      );
    const before = read();
    const item = schema('VolunteerListItem');
    const { edit } = editorOf(folder);
    edit(item, 'rejectionReason', 'rejectonReason');
    const { code, stdout, stderr } = await runNode(['scripts/generate/generate.ts'], { cwd: folder });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe(
      `${item}:3: x-derive.omit names rejectonReason, which is no property of Volunteer – did you mean rejectionReason?\n`,
    );
    expect(read()).toEqual(before);

    // Texts that are missing stop nobody: all are told at once.
    edit(item, 'rejectonReason', 'rejectionReason');
    edit(volunteer, aboutMe, `  trialSize: { type: string, enum: [S, XL] }\n${aboutMe}`);
    const done = await runNode(['scripts/generate/generate.ts'], { cwd: folder });
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(done.stdout.split('\n').filter((line) => line.startsWith('add '))).toEqual([
      'add enums.trialSize.S to i18n/{pl,en,uk,ru}.json – until then the panel shows “S”',
      'add enums.trialSize.XL to i18n/{pl,en,uk,ru}.json – until then the panel shows “Xl”',
      'add fields.trialSize to i18n/{pl,en,uk,ru}.json – until then the panel shows “Trial size”',
    ]);
  });
});

describe('an example is put together for', () => {
  const ajv = createAjv();
  test.each([
    { format: 'date' },
    { format: 'date-time' },
    { format: 'time' },
    { format: 'email', maxLength: 100 },
    { format: 'uri' },
    { format: 'uuid' },
    { minLength: 30 },
    { maxLength: 2 },
    { minLength: 10, maxLength: 12 },
    { pattern: '^[A-Z]{2}-[0-9]{3}$' },
    { pattern: '^(red|green)$', maxLength: 3 },
    { pattern: '^[0-9]+$', minLength: 8, maxLength: 8 },
  ])('%o, the same in each run', (rules) => {
    const example = textExample({ type: 'string', ...rules });
    expect(ajv.validate({ type: 'string', ...rules }, example)).toBe(true);
    expect(textExample({ type: 'string', ...rules })).toBe(example);
  });
});

test('a text that one language lacks is named with that language', () => {
  const copy = copied();
  const uk = JSON.parse(readFileSync(join(copy.folder, 'i18n/uk.json'), 'utf8'));
  delete uk.fields.city;
  copy.write('i18n/uk.json', JSON.stringify(uk));
  expect(missingTexts(['fields.city', 'fields.street'], copy.folder)).toEqual([
    'add fields.city to i18n/uk.json – until then the panel shows “City”',
  ]);
});

test('a choice with a dot in it has its text, and is told of whole where it has none', () => {
  const copy = copied();
  const en = JSON.parse(readFileSync(join(copy.folder, 'i18n/en.json'), 'utf8'));
  Object.assign(en.enums, { edition: { 'v1.0': 'First' } });
  copy.write('i18n/en.json', JSON.stringify(en));
  expect(missingTexts(['enums.edition.v1.0'], copy.folder)).toEqual([
    'add enums.edition.v1.0 to i18n/{pl,uk,ru}.json – until then the panel shows “V1 0”',
  ]);
});

test('the nearest name is one that is like it, or none', () => {
  expect(nearestName('adress', ['about', 'address'])).toBe('address');
  expect(nearestName('tent', ['about', 'address'])).toBeUndefined();
});

function copied(): ContractCopy {
  const copy = copyContract();
  onTestFinished(() => copy.remove());
  return copy;
}
