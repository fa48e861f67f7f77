import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../db/keepToOwner.ts';
import type { Log } from '../log/createLog.ts';
import { type MailConfig, mailMessage } from './mailMessage.ts';
import type { QueuedMail } from './mailStore.ts';
import type { Delivery } from './sendMail.ts';

/**
 * Without a mail server, writes each mail atomically to `DATA_DIR/mails/*.eml` and logs the file name. Logs
 * nothing else: subjects name people, and links grant access. Names sort by time.
 */
export function folderDelivery(config: MailConfig, log: Log): Delivery {
  const folder = join(config.dataDir, 'mails');
  return async (mail) => {
    const { createTransport } = await import('nodemailer');
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await composer.sendMail(mailMessage(mail, config));
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
    const file = join(folder, fileName(mail));
    await writeFile(`${file}.new`, message, { mode: PRIVATE_FILE });
    await rename(`${file}.new`, file);
    log.info(`mail: ${mail.template}, ${file}`);
  };
}

/** The same on each try, so that a mail is one file. Colons are not allowed in all file systems. */
function fileName({ id, createdAt, template }: QueuedMail): string {
  return `${createdAt.replace(/[:.]/g, '-')}-${template}-${id}.eml`;
}
