import { describe, expect, test } from 'vitest';
import type { FormDefinition, FormSchema } from '../../../src/contract/FormDefinition.ts';
import { fillForm } from '../../../src/server/core/html/fillForm.ts';
import { formFaults, formFieldsets } from '../../../src/server/core/html/formFields.ts';
import { html } from '../../../src/server/core/html/html.ts';
import { readForm } from '../../../src/server/core/html/readForm.ts';
import { translator } from '../../../src/server/core/texts/translator.ts';
import { everyKind } from '../../harness/everyKind.ts';
import { controlsOf, encodeForm, parsePage } from '../../harness/openPublicPages.ts';

const language = 'en';
const reader = { language, timeZone: 'Europe/Warsaw' } as const;

const formOf = (properties: Record<string, FormSchema>, required: string[] = []): FormDefinition => ({
  name: 'Trial',
  schema: { type: 'object', properties, required },
  enumNames: {},
  validators: {},
});

/** The form's controls as a browser without scripts has them. */
function draw(
  form: FormDefinition,
  typed = new URLSearchParams(),
  issues: { field: string; key: string }[] = [],
) {
  const view = {
    ...({ form, typed, language, translate: translator(language) } as const),
    issues: issues.map((issue) => ({ ...issue, values: {} })),
  };
  const markup = html`<form>${formFieldsets(view).map((one) => one.markup)}</form>`.toString();
  return { document: parsePage(markup), faults: formFaults(view), markup };
}

/** What a browser sends of the form as it is. */
function sentOf(document: Document): URLSearchParams {
  return encodeForm(controlsOf(document));
}

/** As it is typed into a control: local times, and each item by itself. */
const typedOf = (value: unknown): string[] =>
  [value].flat().map((one) => (/Z$/.test(String(one)) ? '2026-11-02T10:30' : String(one)));

describe.each(Object.entries(everyKind))('a control of the kind of %s', (name, { schema, right }) => {
  // A box that is not ticked says nothing, so no is asked for where an answer is required.
  const required = name === 'trialDone' ? [name] : [];
  const form = formOf({ [name]: schema as FormSchema }, required);

  // The contract says which choices there are; a list of them has no order.
  const inOrder = (one: unknown) => (Array.isArray(one) && schemaHasChoices(schema) ? [...one].sort() : one);

  test.each(right)('takes %j, and shows it again', (value) => {
    const typed = new URLSearchParams(typedOf(value).map((one) => [name, one]));
    const { document } = draw(form, typed);
    const sent = sentOf(document);
    expect(inOrder(readForm(form.schema, sent, reader)[name])).toEqual(inOrder(value));
  });

  test.each(right)('holds %j of a record', (value) => {
    const typed = fillForm(form.schema, { [name]: value }, reader.timeZone);
    const sent = sentOf(draw(form, typed).document);
    expect(inOrder(readForm(form.schema, sent, reader)[name])).toEqual(inOrder(value));
    expect([...fillForm(form.schema, { [name]: null }, reader.timeZone)]).toEqual([]);
  });

  test('is empty at first, and nothing is read of it then', () => {
    const { document } = draw(form);
    expect(readForm(form.schema, sentOf(document), reader)).toEqual({});
    expect(document.querySelectorAll(`[name="${name}"]`).length).toBeGreaterThan(0);
  });
});

const schemaHasChoices = (schema: object) => 'items' in schema && 'enum' in (schema.items as object);

test('what is not of a kind stays text, for the contract to refuse', () => {
  const { schema } = formOf({
    count: { type: 'integer' },
    size: { type: 'string', enum: ['S', 'M'] },
    at: { type: 'string', format: 'date-time' },
    days: { type: 'array', items: { type: 'string', enum: ['monday'] } },
    done: { type: 'boolean' },
  });
  const typed = new URLSearchParams(
    'count=many&size=XXL&at=2026-13-45T99:99&days=someday&done=maybe&other=1',
  );
  expect(readForm(schema, typed, reader)).toEqual({
    ...{ count: 'many', size: 'XXL', at: '2026-13-45T99:99', days: ['someday'], done: true },
  });
});

test('a group is read where something of it is given, and always where the contract asks for it', () => {
  const parts: FormSchema = {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string' },
      desk: { type: 'object', properties: { floor: { type: 'integer' }, isOpen: { type: 'boolean' } } },
    },
  };
  const optional = formOf({ onSite: parts }).schema;
  const asked = formOf({ onSite: parts }, ['onSite']).schema;
  expect(readForm(optional, new URLSearchParams('onSite.name='), reader)).toEqual({});
  expect(readForm(asked, new URLSearchParams(), reader)).toEqual({ onSite: {} });
  const typed = new URLSearchParams({ 'onSite.desk.floor': '-1', 'onSite.desk.isOpen': 'true' });
  expect(readForm(optional, typed, reader)).toEqual({ onSite: { desk: { floor: -1, isOpen: true } } });
  const { document } = draw(formOf({ onSite: parts }), typed);
  expect(sentOf(document).get('onSite.desk.floor')).toBe('-1');
});

test('nobody’s text becomes markup, in no control', () => {
  const hostile = `"'><script>alert(1)</script></textarea></select>`;
  const kinds: Record<string, FormSchema> = {
    text: { type: 'string' },
    long: { type: 'string', 'x-ui': { widget: 'textarea' } },
    choice: { type: 'string', enum: ['a', 'b', 'c', 'd', 'e'] },
    list: { type: 'array', items: { type: 'string' } },
    password: { type: 'string', 'x-ui': { widget: 'password' } },
  };
  const typed = new URLSearchParams(Object.keys(kinds).map((name) => [name, hostile]));
  const { document, markup } = draw(formOf(kinds), typed);
  expect(document.querySelectorAll('script')).toHaveLength(0);
  const held = controlsOf(document);
  expect([held.text, held.long, held.password]).toEqual([hostile, hostile, '']);
  expect(markup).not.toContain('<script');
});

test('a fault without a control is told, too, and leads nowhere', () => {
  const form = formOf({ city: { type: 'string' } });
  const { faults } = draw(form, new URLSearchParams(), [
    { field: 'city', key: 'required' },
    { field: 'organizationId', key: 'reference' },
  ]);
  expect(faults).toEqual([
    { id: 'f-city', text: 'City: This field is required' },
    { id: undefined, text: 'There is no such record' },
  ]);
});
