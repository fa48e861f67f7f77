// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BreakableText } from '../../../src/panel/kit/field/FieldValue.tsx';

test.for([
  ['Szczebrzeszyn', 0],
  ['województwo świętokrzyskie', 0],
  ['Konstantynopolitańczykowianeczka', 2],
  ['Ulica Konstantynopolitańczykowianeczka 4', 2],
  ['😀'.repeat(24), 1],
  ['', 0],
  ['helena.wojciechowska.3997', 2],
  ['Wiśniowiecka-Korybut-Przezdziecka', 0],
] as const)('%s may break in %i places and stays the same text', ([text, breaks]) => {
  const { container } = render(<BreakableText>{text}</BreakableText>);
  expect(container.textContent).toBe(text);
  expect(container.querySelectorAll('wbr')).toHaveLength(breaks);
});

test('an address breaks between its names', () => {
  const { container } = render(<BreakableText>helena.wojciechowska.3997</BreakableText>);
  expect(container.innerHTML).toBe('helena.<wbr>wojciechowska.<wbr>3997');
});
