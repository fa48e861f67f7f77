import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { useCurrentPath } from './currentPage.ts';
import { links, manualHref } from './manualSections.ts';
import { ShellContainer } from './ShellContainer.tsx';

const row = { display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 };

/**
 * Hidden while the page loads, because content appearing above would push it down. A field of a form that is still to
 * come has its place, so the footer of such a page stays: who is about to click upon it finds it.
 */
const hiddenUntilPage = {
  '#main:not(:has(h1)) ~ &, #main:has(.MuiSkeleton-root:not(form *)) ~ &': { visibility: 'hidden' },
};

export function Footer() {
  const translate = useTranslate();
  const path = useCurrentPath();
  return (
    <Box
      component="footer"
      sx={{ borderTop: 1, borderColor: 'divider', py: 3, color: 'text.secondary', ...hiddenUntilPage }}
    >
      <ShellContainer sx={{ ...row, typography: 'body2' }}>
        <Box sx={{ mr: 'auto' }}>{translate('shell.footer.copyright')}</Box>
        <Box sx={row}>
          {[paths.app, paths.terms, paths.privacy].map((page) => (
            <Link key={page.pattern} href={page.getHref()} color="inherit">
              {translate(page.title)}
            </Link>
          ))}
          <ReportLink />
          <Link href={manualHref(path)} target="_blank" rel="noopener noreferrer" color="inherit">
            {translate('shell.footer.userManual')}
          </Link>
        </Box>
      </ShellContainer>
    </Box>
  );
}

/** Links to where the operator wants problems reported: an external address, or the panel's own form. */
function ReportLink() {
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
    <Link href={href} color="inherit">
      {label}
    </Link>
  );
}
