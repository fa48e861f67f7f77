import { EventInputForm } from '../../../contract/generated/forms/EventInput.ts';
import { withHints } from '../../kit/form/variants/withHints.ts';

/** The contract's form, with what is not plain from the names of its fields. */
export const eventForm = withHints(EventInputForm, {
  coverDesign: 'events.form.coverDesign',
  endDate: 'events.form.endDate',
  eventEnd: 'events.form.eventEnd',
  location: 'events.form.location',
});
