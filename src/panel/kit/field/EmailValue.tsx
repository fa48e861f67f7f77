import { breakableEmail } from '../text/breakable.ts';
import { Pieces } from './BreakableText.tsx';
import { LinkValue } from './LinkValue.tsx';

/** An e-mail link that breaks before its @ if it must. */
export function EmailValue({ email }: { readonly email: string }) {
  return (
    <LinkValue href={`mailto:${email}`}>
      <Pieces pieces={breakableEmail(email)} />
    </LinkValue>
  );
}
