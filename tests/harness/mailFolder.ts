import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import type { TemplateName } from '../../src/server/core/mail/Mail.ts';

export interface MailFolder {
  /** Link of the next mail with that template to that address; waits for it, and reads each mail once. */
  readonly linkOf: (template: TemplateName, to: string) => Promise<string>;
}

/** Timeout of a mail; the worker polls far more often. */
const TIMEOUT_MS = 20_000;

/** Mails of a server without a mail server: files in its data folder. */
export function openMailFolder(dataDir: string): MailFolder {
  const folder = join(dataDir, 'mails');
  const read = new Set<string>();

  const findMail = async (template: TemplateName, to: string) => {
    const names = existsSync(folder) ? readdirSync(folder).sort() : [];
    for (const name of names.filter(
      (name) => name.endsWith('.eml') && name.includes(`-${template}-`) && !read.has(name),
    )) {
      const mail = await PostalMime.parse(readFileSync(join(folder, name)));
      if (mail.to?.some(({ address }) => address === to)) return { name, mail };
    }
    return undefined;
  };

  return {
    linkOf: async (template, to) => {
      const end = Date.now() + TIMEOUT_MS;
      for (;;) {
        const found = await findMail(template, to);
        const link = found?.mail.text?.match(/https?:\S+[?&]token=\S+/)?.[0];
        if (found && link) {
          read.add(found.name);
          return link;
        }
        if (Date.now() > end) throw new Error(`There came no mail ${template} with a link to ${to}`);
        await delay(50);
      }
    },
  };
}
