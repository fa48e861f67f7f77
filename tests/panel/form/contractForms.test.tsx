// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormDefinition } from '../../../src/contract/FormDefinition.ts';
import { formSections } from '../../../src/contract/forms/formSections.ts';
import { inputOf as inputKind } from '../../../src/contract/forms/inputOf.ts';
import { stubBrowser } from '../support/stubBrowser.ts';
import { renderForm } from './renderForm.tsx';

const modules = import.meta.glob<Record<string, FormDefinition>>(
  ['../../../src/contract/generated/forms/*.ts', '!**/*.validator.ts'],
  { eager: true },
);
const forms = Object.values(modules).flatMap((module) => Object.values(module));

beforeEach(() => {
  stubBrowser();
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

describe('whatever form the contract has', () => {
  test.each(forms.map((form) => [form.name, form] as const))('%s can be filled in', async (_, form) => {
    const { container } = await renderForm(form, { layout: 'cards' });
    const paths = formSections(form.schema).flatMap(({ group, fields }) =>
      fields.map((name) => (group ? `${group}.${name}` : name)),
    );
    // A list of free texts has at first but a button that adds one.
    const inputOf = (path: string) =>
      container.querySelector(
        inputKind(form.schema.properties?.[path] ?? {}, false) === 'list'
          ? '[data-adds]'
          : `[name="${path}"]`,
      );
    await waitFor(() => expect(paths.filter((path) => !inputOf(path))).toEqual([]));
    for (const input of container.querySelectorAll<HTMLInputElement>('input[type=text], textarea[name]')) {
      expect(input.labels?.[0]?.textContent, input.name).toMatch(/^[^.]{3,}$/);
    }
    expect(console.error).not.toHaveBeenCalled();
    expect(console.warn).not.toHaveBeenCalled();
  });
});
