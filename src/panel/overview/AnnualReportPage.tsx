import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { type ReportPart, reportParts } from '../../domain/overview/reportParts.ts';
import { answerOf, client } from '../data/client.ts';
import { organizationId } from '../data/sessionStore.ts';
import { BusyButton } from '../kit/action/BusyButton.tsx';
import { type BlobCall, useDownload } from '../kit/download/useDownload.ts';
import { formatDate } from '../kit/format/formatDate.ts';
import { formatMinutes } from '../kit/format/formatMinutes.ts';
import { formatNumber } from '../kit/format/formatNumber.ts';
import { today } from '../kit/format/today.ts';
import { PageHeader } from '../kit/page/PageHeader.tsx';
import { BackLink } from '../kit/show/BackLink.tsx';
import { CardShape } from '../kit/show/CardShape.tsx';
import { LoadFailure } from '../kit/state/LoadFailure.tsx';
import { LoadingNote } from '../shell/loading/LoadingNote.tsx';
import { NumbersTable } from './charts/NumbersTable.tsx';

type AnnualReport = components['schemas']['AnnualReport'];

/** Years that may be chosen, this one included. */
const YEARS = 10;

/** What the foundation's volunteers did in a year, to read and to download. The year stands in the address. */
export default function AnnualReportPage() {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const years = latestYears();
  const year = years.find((one) => String(one) === search.get('year')) ?? years[0];
  const { data, error, refetch } = useAnnualReport(year);
  return (
    <Stack sx={{ gap: 2 }}>
      <BackLink list={paths.overview.getHref()} label={translate(paths.overview.title)} />
      <PageHeader
        title={translate(paths.annualReport.title)}
        actions={
          <>
            <TextField
              select
              size="small"
              label={translate('overview.report.year')}
              value={year}
              onChange={(event) => setSearch({ year: event.target.value }, { replace: true })}
              slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
            >
              {years.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </TextField>
            <DownloadButton year={year} kind="csv" />
            <DownloadButton year={year} kind="pdf" />
          </>
        }
      />
      <Typography sx={{ color: 'text.secondary', maxWidth: '48em' }}>
        {translate('overview.report.intro')}
      </Typography>
      {data && <ReportCards report={data} />}
      {!data && (error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <ReportShape />)}
    </Stack>
  );
}

/** This year first. */
function latestYears(): [number, ...number[]] {
  const current = Number(today().slice(0, 4));
  return [current, ...Array.from({ length: YEARS - 1 }, (_, ago) => current - ago - 1)];
}

function useAnnualReport(year: number) {
  return useQuery({
    queryKey: ['annualReport', year],
    queryFn: ({ signal }) =>
      answerOf(
        client.GET('/organizations/{id}/annual-report', {
          params: { path: { id: organizationId() }, query: { year } },
          signal,
        }),
      ),
  });
}

const addresses = {
  csv: '/organizations/{id}/annual-report/export',
  pdf: '/organizations/{id}/annual-report/paper',
} as const;

interface DownloadButtonProps {
  readonly year: number;
  readonly kind: keyof typeof addresses;
}

function DownloadButton({ year, kind }: DownloadButtonProps) {
  const translate = useTranslate();
  const { busy, start } = useDownload();
  const params = { path: { id: organizationId() }, query: { year } };
  return (
    <BusyButton
      busy={busy}
      variant={kind === 'pdf' ? 'contained' : 'outlined'}
      startIcon={<DownloadIcon />}
      onClick={() =>
        void start(
          client.GET(addresses[kind], { params, parseAs: 'blob' }) as BlobCall,
          `${translate('overview.report.file', { year })}.${kind}`,
        )
      }
    >
      {translate(`overview.report.${kind}`)}
    </BusyButton>
  );
}

function ReportCards({ report }: { readonly report: AnnualReport }) {
  const translate = useTranslate();
  const text = (key: string) => translate(`overview.report.months.${key}`);
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('overview.report.until', { day: formatDate(report.dateTo) })}
        {report.time.all === 0 && ` · ${translate('overview.report.none')}`}
      </Typography>
      <Box sx={partGrid}>
        {reportParts(report).map((part) => (
          <PartCard key={part.name} part={part} />
        ))}
      </Box>
      <Card component="section" aria-label={text('title')} sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {text('title')}
        </Typography>
        <NumbersTable
          label={text('title')}
          rows={report.months}
          ofOneYear
          columns={[
            { name: text('volunteers'), cell: (row) => formatNumber(row.volunteers) },
            { name: text('minutes'), cell: (row) => formatMinutes(row.minutes) },
            { name: text('visits'), cell: (row) => formatNumber(row.visits) },
            { name: text('events'), cell: (row) => formatNumber(row.events) },
          ]}
        />
      </Card>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '60em' }}>
        {translate('overview.report.note')}
      </Typography>
    </>
  );
}

function PartCard({ part: { name, isTime, lines } }: { readonly part: ReportPart }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {translate(`overview.report.${name}.title`)}
      </Typography>
      <Box component="dl" sx={linesSx}>
        {lines.map((line) => (
          <div key={line.name}>
            <dt>{translate(`overview.report.${name}.${line.name}`)}</dt>
            <dd>{isTime ? formatMinutes(line.value) : formatNumber(line.value)}</dd>
          </div>
        ))}
      </Box>
    </Card>
  );
}

/** Placeholder of about the report's size. */
function ReportShape() {
  return (
    <>
      <LoadingNote />
      <Box sx={partGrid}>
        {[4, 4, 3, 4].map((lines, part) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: never reordered.
          <CardShape key={part} lines={lines} />
        ))}
      </Box>
      <CardShape lines={12} />
    </>
  );
}

const partGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

const linesSx = {
  m: 0,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 2,
    py: 0.75,
    borderBottom: '1px solid var(--mui-palette-TableCell-border)',
  },
  '& > div:last-child': { borderBottom: 0 },
  '& dt': { color: 'text.secondary', minWidth: 0, overflowWrap: 'anywhere' },
  '& dd': { m: 0, fontWeight: 500, whiteSpace: 'nowrap' },
};
