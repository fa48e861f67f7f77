import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import { type ReactNode, useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { TabBar } from './TabBar.tsx';

export interface RecordTab {
  /** Value of `?tab=name` in the address; the first tab needs none. */
  readonly name: string;
  readonly label: string;
  readonly content: ReactNode;
}

/** Query parameter of the open tab. */
export const tabParam = 'tab';

/** Tabs of a page. The open one is in the address, so it survives a reload. */
export function RecordTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly RecordTab[] }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const asked = new URLSearchParams(search).get(tabParam);
  const open = tabs.find(({ name }) => name === asked) ?? tabs[0];
  if (!open) return null;

  const show = (name: string) =>
    // Keep the state, which holds the way back to the list.
    navigate({ search: name === tabs[0]?.name ? '' : `?${tabParam}=${name}` }, { replace: true, state });

  return (
    <div>
      <TabBar value={open.name} onChange={(_, name: string) => void show(name)} aria-label={label}>
        {tabs.map((tab) => (
          <Tab
            key={tab.name}
            value={tab.name}
            label={tab.label}
            id={`${id}-tab-${tab.name}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </TabBar>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${open.name}`} sx={{ pt: 3 }}>
        {open.content}
      </Box>
    </div>
  );
}
