import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useIsAllowed } from '../kit/action/useMayDo.ts';
import { ContractList } from '../kit/list/ContractList.tsx';
import { EmptyPicture } from '../kit/state/EmptyPicture.tsx';
import { StateBlock } from '../kit/state/StateBlock.tsx';
import { useResource } from './useResource.ts';

/** List of a resource, built from the contract alone. */
export function ResourceListPage({ name }: { readonly name: string }) {
  const translate = useTranslate();
  const { resource, paths, title } = useResource(name);
  const { list } = resource;
  if (!list) throw new Error(`The contract has no list of ${name}.`);
  const { one } = paths;
  return (
    <ContractList
      resource={{ ...resource, list }}
      title={title}
      countText={`resources.${name}.count`}
      {...(one && { hrefOf: ({ id }) => one.getHref({ id }) })}
      actions={<CreateButton name={name} />}
      empty={
        <StateBlock
          picture={<EmptyPicture />}
          title={translate(`resources.${name}.empty.title`)}
          text={translate(`resources.${name}.empty.text`)}
        >
          <CreateButton name={name} />
        </StateBlock>
      }
    />
  );
}

/** Link to the create form, if the role may create records. */
function CreateButton({ name }: { readonly name: string }) {
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
