import Tab from '@mui/material/Tab';
import { useTranslate } from 'react-admin';
import { TabBar } from '../../kit/show/TabBar.tsx';
import { type EventGroup, eventGroups } from './eventGroups.ts';
import { GroupLabel } from './GroupLabel.tsx';

interface GroupTabsProps {
  readonly group: EventGroup;
  readonly onOpen: (group: EventGroup) => void;
  /** Search and filters: a tab tells how many of its group match them. */
  readonly filters: Readonly<Record<string, string>>;
  /** Id of the panel. */
  readonly controls: string;
}

export function GroupTabs({ group, onOpen, filters, controls }: GroupTabsProps) {
  const translate = useTranslate();
  return (
    <TabBar
      value={group}
      onChange={(_, name: EventGroup) => onOpen(name)}
      aria-label={translate('events.groups')}
    >
      {eventGroups.map((name) => (
        <Tab
          key={name}
          value={name}
          id={`${controls}-${name}`}
          aria-controls={controls}
          // Two and two where there is no room for four.
          sx={{ flex: { xs: '1 0 50%', sm: '0 0 auto' } }}
          label={<GroupLabel group={name} filters={filters} />}
        />
      ))}
    </TabBar>
  );
}
