// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Footer } from '../../../src/panel/shell/Footer.tsx';
import { renderInPanel } from '../support/renderInPanel.tsx';

const show = () => renderInPanel([{ path: '*', element: <Footer /> }], { language: 'en' });

test('a problem can be reported', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'Report problem' });
  expect(link.getAttribute('href')).toMatch(/^mailto:.+@.+/);
});

test('the user manual is outside of the panel, and opens beside it', async () => {
  await show();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'User manual' });
  expect(link.protocol).toBe('https:');
  expect(link.origin).not.toBe(window.location.origin);
  expect(link.target).toBe('_blank');
});

test('the copyright is of 2023', async () => {
  await show();
  expect(screen.getByText(/^© 2023\b/)).toBeDefined();
});
