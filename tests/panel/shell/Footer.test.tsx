// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Footer } from '../../../src/panel/shell/Footer.tsx';
import { links } from '../../../src/panel/shell/links.ts';
import { renderInPanel } from '../support/renderInPanel.tsx';

const show = (at = '/') => renderInPanel([{ path: '*', element: <Footer /> }], { at, language: 'en' });

test('a problem can be reported', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'Report problem' });
  expect(link.getAttribute('href')).toMatch(/^mailto:.+@.+/);
});

test.each([
  ['/', '/manual'],
  ['/volunteers?accountStatus=pending', '/manual#volunteers'],
  ['/event/0190c1a2-0000-7000-8000-000000000001/participants', '/manual#participants'],
  ['/nowhere', '/manual'],
])('on %s the user manual opens beside the page at %s', async (at, href) => {
  await show(at);
  const link = screen.getByRole('link', { name: 'User manual' });
  expect(link.getAttribute('href')).toBe(href);
  expect(link.getAttribute('target')).toBe('_blank');
});

describe('where the operator has a manual', () => {
  beforeEach(() => {
    Object.assign(links, { userManual: 'https://example.org/manual' });
  });
  afterEach(() => {
    Object.assign(links, { userManual: undefined });
  });

  test('the user manual is outside of the panel, and opens beside it', async () => {
    await show('/volunteers');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'User manual' });
    expect(link.href).toBe('https://example.org/manual');
    expect(link.target).toBe('_blank');
  });
});

test('the copyright is of 2023', async () => {
  await show();
  expect(screen.getByText(/^© 2023\b/)).toBeDefined();
});
