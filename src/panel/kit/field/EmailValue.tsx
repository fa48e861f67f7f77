import { breakableEmail } from '../text/breakable.ts';
import { Pieces } from './BreakableText.tsx';
import { LinkValue } from './LinkValue.tsx';

/** An address that breaks, where it has to, before its @. */
export function EmailValue({ email }: { readonly email: string }) {
  return (
    <LinkValue href={`mailto:${email}`}>
      <Pieces pieces={breakableEmail(email)} />
    </LinkValue>
  );
}
