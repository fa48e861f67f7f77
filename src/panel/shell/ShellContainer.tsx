import Container, { type ContainerProps } from '@mui/material/Container';
import { layoutSizes } from '../kit/page/layoutSizes.ts';
import { useCurrentPath } from './currentPage.ts';

/**
 * Width of header and footer: that of the page for visitors; for members that of the widest page, so that
 * neither moves from one page to the next.
 */
export function ShellContainer({ sx, ...props }: ContainerProps) {
  const isPublic = useCurrentPath()?.public ?? true;
  return (
    <Container
      maxWidth="lg"
      {...props}
      sx={[!isPublic && { maxWidth: { xl: layoutSizes.wide } }, ...[sx ?? {}].flat()]}
    />
  );
}
