import type { components } from '../../../src/contract/generated/types.ts';

type Problem = components['schemas']['Problem'];

export function buildProblem(overrides: Partial<Problem> = {}): Problem {
  return {
    type: '/api/docs#problem-invalid_input',
    title: 'Wprowadzono nieprawidłowe dane',
    status: 400,
    code: 'invalid_input',
    message: 'Wprowadzono nieprawidłowe dane',
    messages: ['Wprowadzono nieprawidłowe dane'],
    errors: [],
    ...overrides,
  };
}
