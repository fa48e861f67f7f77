import DoneIcon from '@mui/icons-material/CheckCircle';
import EventIcon from '@mui/icons-material/EventOutlined';
import TeamIcon from '@mui/icons-material/GroupsOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import VolunteersIcon from '@mui/icons-material/VolunteerActivismOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { visuallyHidden } from '@mui/utils';
import { useStore, useTranslate } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import { tabParam } from '../kit/show/RecordTabs.tsx';
import { type Overview, OverviewSection } from './OverviewSection.tsx';

const notificationSettings = `${paths.settings.getHref()}?${tabParam}=notifications`;

/** In the order in which they help, each with what tells that it is done, and whether it is the user's alone. */
const steps = [
  {
    ...{ name: 'team', Icon: TeamIcon, href: paths.inviteCoordinator.getHref() },
    isDone: ({ counters }: Overview) => counters.coordinators > 1,
  },
  {
    ...{ name: 'event', Icon: EventIcon, href: paths.createEvent.getHref() },
    isDone: ({ counters: { futureEvents, activeEvents, finishedEvents } }: Overview) =>
      futureEvents + activeEvents + finishedEvents > 0,
  },
  {
    ...{ name: 'volunteers', Icon: VolunteersIcon, href: paths.volunteers.getHref() },
    isDone: ({ counters: { volunteers, volunteersWaiting } }: Overview) => volunteers + volunteersWaiting > 0,
  },
  {
    ...{ name: 'notifications', Icon: NotificationsIcon, href: notificationSettings },
    isDone: ({ notificationsChosen }: Overview) => notificationsChosen,
    isOwn: true,
  },
] as const;

/** First steps of a new foundation, ticked off by themselves, until it has begun or somebody has seen enough. */
export function BeginningSection({ overview }: { readonly overview: Overview }) {
  const translate = useTranslate();
  const [isHidden, setHidden] = useStore('beginningHidden', false);
  const done = steps.filter(({ isDone }) => isDone(overview));
  // A foundation that has begun says nothing of it to each who joins.
  const hasBegun = steps.every((step) => 'isOwn' in step || done.includes(step));
  if (hasBegun || isHidden) return null;

  return (
    <OverviewSection title={translate('overview.beginning.title')}>
      <Card>
        <List disablePadding>
          {steps.map((step, index) => (
            <Step
              key={step.name}
              step={step}
              isDone={done.includes(step)}
              isLast={index === steps.length - 1}
            />
          ))}
        </List>
        {done.length > 0 && (
          <Button
            size="small"
            onClick={() => setHidden(true)}
            sx={{ mx: { xs: 1.5, sm: 2.5 }, mb: 1, minWidth: 0, minHeight: { xs: 44, md: 36 } }}
          >
            {translate('overview.beginning.hide')}
          </Button>
        )}
      </Card>
    </OverviewSection>
  );
}

interface StepProps {
  readonly step: (typeof steps)[number];
  readonly isDone: boolean;
  readonly isLast: boolean;
}

function Step({ step: { name, Icon, href }, isDone, isLast }: StepProps) {
  const translate = useTranslate();
  const title = translate(`overview.beginning.${name}.title`);
  return (
    <ListItem divider={!isLast} sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>
      <ListItemIcon sx={{ color: isDone ? 'success.main' : 'primary.main' }}>
        {isDone ? <DoneIcon /> : <Icon />}
      </ListItemIcon>
      {isDone ? (
        <ListItemText
          primary={title}
          secondary={<span style={visuallyHidden}>{translate('overview.beginning.done')}</span>}
          slotProps={{ primary: { color: 'text.secondary' } }}
        />
      ) : (
        <ListItemText
          primary={
            <Link href={href} sx={{ fontWeight: 500 }}>
              {title}
            </Link>
          }
          secondary={translate(`overview.beginning.${name}.text`)}
        />
      )}
    </ListItem>
  );
}
