import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../db/keepToOwner.ts';
import type { Log } from '../log/createLog.ts';
import { type MailConfig, mailMessage } from './mailMessage.ts';
import type { QueuedMail } from './mailStore.ts';
import type { Delivery } from './sendMail.ts';

/**
 * Without a mail server each mail is a file `DATA_DIR/mails/*.eml`, whole as soon as it has its name, and that name is
 * logged: no more, since subjects name people and links let whoever reads the log in. The names are in the order of time.
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

/** The same at every try, so that a mail is one file. Colons are no part of a file's name everywhere. */
function fileName({ id, createdAt, template }: QueuedMail): string {
  return `${createdAt.replace(/[:.]/g, '-')}-${template}-${id}.eml`;
}
