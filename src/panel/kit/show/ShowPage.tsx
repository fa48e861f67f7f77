import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { PanelPath } from '../../../contract/TypedPath.ts';
import { BackLink } from './BackLink.tsx';

interface ShowPageProps {
  /** The list's page. */
  readonly list: PanelPath;
  readonly children: ReactNode;
}

/** A record's page: back link and print button above its parts. */
export function ShowPage({ list, children }: ShowPageProps) {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: { xs: 2, md: 3 } }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <BackLink list={list.pattern} label={translate(list.title)} />
        <PrintButton />
      </Stack>
      {children}
    </Stack>
  );
}

/** Prints the page as Ctrl+P does (see shell/print.css). */
function PrintButton() {
  const translate = useTranslate();
  return (
    <Button
      color="inherit"
      startIcon={<PrintIcon />}
      onClick={() => window.print()}
      sx={{ flexShrink: 0, mr: -1, my: -1, minHeight: 44, color: 'text.secondary' }}
    >
      {translate('kit.print')}
    </Button>
  );
}

/** Placeholder of the bar above a record. */
export function BarShape() {
  return <Skeleton width={140} height={28} />;
}
