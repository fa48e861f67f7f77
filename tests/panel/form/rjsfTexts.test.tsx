// @vitest-environment jsdom
import { TranslatableString } from '@rjsf/utils';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CredentialsForm } from '../../../src/contract/generated/forms/Credentials.ts';
import { languages } from '../../../src/contract/Language.ts';
import { loadI18nProvider } from '../../../src/panel/data/i18nProvider.ts';
import { withSchema } from '../../../src/panel/kit/form/formVariants.ts';
import { rjsfTexts } from '../../../src/panel/kit/form/useFormSetup.ts';
import { renderForm } from './renderForm.tsx';

const all = Object.values(TranslatableString);

test.each(languages)('each text of rjsf is there in %s', async (language) => {
  const { translate } = await loadI18nProvider(language);
  const textOf = rjsfTexts(translate);
  for (const text of all) {
    const said = textOf(text, ['Adam', 'Beata', 'Celina']);
    expect(said, text).toMatch(/^\p{Lu}/u);
    expect(said, text).not.toMatch(/^[\w.]+\.\w+$|\{\{|%\d/);
    if (language !== 'en') expect(said, text).not.toBe(text);
  }
  const filledIn = all.filter((text) => /%1/.test(text) && textOf(text, ['Adam']).includes('Adam'));
  expect(filledIn).toEqual([
    TranslatableString.OptionPrefix,
    TranslatableString.TitleOptionPrefix,
    TranslatableString.KeyLabel,
    TranslatableString.DeprecatedLabel,
    TranslatableString.FilesInfo,
  ]);
});

test('a form says in the language of the panel what rjsf has to say', async () => {
  // An array that does not say of what: no input of ours can know what to do with it.
  const properties = { ...CredentialsForm.schema.properties, languages: { type: 'array' } } as const;
  await renderForm(withSchema(CredentialsForm, { ...CredentialsForm.schema, properties }));
  await screen.findByText('Tego pola nie można tu wypełnić');
});
