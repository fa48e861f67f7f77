// Import each country separately: the library's index includes every number of the world, 250 kB.
import { validate as AT } from 'stdnum/lib/cjs/at/uid.js';
import { validate as BE } from 'stdnum/lib/cjs/be/vat.js';
import { validate as BG } from 'stdnum/lib/cjs/bg/vat.js';
import { validate as CY } from 'stdnum/lib/cjs/cy/vat.js';
import { validate as CZ } from 'stdnum/lib/cjs/cz/dic.js';
import { validate as DE } from 'stdnum/lib/cjs/de/vat.js';
import { validate as DK } from 'stdnum/lib/cjs/dk/cvr.js';
import { validate as EE } from 'stdnum/lib/cjs/ee/kmkr.js';
import { validate as ES } from 'stdnum/lib/cjs/es/nif.js';
import { validate as FI } from 'stdnum/lib/cjs/fi/alv.js';
import { validate as FR } from 'stdnum/lib/cjs/fr/tva.js';
import { validate as GR } from 'stdnum/lib/cjs/gr/vat.js';
import { validate as HR } from 'stdnum/lib/cjs/hr/oib.js';
import { validate as HU } from 'stdnum/lib/cjs/hu/anum.js';
import { validate as IE } from 'stdnum/lib/cjs/ie/vat.js';
import { validate as IT } from 'stdnum/lib/cjs/it/iva.js';
import { validate as LT } from 'stdnum/lib/cjs/lt/pvm.js';
import { validate as LU } from 'stdnum/lib/cjs/lu/tva.js';
import { validate as LV } from 'stdnum/lib/cjs/lv/pvn.js';
import { validate as MT } from 'stdnum/lib/cjs/mt/vat.js';
import { validate as NL } from 'stdnum/lib/cjs/nl/btw.js';
import { validate as PL } from 'stdnum/lib/cjs/pl/nip.js';
import { validate as PT } from 'stdnum/lib/cjs/pt/nif.js';
import { validate as RO } from 'stdnum/lib/cjs/ro/cui.js';
import { validate as SE } from 'stdnum/lib/cjs/se/vat.js';
import { validate as SI } from 'stdnum/lib/cjs/si/ddv.js';
import { validate as SK } from 'stdnum/lib/cjs/sk/dph.js';
import { validate as edrpou } from 'stdnum/lib/cjs/ua/edrpou.js';
import { validate as rntrc } from 'stdnum/lib/cjs/ua/rntrc.js';

const unionValidators = {
  AT,
  BE,
  BG,
  CY,
  CZ,
  DE,
  DK,
  EE,
  ES,
  FI,
  FR,
  GR,
  HR,
  HU,
  IE,
  IT,
  LT,
  LU,
  LV,
  MT,
  NL,
  PL,
  PT,
  RO,
  SE,
  SI,
  SK,
};

/**
 * Whether a text is a VAT number by its country's rules, including the checksum: a Polish NIP with or without
 * `PL`, a prefixed number of another EU country, or a Ukrainian one (EDRPOU, RNTRC) with or without `UA`.
 * Ignores spaces, dots and dashes.
 * @example isVatNumber('526-10-40-828') // true
 */
export function isVatNumber(text: string): boolean {
  const compact = text.toUpperCase().replace(/[\s.-]/g, '');
  const [, prefix, rest = ''] = /^([A-Z]{2})?(.+)$/.exec(compact) ?? [];
  if (prefix === undefined) return unionValidators.PL(rest).isValid || isUkrainian(rest);
  if (prefix === 'UA') return isUkrainian(rest);
  const country = prefix === 'EL' ? 'GR' : prefix;
  return isOfUnion(country) && unionValidators[country](rest).isValid;
}

function isOfUnion(country: string): country is keyof typeof unionValidators {
  return Object.hasOwn(unionValidators, country);
}

function isUkrainian(number: string): boolean {
  return edrpou(number).isValid || rntrc(number).isValid;
}
