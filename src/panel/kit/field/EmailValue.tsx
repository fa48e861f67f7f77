import { BreakableText } from './BreakableText.tsx';
import { LinkValue } from './LinkValue.tsx';

/** An address that breaks, where it has to, before its @. */
export function EmailValue({ email }: { readonly email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <LinkValue href={`mailto:${email}`}>
      <BreakableText>{email.slice(0, at)}</BreakableText>
      <wbr />
      <BreakableText>{email.slice(at)}</BreakableText>
    </LinkValue>
  );
}
