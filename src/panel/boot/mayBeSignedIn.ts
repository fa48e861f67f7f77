import { knownOrganization } from '../data/knownOrganization.ts';

// Stands in each page of visitors before all that is seen: what is only for visitors is not shown (see shell/whileAsking)
// until it is known whether somebody is signed in, where that may be.
if (knownOrganization.read()) document.documentElement.setAttribute('data-asking', '');
