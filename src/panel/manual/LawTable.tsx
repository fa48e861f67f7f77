import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { acts, type LawRule, lawRules } from '../../domain/law/lawRules.ts';
import type { ManualTexts } from './ManualContents.tsx';

/** The rules of law that the panel follows: what each asks, where it stands, and what the panel does. */
export function LawTable({ texts }: { readonly texts: ManualTexts['law'] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {Object.entries(lawRules).map(([name, rule]) => (
        <LawLine key={name} rule={rule} said={texts.rules[name as keyof typeof lawRules]} texts={texts} />
      ))}
    </Box>
  );
}

interface LawLineProps {
  readonly rule: LawRule;
  readonly said: { readonly rule: string; readonly panel: string };
  readonly texts: ManualTexts['law'];
}

function LawLine({ rule: { act, article, toConfirm }, said, texts }: LawLineProps) {
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider', breakInside: 'avoid' }}>
      <Typography sx={{ fontWeight: 500 }}>{said.rule}</Typography>
      <Typography variant="body2" sx={{ mt: 0.25, color: 'text.secondary' }}>
        <Link href={acts[act]} target="_blank" rel="noopener noreferrer" color="inherit">
          {texts.acts[act]}
        </Link>
        {`, ${texts.article} ${article}`}
      </Typography>
      <Typography sx={{ mt: 0.75 }}>{said.panel}</Typography>
      {toConfirm && (
        <Box component="span" sx={markSx}>
          {texts.toConfirm}
        </Box>
      )}
    </Box>
  );
}

/** As a chip, whose code visitors do not load. */
const markSx = {
  display: 'inline-block',
  mt: 1,
  px: 1.25,
  py: 0.25,
  border: 1,
  borderColor: 'warning.main',
  borderRadius: 4,
  typography: 'caption',
  color: 'warning.main',
};
