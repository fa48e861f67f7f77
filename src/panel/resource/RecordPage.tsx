import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link, useLocation, useParams } from 'react-router';
import { looks } from '../../contract/generated/looks.ts';
import { isBlank } from '../../contract/isBlank.ts';
import type { ColumnDefinition } from '../../contract/ResourceDefinition.ts';
import { RecordActions } from '../kit/action/RecordActions.tsx';
import { useIsAllowed } from '../kit/action/useMayDo.ts';
import type { ContractRecord } from '../kit/ContractRecord.ts';
import { FieldValue } from '../kit/field/FieldValue.tsx';
import { ContractShow } from '../kit/show/ContractShow.tsx';
import { ProfileTabs } from '../kit/show/ProfileTabs.tsx';
import { RecordSummary } from '../kit/show/RecordSummary.tsx';
import { ShowBar } from '../kit/show/ShowBar.tsx';
import { recordName } from '../kit/text/recordName.ts';
import { useResource } from './useResource.ts';

/** Page of a record with history and actions, built from the contract alone. */
export function RecordPage({ name }: { readonly name: string }) {
  const { resource, paths, title } = useResource(name);
  const { id = '' } = useParams();
  return (
    <ContractShow key={id} resource={name} id={id} list={paths.list}>
      <Stack sx={{ gap: { xs: 2, md: 3 } }}>
        <ShowBar list={paths.list.getHref()} label={title} />
        <Summary name={name} />
        <ProfileTabs resource={resource} />
      </Stack>
    </ContractShow>
  );
}

function Summary({ name }: { readonly name: string }) {
  const { resource, paths } = useResource(name);
  const record = useRecordContext<ContractRecord>();
  if (!record) return null;
  const statuses = resource.columns.filter((column) => isStatusOf(column, record));
  return (
    <RecordSummary
      name={recordName(resource.label, record)}
      status={statuses.map((status) => (
        <FieldValue key={status.name} field={status} value={record[status.name]} />
      ))}
      actions={
        <>
          <EditLink name={name} record={record} />
          <RecordActions resource={resource} list={paths.list} />
        </>
      }
    />
  );
}

function isStatusOf({ name, enumName = '' }: ColumnDefinition, record: ContractRecord): boolean {
  return looks[enumName] !== undefined && !isBlank(record[name]);
}

function EditLink({ name, record: { id } }: { readonly name: string; readonly record: ContractRecord }) {
  const translate = useTranslate();
  const { resource, paths } = useResource(name);
  const isAllowed = useIsAllowed();
  const { state } = useLocation();
  if (!paths.edit || !isAllowed(resource.update?.operationId)) return null;
  return (
    // Keep the state, which holds the way back to the list.
    <Button
      component={Link}
      to={paths.edit.getHref({ id })}
      state={state}
      variant="contained"
      startIcon={<EditIcon />}
    >
      {translate('ra.action.edit')}
    </Button>
  );
}
