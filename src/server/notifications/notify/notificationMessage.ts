import type { components } from '../../../contract/generated/types.ts';
import type { Language } from '../../../contract/Language.ts';
import { translator } from '../../core/texts/translator.ts';

type Notification = components['schemas']['Notification'];

/** A notification's text in its reader's language, made when it is read or mailed. */
export function notificationMessage(
  { kind, params, subjectType }: Pick<Notification, 'kind' | 'params' | 'subjectType'>,
  language: Language,
): string {
  const translate = translator(language);
  return translate(`notifications.texts.${kind}`, {
    actor: params.actor ?? translate('shell.product'),
    subject: params.subject ?? translate(`enums.subjectType.${subjectType}`),
    reason: params.reason ?? '–',
  });
}
