import type { MailContent } from './mailContent.ts';

/** A mail for readers without HTML. */
export function mailText({
  greeting,
  paragraphs,
  quote,
  items,
  action,
  notes,
  footer,
  product,
}: MailContent): string {
  const blocks = [
    greeting,
    ...paragraphs,
    ...(quote ? [`${quote.title}\n${quote.text.replace(/^/gm, '> ')}`] : []),
    ...items.map(({ label, href }) => `• ${label}\n  ${href}`),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...notes,
    `-- \n${product}\n${footer}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
