import { type MailConfig, mailMessage } from './mailMessage.ts';
import { SILENCE_MS } from './mailRules.ts';
import type { Delivery } from './sendMail.ts';

/** Each mail by a connection of its own, so that one that hangs holds up no other. */
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
