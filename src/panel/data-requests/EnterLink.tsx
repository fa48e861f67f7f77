import EnterIcon from '@mui/icons-material/AssignmentIndOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { useMayDo } from '../kit/action/useMayDo.ts';
import type { DataSubject } from './DataSubject.ts';

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
