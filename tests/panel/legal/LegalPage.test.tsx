// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import polish from '../../../i18n/legal/pl.json' with { type: 'json' };
import { renderVisitor } from '../support/renderVisitor.tsx';

const show = async (name: 'TermsPage' | 'PrivacyPage', changed = {}) => {
  vi.resetModules();
  vi.doMock('../../../i18n/legal/pl.json', () => ({ default: { ...polish, ...changed } }));
  const { [name]: Page } = await import('../../../src/panel/legal/LegalPage.tsx');
  await act(() => renderVisitor(Page, '/page'));
  return screen.findByRole('heading', { level: 1 });
};

test.each([
  ['terms', 'TermsPage', 'Regulamin', '/privacy'],
  ['privacy', 'PrivacyPage', 'Polityka prywatności', '/terms'],
] as const)(
  'the page of the %s has all its sections, its version and the way to the other',
  async (name, Page, title, other) => {
    expect((await show(Page)).textContent).toBe(title);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(polish[name].map(({ heading }, index) => `${index + 1}. ${heading}`));
    for (const block of polish[name].flatMap(({ text }) => text).flat())
      expect(screen.getByText(block)).toBeDefined();
    expect(screen.getByText('Wersja 1.0 z dnia 22 listopada 2026')).toBeDefined();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([...polish[name].map(({ id }) => `#${id}`), other]);
    for (const { id } of polish[name]) expect(document.getElementById(id)?.tagName).toBe('H2');
  },
);

test('a template says at its top that it is one', async () => {
  const heading = await show('TermsPage');
  const note = screen.getByRole('alert');
  expect(within(note).getByText('To jest wzór')).toBeDefined();
  expect(note.textContent).toContain('zastąpić własnym');
  const first = screen.getByRole('navigation');
  expect(heading.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(note.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a text that replaced it says nothing of a template', async () => {
  await show('TermsPage', { template: false });
  expect(screen.queryByRole('alert')).toBeNull();
});
