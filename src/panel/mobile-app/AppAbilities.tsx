import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

interface AppAbilitiesProps {
  /** Whom they are for: key under `mobileApp` in i18n, where each ability has its text, too. */
  readonly reader: 'volunteers' | 'peopleInNeed';
  readonly abilities: readonly string[];
}

export function AppAbilities({ reader, abilities }: AppAbilitiesProps) {
  const translate = useTranslate();
  const id = `app-${reader}`;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 3, md: 4 } }}>
      <Typography id={id} variant="h2">
        {translate(`mobileApp.${reader}.title`)}
      </Typography>
      <Stack component="ul" sx={{ gap: 1.5, mt: 2, mb: 0, p: 0, listStyle: 'none' }}>
        {abilities.map((ability) => (
          <Typography key={ability} component="li" sx={{ display: 'flex', gap: 1.5 }}>
            <CheckIcon aria-hidden sx={{ color: 'primary.main' }} />
            {translate(`mobileApp.${reader}.${ability}`)}
          </Typography>
        ))}
      </Stack>
    </Card>
  );
}
