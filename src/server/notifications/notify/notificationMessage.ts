import type { components } from '../../../contract/generated/types.ts';
import type { Language } from '../../../contract/Language.ts';
import { translator } from '../../core/texts/translator.ts';

type Notification = components['schemas']['Notification'];

/** Text of a notification in the reader's language, generated on reading or mailing. */
export function notificationMessage(
  { kind, params, subjectType }: Pick<Notification, 'kind' | 'params' | 'subjectType'>,
  language: Language,
): string {
  const translate = translator(language);
  return translate(`notifications.texts.${kind}`, {
    actor: params.actor ?? translate('shell.product'),
    subject: params.subject ?? translate(`enums.subjectType.${subjectType}`),
    reason: params.reason ?? '–',
    smart_count: params.count ?? 1,
  });
}
