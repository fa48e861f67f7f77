const text = { type: 'string', minLength: 1, pattern: '^\\S.*\\S$|^\\S$' };
const texts = (minItems: number, items: object = text) => ({
  type: 'array',
  minItems,
  uniqueItems: true,
  items,
});

/** `tests/specification.yaml`; see `SpecificationGroup`. */
export const tableSchema = {
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    required: ['section', 'title', 'rows'],
    properties: {
      // Those from 10 are of the design of what came after it.
      section: { type: 'integer', minimum: 1, maximum: 18 },
      title: text,
      rows: texts(1, {
        type: 'object',
        required: ['what', 'provenBy'],
        properties: {
          what: text,
          fields: texts(2),
          provenBy: texts(1, {
            type: 'string',
            pattern: '^(contract|server|panel|e2e)/\\S+\\.test\\.tsx?( › \\S.*)+$',
          }),
        },
        additionalProperties: false,
      }),
    },
    additionalProperties: false,
  },
};
