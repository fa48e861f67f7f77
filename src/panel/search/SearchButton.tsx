import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { whenIdle } from '../data/whenIdle.ts';
import type { HeaderToolProps } from '../kit/Feature.ts';
import { lazyPart } from '../kit/lazy/lazyPart.tsx';
import { SEARCH_KEYS } from './shortcutKeys.ts';
import { useEarlyText } from './useEarlyText.ts';
import { useShortcuts } from './useShortcuts.ts';

const loadDialog = () => import('./SearchDialog.tsx');
const SearchDialog = lazyPart(loadDialog, null);
const ShortcutsDialog = lazyPart(() => import('./ShortcutsDialog.tsx'), null);

/** Opens the search over everything, by click or by keyboard. */
export default function SearchButton({ routes }: HeaderToolProps) {
  const translate = useTranslate();
  const [opened, setOpened] = useState<'search' | 'shortcuts'>();
  const close = () => setOpened(undefined);
  const showShortcuts = () => setOpened('shortcuts');
  const title = translate('search.title');
  const readEarlyText = useEarlyText(opened === 'search');
  useEffect(() => {
    whenIdle(() => void loadDialog().catch(() => {}));
  }, []);
  useShortcuts({ onSearch: () => setOpened('search'), onHelp: showShortcuts });

  return (
    <>
      <IconButton
        color="inherit"
        aria-label={title}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={`${title} (${SEARCH_KEYS})`}
        onClick={() => setOpened('search')}
        sx={{ color: 'text.secondary' }}
      >
        <SearchIcon />
      </IconButton>
      {opened === 'search' && (
        <SearchDialog routes={routes} readEarlyText={readEarlyText} onClose={close} onHelp={showShortcuts} />
      )}
      {opened === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </>
  );
}
