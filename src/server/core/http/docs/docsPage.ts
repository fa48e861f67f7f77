import { escapeHtml } from '../../../../contract/escapeHtml.ts';
import contract from '../../../../contract/generated/openapi.json' with { type: 'json' };
import { type ErrorCode, statusOfError } from '../../../../contract/statusOfError.ts';
import { translator } from '../../texts/translator.ts';

/** Placeholder values for the texts of errors. */
const sampleValues = { seconds: 60, limit: 50, max: '5 GB' };

/**
 * The page of `/api/docs`: the operations, and below them the targets of problem types (`#problem-{code}`).
 * All URLs are relative, because a proxy may serve the panel below a path.
 */
export function docsPage(): string {
  const codes = Object.keys(statusOfError) as ErrorCode[];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(contract.info.title)} API ${escapeHtml(contract.info.version)}</title>
<link rel="icon" type="image/png" href="docs/favicon-32x32.png">
<link rel="stylesheet" href="docs/swagger-ui.css">
<link rel="stylesheet" href="docs/docs.css">
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
<script src="docs/swagger-ui-bundle.js"></script>
<script type="module" src="docs/initializer.js"></script>
</body>
</html>
`;
}

function problem(code: ErrorCode): string {
  const text = translator('en')(`errors.${code}`, sampleValues);
  return `<dt id="problem-${code}"><code>${code}</code> ${statusOfError[code]}</dt>\n<dd>${escapeHtml(text)}</dd>`;
}
