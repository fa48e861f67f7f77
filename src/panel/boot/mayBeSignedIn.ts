import { knownOrganization } from '../data/knownOrganization.ts';

// Runs before the content of each visitors' page. If somebody may be signed in, hides visitors' content (see
// `whileAsking`) until the session check is done.
if (knownOrganization.read()) document.documentElement.setAttribute('data-asking', '');
