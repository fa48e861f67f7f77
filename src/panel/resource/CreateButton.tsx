import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useIsAllowed } from '../kit/act/useMayDo.ts';
import { useResource } from './useResource.ts';

/** The way to a new record, for who may create one. */
export function CreateButton({ name }: { readonly name: string }) {
  const translate = useTranslate();
  const { resource, paths } = useResource(name);
  const isAllowed = useIsAllowed();
  if (!paths.create || !isAllowed(resource.create?.operationId)) return null;
  return (
    <Button component={Link} to={paths.create.getHref()} variant="contained" startIcon={<AddIcon />}>
      {translate(paths.create.title)}
    </Button>
  );
}
