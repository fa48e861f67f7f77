import Avatar from '@mui/material/Avatar';
import { imageUrl } from '../data/imageUrl.ts';
import { initialsOf } from './initialsOf.ts';

interface PhotoAvatarProps {
  readonly name: string;
  readonly imageToken: string | null | undefined;
  /** Diameter in px. */
  readonly size: number;
  /** For a photo that the name does not stand beside. */
  readonly alt?: string;
}

/** The photo of a person, or their initials. */
export function PhotoAvatar({ name, imageToken, size, alt = '' }: PhotoAvatarProps) {
  return (
    <Avatar
      alt={alt}
      src={imageUrl(imageToken)}
      sx={{
        // Grows with the text of the browser, as all type does.
        width: `${size / 16}rem`,
        height: `${size / 16}rem`,
        fontSize: `${(size * 0.375) / 16}rem`,
        fontWeight: 500,
        bgcolor:
          'color-mix(in srgb, var(--mui-palette-primary-main) 12%, var(--mui-palette-background-paper))',
        color: 'primary.main',
      }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}
