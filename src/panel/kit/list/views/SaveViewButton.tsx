import SaveIcon from '@mui/icons-material/BookmarkAddOutlined';
import EditIcon from '@mui/icons-material/BookmarkOutlined';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { mayEdit } from '../../../../contract/ownedEntry.ts';
import type { ResourceDefinition } from '../../../../contract/ResourceDefinition.ts';
import type { ListDefinition } from '../../../data/listQuery.ts';
import { useSessionStore } from '../../../data/sessionStore.ts';
import { useModalStore } from '../../../shell/UniversalModal.tsx';
import { useMayDo } from '../../action/useMayDo.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { useColumns } from '../columns/useColumns.ts';
import { ToolButton } from '../ToolButton.tsx';
import { queryOf, useOpenView, VIEW } from './useSavedViews.ts';

const ViewDialog = lazyPart(() => import('./ViewDialog.tsx'), <LinearProgress />);

interface SaveViewButtonProps {
  readonly resource: ResourceDefinition & { readonly list: ListDefinition };
}

/** Keeps the list as it is now under a name, or changes the view that is open. */
export function SaveViewButton({ resource }: SaveViewButtonProps) {
  const translate = useTranslate();
  const maySave = useMayDo('createSavedView');
  const user = useSessionStore((state) => state.user);
  const open = useOpenView(resource.name);
  const { visible, isChosen, forget } = useColumns(resource);
  const [search, setSearch] = useSearchParams();
  const query = queryOf(resource.list, search);
  const own = open && user && mayEdit(open, user) ? open : undefined;
  if (!maySave || (query === '' && !isChosen && !own)) return null;

  const label = translate(own ? 'kit.views.edit' : 'kit.views.save');
  const ask = () => {
    const { open: openModal, close } = useModalStore.getState();
    const id = openModal({
      title: label,
      content: (
        <ViewDialog
          list={resource.name}
          view={own}
          kept={{ query, columns: isChosen || own?.columns ? visible.map(({ name }) => name) : null }}
          onDone={(view) => {
            close(id);
            forget();
            const next = new URLSearchParams(view ? query : '');
            if (view) next.set(VIEW, view);
            setSearch(next, { replace: true });
          }}
          onClose={() => close(id)}
        />
      ),
    });
  };
  return <ToolButton label={label} startIcon={own ? <EditIcon /> : <SaveIcon />} onClick={ask} />;
}
