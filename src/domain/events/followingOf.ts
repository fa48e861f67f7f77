import type { components } from '../../contract/generated/types.ts';

type InSeries = Pick<components['schemas']['EventOfSeries'], 'id' | 'startDate'>;

/** Later events of an event's series. @param series all of it, by day */
export function followingOf<Other extends InSeries>(id: string, series: readonly Other[]): Other[] {
  const at = series.findIndex((event) => event.id === id);
  return at < 0 ? [] : series.slice(at + 1).filter(({ startDate }) => Boolean(startDate));
}
