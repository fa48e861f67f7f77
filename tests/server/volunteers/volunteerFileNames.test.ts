import { beforeAll, expect, test } from 'vitest';
import { insertVolunteer } from '../../support/insertVolunteer.ts';
import { multipartBody } from '../../support/multipartBody.ts';
import { onEachServer } from '../../support/onEachServer.ts';
import { pdf } from '../../support/sampleFiles.ts';

onEachServer('the name of a file', (stage) => {
  let id: string;
  beforeAll(async () => {
    id = (await insertVolunteer(stage.db, { organizationId: stage.own.id })).id;
  });

  const as = () => stage.own.coordinator;
  const nameOf = async (name: string) => {
    const { answer } = await stage.call('uploadVolunteerFile', {
      ...{ as: as(), params: { id } },
      ...multipartBody([{ field: 'file', name, content: pdf }]),
    });
    const stored = await stage.db
      .selectFrom('volunteer_files')
      .select('name')
      .where('id', '=', answer.id)
      .executeTakeFirst();
    expect(stored?.name).toBe(answer.name);
    const { status, headers } = await stage.call('downloadVolunteerFile', {
      as: as(),
      params: { id, fileId: answer.id },
    });
    expect(status).toBe(200);
    expect(sentName(String(headers['content-disposition']))).toBe(answer.name);
    return answer.name;
  };

  test.each([
    ['letters of any script', 'Żółć довідка ё 証明.pdf', 'Żółć довідка ё 証明.pdf'],
    ['letters that are composed', 'Żółć.pdf'.normalize('NFD'), 'Żółć.pdf'],
    ['emoji', 'cv 😀.pdf', 'cv 😀.pdf'],
    ['signs of a file name', "it's (1) [2] 100%; a=b.pdf", "it's (1) [2] 100%; a=b.pdf"],
    ['no ending', 'README', 'README'],
    ['no path of Unix', '../../etc/passwd.pdf', 'passwd.pdf'],
    ['no path of Windows', 'C:\\Users\\anna\\cv.pdf', 'cv.pdf'],
    ['no control characters', 'a\u0000b\u0007c\u001b[31m\u007f\u0085.pdf', 'abc[31m.pdf'],
    ['no mark that turns the direction', 'cv\u202efdp.exe', 'cvfdp.exe'],
    ['no invisible marks', 'c\u200bv\ufeff\u2066.pdf', 'cv.pdf'],
    ['no blanks around it', '  cv.pdf  ', 'cv.pdf'],
    ['something at least', '', 'file'],
    ['something at least', '\u202e\u200b', 'file'],
    ['something at least', '/', 'file'],
  ])('keeps %s', async (_, name, expected) => {
    expect(await nameOf(name)).toBe(expected);
  });

  test('is cut to 250 letters and keeps its ending', async () => {
    expect(await nameOf(`${'ż'.repeat(300)}.pdf`)).toBe(`${'ż'.repeat(246)}.pdf`);
    expect(await nameOf('x'.repeat(300))).toBe('x'.repeat(250));
    expect(await nameOf(`a.${'x'.repeat(300)}`)).toBe(`a.${'x'.repeat(248)}`);
    expect(await nameOf(`${'ż'.repeat(246)}.pdf`)).toBe(`${'ż'.repeat(246)}.pdf`);
  });

  test('is never cut through a letter of two halves', async () => {
    expect(await nameOf(`x${'😀'.repeat(300)}.pdf`)).toBe(`x${'😀'.repeat(245)}.pdf`);
  });
});

/** The name in a Content-Disposition header, as a browser reads it. */
function sentName(header: string): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(header) ?? [];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  const [, quoted, plain] = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;]+))/.exec(header) ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? plain;
}
