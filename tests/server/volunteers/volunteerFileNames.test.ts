import { beforeAll, expect, test } from 'vitest';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { multipartBody } from '../../harness/multipartBody.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { doc, docx, jpg, pdf, png } from '../../harness/sampleFiles.ts';

onOneServer('the name of a file', (stage) => {
  let id: string;
  beforeAll(async () => {
    id = (await insertVolunteer(stage.db, { organizationId: stage.own.id })).id;
  });

  const as = () => stage.own.coordinator;
  const nameOf = async (name: string, content: Buffer = pdf) => {
    const { answer } = await stage.call('uploadVolunteerFile', {
      ...{ as: as(), params: { id } },
      ...multipartBody([{ field: 'file', name, content }]),
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
    ['no name without its ending', 'README', 'README.pdf'],
    ['an ending however it is written', 'CV.PDF', 'CV.PDF'],
    ['no ending of another type alone', 'umowa.msi', 'umowa.msi.pdf'],
    ['no path of Unix', '../../etc/passwd.pdf', 'passwd.pdf'],
    ['no path of Windows', 'C:\\Users\\anna\\cv.pdf', 'cv.pdf'],
    ['no control characters', 'a\u0000b\u0007c\u001b[31m\u007f\u0085.pdf', 'abc[31m.pdf'],
    ['no mark that turns the direction', 'cv\u202efdp.exe', 'cvfdp.exe.pdf'],
    ['no invisible marks', 'c\u200bv\ufeff\u2066.pdf', 'cv.pdf'],
    ['no blanks around it', '  cv.pdf  ', 'cv.pdf'],
    ['something at least', '', 'file.pdf'],
    ['something at least', '\u202e\u200b', 'file.pdf'],
    ['something at least', '/', 'file.pdf'],
  ])('keeps %s', async (_, name, expected) => {
    expect(await nameOf(name)).toBe(expected);
  });

  test('is cut to 250 letters and keeps its ending', async () => {
    expect(await nameOf(`${'ż'.repeat(300)}.pdf`)).toBe(`${'ż'.repeat(246)}.pdf`);
    expect(await nameOf('x'.repeat(300))).toBe(`${'x'.repeat(246)}.pdf`);
    expect(await nameOf(`a.${'x'.repeat(300)}`)).toBe(`a.${'x'.repeat(244)}.pdf`);
    expect(await nameOf(`${'ż'.repeat(246)}.pdf`)).toBe(`${'ż'.repeat(246)}.pdf`);
  });

  // An installer of Windows is such a container, too, and would be run by its ending.
  test('of a container that may be a document ends as that does', async () => {
    expect(await nameOf('umowa.msi', doc)).toBe('umowa.msi.doc');
    expect(await nameOf('umowa.doc', doc)).toBe('umowa.doc');
  });

  test.each([
    ['jpg', jpg, ['a.jpg', 'a.jpeg', 'a.JPG'], 'a.png', 'a.png.jpg'],
    ['png', png, ['a.png'], 'a.jpg', 'a.jpg.png'],
    ['docx', docx, ['a.docx'], 'a.doc', 'a.doc.docx'],
  ] as const)('of a %s ends as that does', async (_, content, fitting, other, expected) => {
    for (const name of fitting) expect(await nameOf(name, content)).toBe(name);
    expect(await nameOf(other, content)).toBe(expected);
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
