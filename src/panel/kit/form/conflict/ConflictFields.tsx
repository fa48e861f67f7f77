import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FieldDefinition } from '../../../../contract/ResourceDefinition.ts';
import { FieldList } from '../../field/FieldList.tsx';

interface ConflictFieldsProps {
  readonly title: string;
  readonly fields: readonly FieldDefinition[];
  /** Whose values are shown. */
  readonly record: Readonly<Record<string, unknown>>;
}

export function ConflictFields({ title, fields, record }: ConflictFieldsProps) {
  if (fields.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <FieldList fields={fields} record={record} />
    </Box>
  );
}
