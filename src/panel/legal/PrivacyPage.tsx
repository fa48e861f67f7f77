import { paths } from '../../contract/paths.ts';
import { LegalPage } from './LegalPage.tsx';

export default function PrivacyPage() {
  return <LegalPage text="privacy" title={paths.privacy.title} other={paths.terms} />;
}
