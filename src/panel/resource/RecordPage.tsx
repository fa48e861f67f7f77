import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useParams } from 'react-router';
import { looks } from '../../contract/generated/looks.ts';
import { isBlank } from '../../contract/isBlank.ts';
import type { ColumnDefinition } from '../../contract/ResourceDefinition.ts';
import { RecordActions } from '../kit/action/RecordActions.tsx';
import { useIsAllowed } from '../kit/action/useMayDo.ts';
import { type ContractRecord, recordName } from '../kit/ContractRecord.ts';
import { FieldValue } from '../kit/field/FieldValue.tsx';
import { ContractShow } from '../kit/show/ContractShow.tsx';
import { ProfileTabs } from '../kit/show/ProfileTabs.tsx';
import { RecordSummary } from '../kit/show/RecordSummary.tsx';
import { ShowPage } from '../kit/show/ShowPage.tsx';
import { useResource } from './useResource.ts';

/** Page of a record with history and actions, built from the contract alone. */
export function RecordPage({ name }: { readonly name: string }) {
  const { resource, paths } = useResource(name);
  const { id = '' } = useParams();
  return (
    <ContractShow key={id} resource={name} id={id} list={paths.list}>
      {(record) => (
        <ShowPage list={paths.list}>
          <RecordSummary
            name={recordName(resource.label, record)}
            status={resource.columns
              .filter((column) => isStatusOf(column, record))
              .map((status) => <FieldValue key={status.name} field={status} value={record[status.name]} />)}
            actions={
              <>
                <EditLink name={name} record={record} />
                <RecordActions resource={resource} list={paths.list} />
              </>
            }
          />
          <ProfileTabs resource={resource} />
        </ShowPage>
      )}
    </ContractShow>
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
