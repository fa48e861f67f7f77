// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CoordinatorRegistrationForm } from '../../../src/contract/generated/forms/CoordinatorRegistration.ts';
import { OrganizationRegistrationForm } from '../../../src/contract/generated/forms/OrganizationRegistration.ts';
import { VolunteerInputForm } from '../../../src/contract/generated/forms/VolunteerInput.ts';
import { stubBrowser } from '../support/stubBrowser.ts';
import { renderForm } from './renderForm.tsx';

beforeEach(() => void stubBrowser());

test.each([OrganizationRegistrationForm, CoordinatorRegistrationForm, VolunteerInputForm])(
  'the consents of $name lead to what is consented to, in another tab',
  async (form) => {
    await renderForm(form, { layout: 'cards' });
    const found = screen
      .getAllByRole<HTMLAnchorElement>('link')
      .filter(({ target }) => target)
      .map((link) => [link.textContent, link.getAttribute('href'), link.target, link.title]);
    const newTab = 'Otwiera się w nowej karcie';
    expect(found).toEqual([
      ['regulamin', '/terms', '_blank', newTab],
      ['politykę prywatności', '/privacy', '_blank', newTab],
    ]);
    for (const name of ['Akceptuję regulamin', 'Akceptuję politykę prywatności'])
      expect(screen.getByRole('checkbox', { name: new RegExp(`^${name}`) })).toBeDefined();
  },
);
