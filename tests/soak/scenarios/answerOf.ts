/** The server answered, and not as it should. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;

  constructor(answer: Response, text: string) {
    super(`${new URL(answer.url).pathname} was answered ${answer.status}: ${text}`);
    this.status = answer.status;
  }
}

/** What a successful answer says. @throws Refused */
export async function answerOf(answer: Response) {
  const text = await answer.text();
  if (!answer.ok) throw new Refused(answer, text);
  return JSON.parse(text);
}
