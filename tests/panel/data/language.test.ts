// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { activeLanguage, chooseLanguage } from '../../../src/panel/data/language.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test.each([
  [null, 'pl'],
  ['uk', 'uk'],
  ['de', 'pl'],
  ['', 'pl'],
  ['toString', 'pl'],
])('stored %j speaks %s', (stored, language) => {
  if (stored !== null) localStorage.setItem('activeLanguage', stored);
  expect(activeLanguage()).toBe(language);
});

test('where nothing may be stored, it is Polish', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
    clear: () => {},
  });
  expect(activeLanguage()).toBe('pl');
});

test('choosing a language keeps it and starts the panel anew', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  chooseLanguage('ru');
  expect(localStorage.getItem('activeLanguage')).toBe('ru');
  expect(reload).toHaveBeenCalledOnce();
});

test('a window keeps the language it started with, whatever is chosen in another', async () => {
  vi.resetModules();
  const opened = await import('../../../src/panel/data/language.ts');
  localStorage.setItem('activeLanguage', 'en');
  expect(opened.startLanguage()).toBe('en');
  expect(document.documentElement.lang).toBe('en');
  localStorage.setItem('activeLanguage', 'uk');
  expect(opened.activeLanguage()).toBe('en');
  expect(opened.startLanguage()).toBe('uk');
});
