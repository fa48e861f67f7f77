import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useIsAllowed } from '../kit/action/useMayDo.ts';
import { ContractList } from '../kit/list/ContractList.tsx';
import { accent, line, Picture, paper } from '../kit/state/Picture.tsx';
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
    <Button href={paths.create.getHref()} variant="contained" startIcon={<AddIcon />}>
      {translate(paths.create.title)}
    </Button>
  );
}

/** Empty cards, the first one filled. */
function EmptyPicture() {
  return (
    <Picture>
      <g stroke={line} strokeWidth="3" strokeDasharray="5 6" fill={paper}>
        <rect x="46" y="66" width="108" height="22" rx="6" />
        <rect x="46" y="96" width="108" height="22" rx="6" />
      </g>
      <rect x="38" y="26" width="124" height="30" rx="8" fill={paper} stroke={accent} strokeWidth="3" />
      <path d="M58 34v14m-7-7h14" stroke={accent} strokeWidth="3" />
      <path d="M80 41h62" stroke={line} strokeWidth="3" opacity="0.5" />
    </Picture>
  );
}
