import { dayText } from '../../contract/dateLocale.ts';
import type { Language } from '../../contract/Language.ts';
import { drawPdf } from '../core/pdf/drawPdf.ts';
import { translator } from '../core/texts/translator.ts';
import type { Parties, StoredAgreement } from './agreementStore.ts';

/** Languages whose text both sides sign; others are copies to read. Which of them bind is to be confirmed by a lawyer. */
const binding: readonly Language[] = ['pl', 'uk'];

/** An agreement on paper, in its own language: what both sides sign, or what is going to be. */
export function agreementPdf(agreement: StoredAgreement, parties: Parties): Promise<Buffer> {
  const { language, number, status, createdAt, sentAt } = agreement;
  const translate = translator(language);
  const text = (key: string, values?: Record<string, string | number>) =>
    translate(`volunteers.agreements.paper.${key}`, values);
  const day = (date: string) => dayText(new Date(date), language, 'long');
  const { foundation, volunteer, city } = parties;
  const isDraft = status === 'draft';
  const title = text('title');
  const paper = {
    ...{ title: isDraft ? `${title} – ${text('draft')}` : `${title} ${number}`, author: foundation.name },
    ...{ language, createdAt: sentAt ?? createdAt },
  };
  const { scope, place, dateFrom, dateTo, noticeDays, risksBriefed, risks, costsWaived } = agreement;
  const { insurance, policyNumber, guardian, guardianConsent } = agreement;
  const sections: readonly (readonly [name: string, ...paragraphs: (string | null | undefined | false)[]])[] =
    [
      ['scope', text('scope.text'), scope, text('scope.place', { place })],
      [
        'time',
        dateTo
          ? text('time.limited', { from: day(dateFrom), to: day(dateTo) })
          : text('time.open', { from: day(dateFrom) }),
      ],
      ['unpaid', text('unpaid.text')],
      ['safety', text(`safety.${risksBriefed ? 'briefed' : 'duty'}`), risks, text('safety.conditions')],
      ['costs', text(`costs.${costsWaived ? 'waived' : 'paid'}`)],
      [
        'insurance',
        text(`insurance.${insurance}`),
        insurance === 'foundation' && policyNumber && text('insurance.policy', { number: policyNumber }),
      ],
      ...(guardian
        ? [['guardian', text(`guardian.${guardianConsent ? 'given' : 'asked'}`, { name: guardian })] as const]
        : []),
      ['end', noticeDays ? text('end.notice', { days: noticeDays }) : text('end.always')],
      ['law', text('law.text')],
    ];

  return drawPdf(paper, (pen) => {
    pen.title(title);
    pen.text(
      isDraft ? text('draft') : text('number', { number: number ?? '', city, day: day(parties.day) }),
      {
        isBold: isDraft,
        isSoft: !isDraft,
      },
    );
    if (!binding.includes(language)) pen.text(text('copy'), { isBold: true });
    pen.facts([
      [text('foundation'), foundation.name],
      [text('address'), foundation.address],
      [text('vatNr'), foundation.vatNr],
      [text('volunteer'), volunteer.name],
      [text('address'), volunteer.address],
      [text('born'), day(volunteer.dateOfBirth)],
    ]);
    for (const [index, [name, ...paragraphs]] of sections.entries()) {
      pen.heading(text('section', { number: index + 1, title: text(`${name}.title`) }));
      for (const paragraph of paragraphs) if (paragraph) pen.text(paragraph, { size: 10.5 });
    }
    pen.signatures([
      text('signatures.foundation'),
      text('signatures.volunteer'),
      ...(guardian ? [text('signatures.guardian')] : []),
    ]);
  });
}
