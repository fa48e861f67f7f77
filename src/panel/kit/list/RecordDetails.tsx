import Typography from '@mui/material/Typography';
import { isBlank } from '../../../contract/isBlank.ts';
import type { FieldKind, ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import { valueAt } from '../../../contract/valueAt.ts';
import type { ContractRecord } from '../ContractRecord.ts';
import { FieldValue } from '../field/FieldValue.tsx';

/** Kinds that one line has room for. Links and numbers alone would say nothing there. */
const toldKinds: readonly FieldKind[] = ['text', 'enum', 'enums', 'date'];
const MOST_DETAILS = 3;

interface RecordDetailsProps {
  readonly record: ContractRecord;
  readonly resource: ResourceDefinition;
}

/** What tells a record from others of its name: the first columns of its list that its name does not tell already. */
export function RecordDetails({ record, resource: { label, columns } }: RecordDetailsProps) {
  return columns
    .filter(({ name, kind, shown }) => shown && toldKinds.includes(kind) && !label.includes(name))
    .slice(0, MOST_DETAILS)
    .filter(({ name }) => !isBlank(valueAt(record, name)))
    .map((field) => (
      <Typography key={field.name} component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        <FieldValue field={field} value={valueAt(record, field.name)} />
      </Typography>
    ));
}
