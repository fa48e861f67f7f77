import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';

interface LinkedLabelProps {
  readonly label: string;
  /** The words of the label that are the link. */
  readonly words: string;
  readonly href: string;
}

/**
 * A label that names a page, such as the terms that somebody accepts. The page opens in another tab, so that the form
 * stays as it is; browsers do not take a click on a link inside a label for a click on the label's field.
 */
export function LinkedLabel({ label, words, href }: LinkedLabelProps) {
  const translate = useTranslate();
  const [before, after] = label.split(words);
  return (
    <>
      {before}
      <Link href={href} target="_blank" title={translate('form.newTab')}>
        {words}
      </Link>
      {after}
    </>
  );
}
