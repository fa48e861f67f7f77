import { expect, test } from 'vitest';
import { operations } from '../../../src/contract/generated/operations.ts';
import { fileIssue } from '../../../src/panel/kit/upload/fileIssue.ts';

const rule = operations.uploadVolunteerFile.upload;

function buildFile(name: string, type: string, bytes: number): File {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

test.each([
  ['a.pdf', 'application/pdf', rule.maxBytes, undefined],
  ['a.pdf', 'application/pdf', rule.maxBytes + 1, 'tooLarge'],
  ['a.pdf', 'application/pdf', 0, 'empty'],
  ['A.DOCX', '', 5, undefined],
  ['photo', 'image/jpeg', 5, undefined],
  ['a.gif', 'image/gif', 5, 'wrongType'],
  ['a.pdf.exe', 'application/x-msdownload', 5, 'wrongType'],
  ['noname', '', 5, 'wrongType'],
])('%s of type "%s" and %i bytes is %s', (name, type, bytes, issue) => {
  expect(fileIssue(buildFile(name, type, bytes), rule)).toBe(issue);
});
