import { LinkValue } from './LinkValue.tsx';

/** An address that breaks, where it has to, before its @. */
export function EmailValue({ email }: { readonly email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <LinkValue href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </LinkValue>
  );
}
