// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Footer } from '../../../src/panel/shell/Footer.tsx';
import { links } from '../../../src/panel/shell/manualSections.ts';
import { renderInPanel } from '../support/renderInPanel.tsx';

const show = (at = '/') => renderInPanel([{ path: '*', element: <Footer /> }], { at, language: 'en' });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const { reportProblem } = links;

afterEach(() => void Object.assign(links, { reportProblem }));

test.each([
  ['/volunteer/0190?tab=history', '/report-problem?page=%2Fvolunteer%2F0190'],
  ['/restore-account?token=secret', '/report-problem?page=%2Frestore-account'],
  ['/report-problem?page=%2Fevents', '/report-problem'],
])('a problem can be reported, with the page where it happened: %s', async (at, href) => {
  await show(at);
  expect(hrefOf('Report problem')).toBe(href);
});

test('where the operator says where, a problem is reported there', async () => {
  Object.assign(links, { reportProblem: 'mailto:help@example.org' });
  await show();
  expect(hrefOf('Report problem')).toBe('mailto:help@example.org');
});

test.each([
  ['Mobile app', '/app'],
  ['Terms of use', '/terms'],
  ['Privacy policy', '/privacy'],
])('%s is a page of the panel', async (name, href) => {
  await show();
  expect(hrefOf(name)).toBe(href);
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
