interface Kind {
  readonly schema: object;
  /** Valid values with their CSV cells in English. */
  readonly right: readonly (readonly [value: unknown, cell: string])[];
  /** Invalid values, with the place of the fault and the i18n key of the message. */
  readonly wrong: readonly (readonly [value: unknown, at: string, code: string])[];
}

/** A field of each kind that a contract may have, under names that will never exist. */
export const everyKind: Readonly<Record<string, Kind>> = {
  trialLevel: {
    schema: { type: 'integer', enum: [0, 1, 2] },
    right: [
      [0, '0'],
      [2, '2'],
    ],
    wrong: [[3, '', 'enum']],
  },
  trialLevels: {
    schema: { type: 'array', uniqueItems: true, minItems: 2, items: { type: 'integer', enum: [1, 2, 3] } },
    right: [[[3, 1], '"3, 1"']],
    wrong: [
      [[1], '', 'minItems'],
      [[1, 1], '', 'uniqueItems'],
      [[1, 9], '.1', 'enum'],
    ],
  },
  trialGrade: {
    schema: { enum: ['first', 'second aid'] },
    right: [['second aid', 'Second aid']],
    wrong: [['third', '', 'enum']],
  },
  trialStep: {
    schema: { enum: [-0.5, 1, 2.5] },
    right: [
      [2.5, '2.5'],
      [1, '1'],
      [-0.5, '-0.5'],
    ],
    wrong: [[-1, '', 'enum']],
  },
  trialEdition: {
    schema: { type: 'string', enum: ['v1.0', 'v2.0'] },
    right: [['v2.0', 'V2 0']],
    wrong: [['v3', '', 'enum']],
  },
  trialShare: {
    schema: { type: 'number', multipleOf: 0.1, minimum: -1 },
    right: [
      [0.3, '0.3'],
      [0.7, '0.7'],
      [-0.1, '-0.1'],
    ],
    wrong: [
      [0.35, '', 'multipleOf'],
      [-1.1, '', 'minimum'],
    ],
  },
  trialWeight: {
    schema: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 10 },
    right: [
      [0.5, '0.5'],
      [9.99, '9.99'],
    ],
    wrong: [
      [0, '', 'exclusiveMinimum'],
      [10, '', 'exclusiveMaximum'],
      ['5', '', 'onlyNumbers'],
    ],
  },
  trialCount: {
    schema: { type: 'integer' },
    right: [
      [5, '5'],
      [-2147483647, '-2147483647'],
    ],
    wrong: [
      [1.5, '', 'wholeNumber'],
      [2147483648, '', 'maximum'],
      ['x', '', 'onlyNumbers'],
    ],
  },
  trialSkills: {
    schema: {
      type: 'array',
      maxItems: 3,
      uniqueItems: true,
      items: { type: 'string', minLength: 2, maxLength: 20 },
    },
    right: [[['Szycie, haft', 'Ärzte'], '"Szycie, haft, Ärzte"']],
    wrong: [
      [['Ala', 'a'], '.1', 'minLength'],
      [['Ala', 'x'.repeat(21)], '.1', 'maxLength'],
      [['Ala', 'Ala'], '', 'uniqueItems'],
      [['aa', 'bb', 'cc', 'dd'], '', 'maxEntries'],
    ],
  },
  trialNumbers: {
    schema: { type: 'array', minItems: 2, items: { type: 'number' } },
    right: [[[7, 0.5], '"7, 0.5"']],
    wrong: [
      [[7], '', 'minEntries'],
      [['7', 8], '.0', 'onlyNumbers'],
    ],
  },
  trialMeeting: {
    schema: { type: 'string', format: 'date-time' },
    right: [['2026-11-02T09:30:00.000Z', '2026-11-02T09:30:00.000Z']],
    wrong: [
      ['2026-11-02', '', 'date'],
      ['0000-01-01T00:00:00Z', '', 'date'],
      ['2026-11-02T09:30:00+23:59', '', 'date'],
    ],
  },
  trialDay: {
    schema: { type: 'string', format: 'date' },
    right: [['0001-01-01', '0001-01-01']],
    wrong: [
      ['0000-01-01', '', 'date'],
      ['2026-02-30', '', 'date'],
    ],
  },
  trialDone: {
    schema: { type: 'boolean' },
    right: [
      [true, 'Yes'],
      [false, 'No'],
    ],
    wrong: [['true', '', 'type']],
  },
};

/** Optional object with parts of several kinds, including a nested object. */
export const onSite = objectOf({ 'x-store': 'search' });
/** For a record without a search. */
export const onSiteUnsearched = objectOf({});

function objectOf(search: object) {
  return {
    type: 'object',
    required: ['name', 'phone'],
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 50, ...search },
      phone: { $ref: 'Phone.yaml' },
      note: { type: 'string', maxLength: 250, 'x-ui': { column: false } },
      days: { type: 'array', uniqueItems: true, items: { $ref: 'Weekday.yaml' } },
      since: { $ref: 'Instant.yaml', 'x-ui': { column: 'hidden' } },
      desk: {
        type: 'object',
        required: ['floor'],
        properties: { floor: { type: 'integer', minimum: -1, maximum: 9 }, isOpen: { type: 'boolean' } },
        additionalProperties: false,
      },
    },
    additionalProperties: false,
  };
}
