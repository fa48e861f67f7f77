import SharedIcon from '@mui/icons-material/GroupsOutlined';
import Tab from '@mui/material/Tab';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { queryClient } from '../../../data/queryClient.ts';
import { TabBar } from '../../show/TabBar.tsx';
import { useSavedViews, VIEW, viewsQueryKey } from './useSavedViews.ts';

/** A tab for each saved view of a resource's list, after one for all; nothing where there is no view. */
export function SavedViews({ name }: { readonly name: string }) {
  const translate = useTranslate();
  const views = useSavedViews(name);
  const [search, setSearch] = useSearchParams();
  const asked = search.get(VIEW);
  const open = views.find(({ id }) => id === asked);
  const isUnknown = asked !== null && !open;
  useEffect(() => {
    // A colleague has shared it since, and sent the address.
    if (isUnknown) void queryClient.invalidateQueries({ queryKey: viewsQueryKey(name) });
  }, [isUnknown, name]);
  if (views.length === 0) return null;

  const show = (id: string) => {
    const query = new URLSearchParams(views.find((view) => view.id === id)?.query);
    if (id) query.set(VIEW, id);
    setSearch(query);
  };
  return (
    <TabBar
      value={open?.id ?? ''}
      onChange={(_, id: string) => show(id)}
      aria-label={translate('kit.views.label')}
    >
      <Tab value="" label={translate('kit.filter.all')} />
      {views.map(({ id, name: label, shared }) => (
        <Tab
          key={id}
          value={id}
          label={label}
          {...(shared && {
            icon: <SharedIcon fontSize="small" titleAccess={translate('kit.views.shared')} />,
            iconPosition: 'end' as const,
          })}
          sx={{ minHeight: 48, maxWidth: 'min(360px, 100%)', overflowWrap: 'anywhere' }}
        />
      ))}
    </TabBar>
  );
}
