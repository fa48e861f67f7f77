import { type MailConfig, mailMessage } from './mailMessage.ts';
import { SILENCE_MS } from './mailRules.ts';
import type { Delivery } from './sendMail.ts';

/** One connection per mail, so that a hanging one blocks no other. */
export function smtpDelivery(smtpUrl: string, config: MailConfig): Delivery {
  return async (mail, signal) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: smtpUrl,
      dnsTimeout: SILENCE_MS,
      connectionTimeout: SILENCE_MS,
      greetingTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
    });
    await transport.sendMail({ ...mailMessage(mail, config), signal });
  };
}
