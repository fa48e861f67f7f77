import type { SendMailOptions } from 'nodemailer';
import { icalendar } from '../calendar/icalendar.ts';
import type { Config } from '../config/config.ts';
import type { Mail, TemplateName } from './Mail.ts';
import { type MailContent, mailContent } from './mailContent.ts';
import { mailHtml } from './mailHtml.ts';
import type { QueuedMail } from './mailStore.ts';
import { templates } from './templates.ts';

export type MailConfig = Pick<Config, 'dataDir' | 'mailFrom' | 'publicUrl' | 'smtpUrl'>;

/**
 * Builds the message for delivery.
 * @throws Error when a newer release queued the mail, which runs in parallel and will send it
 */
export function mailMessage(queued: QueuedMail, { mailFrom, publicUrl }: MailConfig): SendMailOptions {
  if (!isOurs(queued)) throw new Error(`unknown template ${queued.template}`);
  const content = mailContent(queued, { expiresAt: queued.expiresAt, publicUrl });
  return {
    from: senderOf(mailFrom, content),
    // As an object, so that it is never parsed as a list.
    to: { name: '', address: queued.to },
    ...(content.replyTo && { replyTo: { name: '', address: content.replyTo } }),
    subject: content.subject,
    text: mailText(content),
    html: mailHtml(content),
    ...calendarOf(queued, { publicUrl, product: content.product }),
    // The same on each try, so that duplicates can be detected.
    messageId: `<${queued.id}@${new URL(publicUrl).hostname}>`,
    date: queued.createdAt,
    // Suppresses automatic replies, such as out-of-office notices (RFC 3834).
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': queued.language,
      // One click in the mail program, without a page (RFC 8058).
      ...(content.stop && {
        'List-Unsubscribe': `<${content.stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** What mail programs offer to take over into the calendar. */
function calendarOf<Name extends TemplateName>(
  { template, values }: Mail<Name>,
  { publicUrl, product }: Pick<MailConfig, 'publicUrl'> & Pick<MailContent, 'product'>,
): Pick<SendMailOptions, 'icalEvent'> {
  const entry = templates[template].entry?.(values);
  if (!entry) return {};
  const content = icalendar({ host: new URL(publicUrl).host, name: product }, [entry]);
  return { icalEvent: { method: 'publish', filename: 'event.ics', content } };
}

function isOurs(queued: QueuedMail): queued is QueuedMail & Mail {
  return Object.hasOwn(templates, queued.template);
}

/** MAIL_FROM may include a display name. */
function senderOf(mailFrom: string, { product }: MailContent): SendMailOptions['from'] {
  return mailFrom.includes('<') ? mailFrom : { name: product, address: mailFrom };
}

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
