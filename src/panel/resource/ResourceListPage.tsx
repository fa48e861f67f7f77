import { useTranslate } from 'react-admin';
import { ContractList } from '../kit/list/ContractList.tsx';
import { EmptyPicture } from '../kit/state/EmptyPicture.tsx';
import { StateBlock } from '../kit/state/StateBlock.tsx';
import { CreateButton } from './CreateButton.tsx';
import { useResource } from './useResource.ts';

/** The list of a resource, by the contract alone. */
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
