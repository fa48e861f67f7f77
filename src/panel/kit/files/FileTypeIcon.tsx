import DocumentIcon from '@mui/icons-material/DescriptionOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';

/** The kind of a file at a glance; the name beside it tells it in words. */
export function FileTypeIcon({ type }: { readonly type: string }) {
  const Icon = type === 'application/pdf' ? PdfIcon : type.startsWith('image/') ? ImageIcon : DocumentIcon;
  return <Icon aria-hidden sx={{ color: 'text.secondary' }} />;
}
