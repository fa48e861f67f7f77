import Avatar from '@mui/material/Avatar';
import { imageUrl } from '../../data/imageUrl.ts';
import { initialsOf } from '../../shell/initialsOf.ts';

interface ParticipantAvatarProps {
  readonly name: string;
  readonly imageToken: string | null | undefined;
}

export function ParticipantAvatar({ name, imageToken }: ParticipantAvatarProps) {
  return (
    <Avatar
      alt=""
      src={imageUrl(imageToken)}
      sx={{
        width: 40,
        height: 40,
        fontSize: '0.9375rem',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}
