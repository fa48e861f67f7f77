import { expect, test } from 'vitest';
import { loadI18nProvider } from '../../../src/panel/data/i18nProvider.ts';

test('English has the texts of react-admin, written our way', async () => {
  const { translate, getLocale } = await loadI18nProvider('en');
  expect(getLocale()).toBe('en');
  expect(translate('ra.navigation.page_range_info', { offsetBegin: 1, offsetEnd: 25, total: 60 })).toBe(
    '1–25 of 60',
  );
  expect(translate('ra.action.bulk_actions', { smart_count: 3 })).toBe('3 items selected');
  expect(translate('shell.titles.notFound')).toBe('Page Not Found');
});

test.each([
  ['pl', ['Wybrano 1 element', 'Wybrano 3 elementy', 'Wybrano 5 elementów', 'Wybrano 22 elementy']],
  ['uk', ['Вибрано 1 елемент', 'Вибрано 3 елементи', 'Вибрано 5 елементів', 'Вибрано 22 елементи']],
  ['ru', ['Выбран 1 элемент', 'Выбрано 3 элемента', 'Выбрано 5 элементов', 'Выбрано 22 элемента']],
] as const)('%s has its own plurals', async (language, expected) => {
  const { translate } = await loadI18nProvider(language);
  const texts = [1, 3, 5, 22].map((smart_count) => translate('ra.action.bulk_actions', { smart_count }));
  expect(texts).toEqual(expected);
});
