import { paths } from '../../contract/paths.ts';
import { LegalPage } from './LegalPage.tsx';

export default function TermsPage() {
  return <LegalPage text="terms" title={paths.terms.title} other={paths.privacy} />;
}
