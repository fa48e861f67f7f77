import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { links } from './links.ts';

/** Leads to where the operator wants to hear of problems: an address outside, or else the panel's own form. */
export function ReportLink() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const label = translate('shell.footer.reportProblem');
  if (links.reportProblem) {
    return (
      <Link href={links.reportProblem} color="inherit">
        {label}
      </Link>
    );
  }
  const isOpen = pathname === paths.reportProblem.pattern;
  const href = paths.reportProblem.getHref(isOpen ? {} : { query: { page: pathname } });
  return (
    <Link component={RouterLink} to={href} color="inherit">
      {label}
    </Link>
  );
}
