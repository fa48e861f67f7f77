import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FieldList } from '../../kit/field/FieldList.tsx';
import type { Organization } from '../useOrganization.ts';
import { organizationFields } from './organizationFields.ts';

interface ConflictFieldsProps {
  readonly title: string;
  readonly names: readonly string[];
  /** Whose values are shown. */
  readonly organization: Organization;
}

export function ConflictFields({ title, names, organization }: ConflictFieldsProps) {
  if (names.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <FieldList
        fields={organizationFields.filter(({ name }) => names.includes(name))}
        record={{ ...organization }}
      />
    </Box>
  );
}
