import type { FieldWidgetProps } from '../FormValues.ts';
import { DateWidget } from './DateWidget.tsx';

export function TimeWidget(props: FieldWidgetProps) {
  return <DateWidget {...props} type="time" />;
}
