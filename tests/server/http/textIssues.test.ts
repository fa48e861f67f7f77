import { describe, expect, test } from 'vitest';
import { textIssues } from '../../../src/server/core/http/textIssues.ts';
import { i18nTexts } from '../../harness/i18nTexts.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { usualBody, usualCall } from '../../harness/usualCall.ts';

describe('a text in which nobody sees anything', () => {
  test.each([
    ['zero-width spaces', '\u200b\u200b\u200b'],
    ['joiners and spaces', ' \u200d \u2060 '],
    ['soft hyphens', '\u00ad\u00ad\u00ad'],
    ['turns of the direction', '\u202e\u2066\u2069'],
    ['Hangul fillers', '\u3164\u115f\uffa0'],
    ['Braille without dots', '\u2800\u2800\u2800'],
    ['selectors of a variant', '\ufe0f\u{e0100}'],
  ])('is told of by its field: %s', (_, text) => {
    expect(textIssues({ parts: [{ name: text }] })).toEqual([
      { field: 'parts.0.name', key: 'required', values: {} },
    ]);
  });

  test.each([
    ['nothing', ''],
    ['spaces, which the contract refuses where they must not be', '   '],
    ['a family of four, with joiners', '👩‍👩‍👧‍👦'],
    ['a heart with its variant', '❤️'],
    ['a flag of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a soft hyphen in a word', 'wolon\u00adtariat'],
    ['a sign that is new in Unicode', '\u{1fae9}'],
  ])('and is not: %s', (_, text) => {
    expect(textIssues({ name: text })).toEqual([]);
  });
});

onOneServer('a volunteer', (stage) => {
  test('without a name that can be seen is refused, and nothing is stored', async () => {
    const before = await stage.snapshot();
    const body = { ...(usualBody(stage, 'addVolunteer') as object), lastname: '\u200b\u3164\u200b' };
    const { problem } = await stage.call('addVolunteer', { ...usualCall(stage, 'addVolunteer'), body });
    expect(problem).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(problem.errors.map(({ field }) => field)).toEqual(['lastname']);
    expect(problem.errors[0]?.message).toBe(i18nTexts.en['validation.required']);
    expect(await stage.snapshot()).toEqual(before);
  });
});
