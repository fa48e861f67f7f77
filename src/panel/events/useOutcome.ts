import { useTranslate } from 'react-admin';
import type { Event } from './Event.ts';

/**
 * Sentences about what an act came to besides the event itself; undefined where there is nothing to say.
 *
 * @param toldKey i18n key of how many people were told
 * @example const outcome = useOutcome('events.told.moved'); outcome(saved);
 */
export function useOutcome(toldKey: string) {
  const translate = useTranslate();
  return ({ told, changedInSeries }: Event): string | undefined => {
    const sentences = [
      changedInSeries ? translate('events.series.changed', { smart_count: changedInSeries }) : '',
      told ? translate(toldKey, { smart_count: told }) : '',
    ];
    return sentences.filter(Boolean).join(' ') || undefined;
  };
}
