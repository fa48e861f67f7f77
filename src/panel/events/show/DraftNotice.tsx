import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import type { ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import { useContractTexts } from '../../kit/text/useContractTexts.ts';
import type { Event } from '../Event.ts';
import { usePublishFaults } from '../usePublishFaults.ts';

const { sections }: ResourceDefinition = resources.events;
const fields = sections.flatMap((section) => section.fields);

/** What a draft lacks to be published. */
export function DraftNotice({ event }: { readonly event: Event }) {
  const translate = useTranslate();
  const texts = useContractTexts();
  const nameOf = (name: string) =>
    texts.field(fields.find((field) => field.name === name) ?? { label: name });
  const faults = usePublishFaults()(event);
  if (faults.length === 0) return null;
  const missing = faults.filter(({ key }) => key === 'required').map(({ field }) => nameOf(field));
  return (
    <Alert severity="info" variant="outlined">
      {missing.length > 0 && <div>{translate('events.publish.missing', { fields: missing.join(', ') })}</div>}
      {faults
        .filter(({ key }) => key !== 'required')
        .map(({ field, key }) => (
          <Box key={key}>
            {nameOf(field)}: {translate(`validation.${key}`)}
          </Box>
        ))}
    </Alert>
  );
}
