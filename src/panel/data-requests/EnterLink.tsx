import EnterIcon from '@mui/icons-material/AssignmentIndOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { useMayDo } from '../kit/action/useMayDo.ts';

/** Whom the foundation knows, and what is known of them that a request needs. */
export type DataSubject = Required<
  Pick<components['schemas']['DataRequestInput'], 'subjectType' | 'subjectId'>
> &
  Pick<components['schemas']['DataRequestInput'], 'personName' | 'email' | 'phone'>;

/** Leads from a person's page to a request about their data. */
export function EnterLink({ subject }: { readonly subject: DataSubject }) {
  const translate = useTranslate();
  if (!useMayDo('addDataRequest')) return null;
  return (
    <Button
      component={Link}
      to={paths.addDataRequest.getHref()}
      // Not in the address, which is kept in many places.
      state={{ subject }}
      color="inherit"
      startIcon={<EnterIcon />}
    >
      {translate('dataRequests.note')}
    </Button>
  );
}
