import { html } from '../../core/html/html.ts';
import { frame } from '../../core/html/pages/frame.ts';
import { languageParameter } from '../../core/html/pages/inLanguage.ts';
import type { Reader } from '../../core/html/pages/Reader.ts';
import { exampleCode } from '../../hours/certificates/certificateCode.ts';
import type { CertificateStanding } from '../../hours/certificates/certificateStore.ts';
import { checkPath } from '../../hours/certificates/checkPath.ts';

/**
 * Where anybody checks a certificate by its code. It says how the certificate stands, and neither whose it is nor who issued it.
 * @param typed the code as it was typed; undefined at first
 * @param standing undefined for what is no code
 */
export function certificatePage(
  typed: string | undefined,
  standing: CertificateStanding | undefined,
  reader: Reader,
): string {
  const { translate, language } = reader;
  const text = (key: string, values?: Record<string, string>) =>
    translate(`publicPages.certificate.${key}`, values);
  const found = typed === undefined ? undefined : (standing ?? 'unknown');
  const look = found === 'valid' ? 'done' : 'alert';
  const title = text('title');
  const main = html`<h1>${title}</h1>
${found && html`<p class="${look}" role="status">${text(found)}</p>\n`}<p class="lead">${text('text')}</p>
<form method="get" action="${checkPath}">
<input type="hidden" name="${languageParameter}" value="${language}">
<div class="card"><div class="field"><label for="code">${text('code')}</label><input id="code" name="code" type="text" value="${typed ?? ''}" maxlength="40" required autocomplete="off" autocapitalize="characters" spellcheck="false" aria-describedby="hint">
<p class="hint" id="hint">${text('hint', { example: exampleCode })}</p></div></div>
<button class="act" type="submit">${text('submit')}</button>
</form>
`;
  return frame({ title: found ? `${text(found)} · ${title}` : title, path: checkPath, main }, reader);
}
