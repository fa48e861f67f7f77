import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useRecordContext } from 'react-admin';
import type { ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import type { ContractRecord } from '../ContractRecord.ts';
import { FieldList } from '../field/FieldList.tsx';
import { useContractTexts } from '../text/useContractTexts.ts';

/** All that the contract knows of a record, a card for each of its sections. */
export function RecordSections({ sections }: Pick<ResourceDefinition, 'sections'>) {
  const record = useRecordContext<ContractRecord>();
  const texts = useContractTexts();
  const id = useId();
  if (!record) return null;
  return (
    <Box sx={{ columnCount: { md: 2 }, columnGap: 2, '@media print': { columnCount: 2 } }}>
      {sections.map(({ name, fields }) => (
        <Card
          key={name}
          component="section"
          aria-labelledby={`${id}-${name}`}
          sx={{ mb: 2, breakInside: 'avoid' }}
        >
          <CardContent sx={{ p: { xs: 2, sm: 3 }, '@media print': { p: 1.5 } }}>
            <Typography id={`${id}-${name}`} variant="h2" sx={{ mb: 2 }}>
              {texts.section(name)}
            </Typography>
            <FieldList fields={fields} record={record} />
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
