import Avatar from '@mui/material/Avatar';
import { imageUrl } from '../data/apiUrl.ts';
import { initialsOf, initialsTint } from './initialsOf.ts';

interface PhotoAvatarProps {
  readonly name: string;
  readonly imageToken: string | null | undefined;
  /** Diameter in px. */
  readonly size: number;
  /** For a photo without the name beside it. */
  readonly alt?: string;
}

/** A person's photo, or their initials. */
export function PhotoAvatar({ name, imageToken, size, alt = '' }: PhotoAvatarProps) {
  return (
    <Avatar
      alt={alt}
      src={imageUrl(imageToken)}
      sx={{
        // In rem, so that it grows with the browser's font size.
        width: `${size / 16}rem`,
        height: `${size / 16}rem`,
        fontSize: `${(size * 0.375) / 16}rem`,
        fontWeight: 500,
        bgcolor: initialsTint,
        color: 'primary.main',
      }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}
