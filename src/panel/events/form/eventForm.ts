import { EventInputForm } from '../../../contract/generated/forms/EventInput.ts';
import { PublishableEventForm } from '../../../contract/generated/forms/PublishableEvent.ts';
import { withHints } from '../../kit/form/variants/withHints.ts';
import { withMarks } from '../../kit/form/variants/withMarks.ts';

const { required: toSave = [] } = EventInputForm.schema;
const { required: toPublish = [] } = PublishableEventForm.schema;

const marked = withMarks(
  EventInputForm,
  toPublish.filter((name) => !toSave.includes(name)),
  'events.form.toPublish',
);

/** The contract's form, with what is not plain from the names of its fields. */
export const eventForm = withHints(marked, {
  coverDesign: 'events.form.coverDesign',
  endDate: 'events.form.endDate',
  eventEnd: 'events.form.eventEnd',
  location: 'events.form.location',
});
