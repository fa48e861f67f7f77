import EventIcon from '@mui/icons-material/EventOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import PeopleInNeedIcon from '@mui/icons-material/SupportOutlined';
import VolunteersIcon from '@mui/icons-material/VolunteerActivismOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

const subjects = [
  { name: 'volunteers', Icon: VolunteersIcon },
  { name: 'peopleInNeed', Icon: PeopleInNeedIcon },
  { name: 'events', Icon: EventIcon },
  { name: 'team', Icon: GroupsIcon },
] as const;

export function LandingFeatures() {
  const translate = useTranslate();
  return (
    <Box component="section" aria-labelledby="landing-what">
      <Typography id="landing-what" variant="h2" sx={{ fontSize: '1.5rem', mb: 3 }}>
        {translate('landing.what')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' } }}>
        {subjects.map(({ name, Icon }) => (
          <Card key={name}>
            <CardContent sx={{ p: 3 }}>
              <Icon sx={{ fontSize: 32, color: 'primary.main', mb: 2 }} />
              <Typography variant="h3" gutterBottom>
                {translate(`landing.${name}.title`)}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {translate(`landing.${name}.text`)}
              </Typography>
            </CardContent>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
