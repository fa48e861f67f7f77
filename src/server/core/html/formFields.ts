import { choiceText } from '../../../contract/choiceText.ts';
import type { FormDefinition, FormSchema } from '../../../contract/FormDefinition.ts';
import { autofillTokens } from '../../../contract/forms/autofillTokens.ts';
import { formSections } from '../../../contract/forms/formSections.ts';
import { type FieldInput, inputOf } from '../../../contract/forms/inputOf.ts';
import { listCountries } from '../../../contract/forms/listCountries.ts';
import { isNewPassword, ruleHint } from '../../../contract/forms/ruleHint.ts';
import type { Language } from '../../../contract/Language.ts';
import { languageKey } from '../../../contract/languageKey.ts';
import type { ValidationMessage } from '../../../contract/validationMessage.ts';
import type { Translate } from '../texts/translator.ts';
import { attributes, type Html, html } from './html.ts';
import { itemsOf } from './readForm.ts';

/** So few choices are all shown at once. */
const MOST_RADIOS = 4;
/** Empty inputs for more items of a list. */
const MORE_ITEMS = 3;
/** As many lines as fit on a phone. */
const LINES = 5;

export interface FormView {
  readonly form: FormDefinition;
  /** What was typed, by the path of each field; passwords are not shown again. */
  readonly typed: URLSearchParams;
  readonly issues: readonly ValidationMessage[];
  readonly language: Language;
  readonly translate: Translate;
  /** The page's own name of a field, instead of the one under `fields`. */
  readonly nameOf?: (path: string) => string | undefined;
  /** The page's own hint of a field, before the rule of the contract. */
  readonly hintOf?: (path: string) => string | undefined;
}

interface Field {
  readonly path: string;
  readonly schema: FormSchema;
  readonly required: boolean;
  readonly input: FieldInput;
  readonly label: string;
  /** Of its first control. */
  readonly id: string;
  readonly hint: string | undefined;
  readonly faults: readonly string[];
}

/** A section of a form. */
export interface FormFieldset {
  readonly markup: Html;
  /** Whether somebody consents to something in it. */
  readonly hasConsents: boolean;
}

/** The controls of a form of a few fields as HTML, which need no heading. */
export function formControls(view: FormView): Html {
  const fields = formSections(view.form.schema).flatMap((section) => section.fields);
  return html`<div class="card">${fields.map((name) => fieldMarkup(fieldOf(view, name), view))}</div>
`;
}

/** The controls of a form as HTML, section by section: without scripts, and with what was typed and what is wrong with it. */
export function formFieldsets(view: FormView): FormFieldset[] {
  return formSections(view.form.schema).map(({ id, title, group, fields }) => {
    const prefix = group && `${group}.`;
    const shown = fields.map((name) => fieldOf(view, prefix + name));
    const markup = html`<fieldset id="${`s-${id.replaceAll('.', '-')}`}"><legend>${view.translate(title)}</legend>
${shown.map((field) => fieldMarkup(field, view))}</fieldset>
`;
    return { markup, hasConsents: shown.some(({ schema }) => schema.const === true) };
  });
}

export interface FormFault {
  /** Of the control to go to; undefined if there is none. */
  readonly id: string | undefined;
  readonly text: string;
}

/** What is wrong with what was typed, a line for each field. */
export function formFaults(view: FormView): FormFault[] {
  const shown = formSections(view.form.schema).flatMap(({ group, fields }) =>
    fields.map((name) => fieldOf(view, group ? `${group}.${name}` : name)),
  );
  const placed = shown.flatMap(({ label, id, faults: [fault] }) =>
    fault === undefined ? [] : [{ id, text: `${label}: ${fault}` }],
  );
  const others = view.issues
    .filter(({ field }) => !shown.some(({ path }) => isAt(field, path)))
    .map(({ key, values }) => ({ id: undefined, text: view.translate(`validation.${key}`, values) }));
  return [...placed, ...others];
}

function fieldOf(view: FormView, path: string): Field {
  const { form, issues, translate } = view;
  const parts = path.split('.');
  let group = form.schema;
  for (const part of parts.slice(0, -1)) group = group.properties?.[part] ?? {};
  const name = parts.at(-1) ?? '';
  const schema = group.properties?.[name] ?? {};
  const required = group.required?.includes(name) ?? false;
  const rule = ruleHint(schema);
  const hints = [view.hintOf?.(path), rule && translate(`validation.${rule.key}`, rule.values)];
  const faults = issues
    .filter(({ field }) => isAt(field, path))
    .map(({ key, values }) => translate(`validation.${key}`, values));
  return {
    path,
    schema,
    required,
    input: inputOf(schema, required),
    label: view.nameOf?.(path) ?? translate(`fields.${schema['x-ui']?.label ?? name}`),
    id: `f-${parts.join('-')}`,
    hint: hints.filter(Boolean).join(' ') || undefined,
    faults: [...new Set(faults)],
  };
}

/** Whether an issue is that of a field, or of what is in it. */
function isAt(issue: string, path: string): boolean {
  return issue === path || issue.startsWith(`${path}.`);
}

/** Hint and faults, which the control is described by. */
function notesOf({ id, hint, faults }: Field): Html {
  return html`${hint && html`<p class="hint" id="${id}-hint">${hint}</p>`}
${faults.length > 0 && html`<p class="fault" id="${id}-fault">${faults.map((fault) => html`<span>${fault}</span> `)}</p>`}`;
}

function describedBy({ id, hint, faults }: Field): string | undefined {
  const ids = [...(hint ? [`${id}-hint`] : []), ...(faults.length > 0 ? [`${id}-fault`] : [])];
  return ids.length > 0 ? ids.join(' ') : undefined;
}

const star = html` <span class="star" aria-hidden="true">*</span>`;

function fieldMarkup(field: Field, view: FormView): Html {
  const { input, schema, label, id, required, faults } = field;
  const mark = required && star;
  if (input === 'checkbox' || input === 'switch') {
    return html`<div class="field">${boxMarkup(field, view)}${notesOf(field)}</div>
`;
  }
  const choices = choicesOf(field, view);
  if (choices || input === 'list') {
    const group = attributes({
      role: input === 'radio' || input === 'select' ? 'radiogroup' : 'group',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': describedBy(field),
      'aria-required': (required && (input === 'radio' || input === 'select')) || undefined,
    });
    return html`<div class="field"${group}><p class="label" id="${id}-label">${label}${mark}</p>
${choices ?? listMarkup(field, view)}${notesOf(field)}</div>
`;
  }
  const common = {
    id,
    name: field.path,
    required: required && schema.const === undefined,
    'aria-invalid': faults.length > 0 ? 'true' : undefined,
    'aria-describedby': describedBy(field),
  };
  return html`<div class="field${isShort(field) && ' half'}"><label for="${id}">${label}${mark}</label>
${controlMarkup(field, common, view)}${notesOf(field)}</div>
`;
}

/** As long as a line of this many letters. */
const SHORT = 100;

/** Whether two of it fit side by side where there is room. */
function isShort({ input, schema, hint }: Field): boolean {
  return input !== 'textarea' && hint === undefined && (input !== 'text' || (schema.maxLength ?? 0) <= SHORT);
}

type Common = Parameters<typeof attributes>[0];

const types: Partial<Record<FieldInput, string>> = {
  email: 'email',
  uri: 'url',
  phone: 'tel',
  password: 'password',
  date: 'date',
  'date-time': 'datetime-local',
  time: 'time',
};

function controlMarkup(field: Field, common: Common, view: FormView): Html {
  const { input, schema, path } = field;
  const { typed, language, translate } = view;
  const value = input === 'password' ? '' : (typed.get(path) ?? '');
  const autocomplete =
    input === 'password' ? passwordToken(schema) : autofillTokens[path.split('.').at(-1) ?? ''];
  if (input === 'textarea') {
    const set = { ...common, rows: LINES, maxlength: schema.maxLength, autocomplete };
    // A line break after the tag is no part of the text.
    return html`<textarea${attributes(set)}>
${value}</textarea>`;
  }
  if (input === 'select' || input === 'country') {
    const options =
      input === 'country'
        ? listCountries(language).map(({ code, name }) => [code, name] as const)
        : namesOf(field, view);
    const set = { ...common, autocomplete: input === 'country' ? 'country' : autocomplete };
    return html`<select${attributes(set)}><option value="">${translate('form.noChoice')}</option>${options.map(
      ([choice, name]) =>
        html`<option${attributes({ value: choice, selected: choice === value })}>${name}</option>`,
    )}</select>`;
  }
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  const set = {
    ...common,
    type: types[input] ?? 'text',
    value: value || undefined,
    maxlength: schema.maxLength,
    inputmode: isNumber ? (schema.type === 'integer' ? 'numeric' : 'decimal') : undefined,
    autocomplete,
  };
  return html`<input${attributes(set)}>`;
}

function passwordToken(schema: FormSchema): string {
  return isNewPassword(schema) ? 'new-password' : 'current-password';
}

/** Values and names of the choices of a field or of its items. */
function namesOf({ schema, path, input }: Field, { form, translate, language }: FormView) {
  const values = schema.enum ?? schema.items?.enum;
  if (!values && input === 'radio') {
    return [['true', translate('form.yes')] as const, ['false', translate('form.no')] as const];
  }
  return (values ?? []).map((value) => {
    const text = String(value);
    return [text, choiceText(form.enumNames[path], text, { translate, language })] as const;
  });
}

/** Radios or checkboxes; undefined for what is not chosen so. */
function choicesOf(field: Field, view: FormView): Html | undefined {
  const { input, path, id, required, faults, schema } = field;
  const isFew = input === 'select' && required && (schema.enum?.length ?? 0) <= MOST_RADIOS;
  const type = input === 'checkboxes' ? 'checkbox' : input === 'radio' || isFew ? 'radio' : undefined;
  if (type === undefined) return undefined;
  const chosen = view.typed.getAll(path);
  return html`<div class="choices">${namesOf(field, view).map(
    ([value, name], index) =>
      html`<label><input${attributes({
        type,
        id: index === 0 ? id : `${id}-${index}`,
        name: path,
        value,
        checked: chosen.includes(value),
        'aria-invalid': faults.length > 0 ? 'true' : undefined,
      })}> <span>${name}</span></label>
`,
  )}</div>`;
}

/** An input for each item, and some for more. */
function listMarkup(field: Field, { typed }: FormView): Html {
  const { path, schema, id, label, faults } = field;
  const items = itemsOf(typed, path);
  const most = schema.maxItems ?? Number.POSITIVE_INFINITY;
  const inputs = [...items, ...Array(Math.max(0, Math.min(MORE_ITEMS, most - items.length))).fill('')];
  return html`${inputs.map(
    (value, index) =>
      html`<input${attributes({
        type: 'text',
        id: index === 0 ? id : `${id}-${index}`,
        name: path,
        value: value || undefined,
        maxlength: schema.items?.maxLength,
        'aria-label': `${label} ${index + 1}`,
        'aria-invalid': faults.length > 0 ? 'true' : undefined,
      })}>
`,
  )}`;
}

function boxMarkup(field: Field, { typed, translate, language }: FormView): Html {
  const { path, id, label, required, schema, faults } = field;
  const { link, label: key = path.split('.').at(-1) } = schema['x-ui'] ?? {};
  const isMust = required && schema.const === true;
  const box = attributes({
    type: 'checkbox',
    id,
    name: path,
    value: 'true',
    checked: typed.has(path),
    required: isMust,
    'aria-invalid': faults.length > 0 ? 'true' : undefined,
    'aria-describedby': describedBy(field),
  });
  const words = link && translate(`fields.${key}Link`);
  const [before = label, after = ''] = words ? label.split(words) : [label];
  return html`<label class="box"><input${box}> <span>${before}${
    words &&
    html`<a${attributes({
      href: `${link}?${languageKey}=${language}`,
      target: '_blank',
      rel: 'noopener',
      title: translate('form.newTab'),
    })}>${words}</a>`
  }${after}${isMust && star}</span></label>`;
}
