import { escapeHtml } from '../../../contract/escapeHtml.ts';
import contract from '../../../contract/generated/openapi.json' with { type: 'json' };
import { type ErrorCode, statusOfError } from '../../../contract/statusOfError.ts';
import { translator } from '../../translator.ts';

/** The page of `/api/docs`; below the operations, what each problem's `type` points at (`#problem-{code}`). */
export function docsPage(): string {
  const codes = Object.keys(statusOfError) as ErrorCode[];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(contract.info.title)} API ${escapeHtml(contract.info.version)}</title>
<link rel="icon" type="image/png" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/docs.css">
</head>
<body>
<main>
<div id="operations"></div>
<section class="problems" aria-labelledby="problems">
<h2 id="problems">Problems</h2>
<p>Every error is an <code>application/problem+json</code> (RFC 9457). Its <code>code</code> is one of these.</p>
<dl>
${codes.map(problem).join('\n')}
</dl>
</section>
</main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/initializer.js"></script>
</body>
</html>
`;
}

function problem(code: ErrorCode): string {
  const text = translator('en')(`errors.${code}`, { seconds: 60 });
  return `<dt id="problem-${code}"><code>${code}</code> ${statusOfError[code]}</dt>\n<dd>${escapeHtml(text)}</dd>`;
}
