import EventIcon from '@mui/icons-material/EventOutlined';
import TeamIcon from '@mui/icons-material/GroupsOutlined';
import VolunteersIcon from '@mui/icons-material/VolunteerActivismOutlined';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../../contract/paths.ts';

const steps = [
  { name: 'team', Icon: TeamIcon, href: paths.inviteCoordinator.getHref() },
  { name: 'event', Icon: EventIcon, href: paths.createEvent.getHref() },
  { name: 'volunteers', Icon: VolunteersIcon, href: paths.volunteers.getHref() },
] as const;

/** What a foundation does first that has nothing yet. */
export function Beginning() {
  const translate = useTranslate();
  return (
    <Card>
      <List disablePadding>
        {steps.map(({ name, Icon, href }, index) => (
          <ListItem key={name} divider={index < steps.length - 1} sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>
            <ListItemIcon sx={{ color: 'primary.main' }}>
              <Icon />
            </ListItemIcon>
            <ListItemText
              primary={
                <Link component={RouterLink} to={href} sx={{ fontWeight: 500 }}>
                  {translate(`overview.beginning.${name}.title`)}
                </Link>
              }
              secondary={translate(`overview.beginning.${name}.text`)}
            />
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
